import type { Skin } from './skin.ts'

/** A forearm that lies across the plate, the open hand left, the elbow beyond the right edge. */
export function RestingArm({ skin }: { skin: Skin }) {
  return (
    <>
      <path className={`${skin} i-line`} d="M84 284c-24 14-44 30-56 46-6 10 4 16 14 10 22-14 44-24 72-26Z" />
      <path
        className={`${skin} i-line`}
        d="M700 170c-150 14-300 32-412 56-46 10-80 26-112 28-28-4-50-2-70 8-24 12-48 26-66 40-10 8-4 18 8 15 20-5 38-11 56-13 10 2 12 8 4 14-10 6-22 12-30 22-4 10 6 14 18 9 24-9 48-17 80-29 60 2 96 28 176 34 90 6 220 6 348 0Z"
      />
      <path className="i-line i-fine" d="M104 304c10 1 22-2 32-8M124 268c-6 3-10 7-13 12" />
    </>
  )
}
