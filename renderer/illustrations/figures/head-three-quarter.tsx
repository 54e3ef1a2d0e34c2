import type { Skin } from './skin.ts'

const face =
  'M48 44C22 70 12 104 17 134c1 8-3 14-4 22-4 18 2 34 9 50 6 22 14 38 21 58 6 26 24 40 46 40 50-6 100-50 122-92V60Z'

interface Props {
  skin: Skin
  band?: boolean
}

/** A head turned left between profile and front, eyes closed, 304 units from crown to chin, with neck and shoulders that end far below. */
export function HeadThreeQuarter({ skin, band = false }: Props) {
  return (
    <>
      <circle className="i-sloe" cx="222" cy="-16" r="40" />
      <path
        className={`${skin} i-line`}
        d="M96 290c8 34 6 62 0 84-34 24-90 26-130 60-26 24-34 60-40 106V900h480V540c-6-60-22-96-64-116-44-22-92-36-110-70-8-40-2-90 6-150"
      />
      <path className={skin} d={face} />
      <path className={skin} d="M150 160h68v110h-90Z" />
      <path
        className="i-line"
        d="M48 44C22 70 12 104 17 134c1 8-3 14-4 22-4 18 2 34 9 50 6 22 14 38 21 58 6 26 24 40 46 40 36-4 84-40 106-92"
      />
      <path
        className="i-sloe"
        d="M44 54C50 0 104-30 160-24c66 8 108 62 104 134-2 60-22 110-50 142-6-16-6-34-6-50-2-24-14-40-22-50-6 14-8 30-14 44-8-24-4-60-22-90-22-36-68-50-106-52Z"
      />
      <path
        className="i-paper-line i-fine"
        d="M74 48c50-50 110-60 148-40M120 66c30-40 70-60 108-58M158 110c20-40 50-70 76-84"
      />
      {band && (
        <path
          className="i-chalk i-line"
          d="M42 58c50-4 106 16 132 96 6-10 16-14 28-8-6-80-60-128-142-126-10 10-16 22-18 38Z"
        />
      )}
      <path className={`${skin} i-line`} d="M186 170c-2-24 30-30 34-8 3 20-10 46-22 48-9 1-12-6-12-14" />
      <g className="i-line">
        <path className="i-fine" d="M195 166c8-9 18-2 14 10-2 7-7 10-9 17" />
        <path d="M24 154c6 8 18 10 28 5M29 159l-5 5M38 162l-2 7M46 162l2 6" />
        <path d="M92 154c10 11 32 12 46 2M98 160l-5 6M108 163l-2 7M119 164l2 7M130 161l5 6" />
        <path className="i-fine" d="M96 143c12-8 28-8 40-1" />
        <path d="M62 158c-3 14-9 28-15 40-4 9 0 15 8 15 5 5 14 5 20 0 6 0 9-5 7-11" />
        <path d="M48 249c8 2 16-3 22 1 10-5 24 2 38-2" />
        <path className="i-fine" d="M58 264c9 5 22 5 32-1" />
      </g>
      <path
        className="i-sloe"
        d="M20 128c8-9 20-12 34-8 3 2 2 5-2 5-11-2-21-1-32 3ZM88 122c12-12 38-16 58-3 3 3 1 6-3 5-19-7-36-6-55-2Z"
      />
    </>
  )
}
