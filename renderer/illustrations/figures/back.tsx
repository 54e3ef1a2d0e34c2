import type { Skin } from './skin.ts'

/** A person from behind around x = 0: hair in a knot, neck, shoulders and back, which ends far below. */
export function Back({ skin }: { skin: Skin }) {
  return (
    <>
      <path
        className={`${skin} i-line`}
        d="M-48 120c2 60 0 96-22 112-50 30-120 32-156 78-30 40-38 130-46 250V900h544V560c-8-120-16-210-46-250-36-46-106-48-156-78-22-16-24-52-22-112Z"
      />
      <path
        className="i-line"
        d="M0 262v330M-66 330c2 40 16 66 44 80M66 330c-2 40-16 66-44 80M-188 430c6 60 4 110-6 170M188 430c-6 60-4 110 6 170"
      />
      <path
        className={`${skin} i-line`}
        d="M-80 64c-16-8-22 8-18 24 4 16 14 22 22 18ZM80 64c16-8 22 8 18 24-4 16-14 22-22 18Z"
      />
      <path className="i-sloe" d="M-84 72C-92 0-54-56 0-56S92 0 84 72C78 122 52 160 0 160S-78 122-84 72Z" />
      <circle className="i-sloe" cy="-40" r="42" />
      <path
        className="i-paper-line i-fine"
        d="M-52 84c2-44 22-74 46-92M52 84C50 40 30 10 6-8M0 0v120M-26 104c0-40 8-72 20-96M26 104c0-40-8-72-20-96"
      />
    </>
  )
}
