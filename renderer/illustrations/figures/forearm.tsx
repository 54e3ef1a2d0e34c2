import type { Skin } from './profile.tsx'

/** A forearm lying across the plate, elbow left, hand relaxed at the right edge. */
export function Forearm({ skin }: { skin: Skin }) {
  return (
    <>
      <path
        className={skin}
        d="M0 226c110-14 220 10 312 26 26 4 44-6 66-14 30-10 68-12 102-6v96c-30 20-66 26-100 20-26-4-46-16-72-16-100 2-210 32-308 34Z"
      />
      <g className="i-line">
        <path d="M0 226c110-14 220 10 312 26 26 4 44-6 66-14 30-10 68-12 102-6M480 328c-30 20-66 26-100 20-26-4-46-16-72-16-100 2-210 32-308 34" />
        <path d="M372 290c-14-6-26-16-36-26M480 262c-40-2-72 4-100 18M480 296c-34-4-64 0-88 8" />
      </g>
    </>
  )
}
