import type { Skin } from './skin.ts'

const face =
  'M-96 136c0 56 10 100 38 132 20 22 40 34 58 34s38-12 58-34c28-32 38-76 38-132 0-70-36-112-96-112s-96 42-96 112Z'

/** The left one of two. It ends under the face, which is drawn over it. */
function Ear({ skin }: { skin: Skin }) {
  return <path className={`${skin} i-line`} d="M-97 152c-6-11-20-4-18 12 2 20 8 38 20 38h16" />
}

function Eye() {
  return (
    <g className="i-line">
      <path d="M-68 152c10 11 34 12 46 3M-63 157l-6 5M-54 161l-4 6M-43 163l-1 7M-32 162l3 6" />
      <path className="i-fine" d="M-64 142c12-7 28-7 38 0" />
    </g>
  )
}

const brow = 'M-74 127c10-14 34-19 52-11 3 2 2 6-2 6-17-4-34-2-50 5Z'

interface Props {
  skin: Skin
  /** Class of the lips. */
  lips?: string
  /** False where the edge of the drawing would cut the ears: the hair hides them. */
  ears?: boolean
}

/** A calm head from the front with closed eyes, 302 units from crown to chin around x = 0, with neck and shoulders that end far below. */
export function HeadFront({ skin, lips = 'i-pink-deep', ears = true }: Props) {
  return (
    <>
      <path
        className="i-sloe"
        d="M0-20c90 0 128 60 126 150-2 70 22 140 40 230 8 50-10 80-30 100h-272c-20-20-38-50-30-100 18-90 42-160 40-230-2-90 36-150 126-150Z"
      />
      <path
        className={`${skin} i-line`}
        d="M-54 250c4 40 2 70-6 92-34 30-110 34-160 70-30 24-40 60-46 110V900h532V522c-6-50-16-86-46-110-50-36-126-40-160-70-8-22-10-52-6-92Z"
      />
      <path className="i-line i-fine" d="M-60 392c24 4 40 12 46 26M60 392c-24 4-40 12-46 26" />
      {ears && (
        <>
          <Ear skin={skin} />
          <g transform="scale(-1 1)">
            <Ear skin={skin} />
          </g>
        </>
      )}
      <path className={`${skin} i-line`} d={face} />
      <g transform="scale(-1 1)">
        <Eye />
        <path className="i-sloe" d={brow} />
      </g>
      <Eye />
      <path className="i-sloe" d={brow} />
      <path className="i-line" d="M-19 205c-7 6-5 16 5 16 5 0 9 5 14 5s9-5 14-5c10 0 12-10 5-16" />
      <path
        className={lips}
        d="M-33 247c10-8 22-14 27-13 3 0 4 3 6 3s3-3 6-3c5-1 17 5 27 13-10 12-20 18-33 18s-23-6-33-18Z"
      />
      <path className="i-line i-fine" d="M-37 246c12 3 27-3 37 2 10-5 25 1 37-2" />
      <path
        className="i-sloe"
        d="M-97 178c-30-114 3-198 97-198s127 84 97 198c-2-48-5-82-37-106-32-10-58-20-78-38-18 30-60 52-79 144Z"
      />
      <path
        className="i-paper-line i-fine"
        d="M-20 30c-36 0-66 24-80 66M-14 6c-36-4-70 16-88 56M-20 30c40 12 88 6 116 64M-14 6c44 2 88 20 104 62"
      />
    </>
  )
}
