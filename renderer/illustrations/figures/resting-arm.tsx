import type { Skin } from './skin.ts'

/** A forearm that lies across the plate, the open hand left, the elbow beyond the right edge. */
export function RestingArm({ skin }: { skin: Skin }) {
  return (
    <>
      <path
        className={`${skin} i-line`}
        d="M104 296c-34 12-60 26-82 42-8 7-2 16 9 11 23-11 47-23 77-31ZM104 282c-38 12-70 28-94 46-8 7-1 17 10 12 26-14 54-26 86-32Z"
      />
      <path
        className={`${skin} i-line`}
        d="M700 170C550 184 400 202 288 226 242 236 208 252 176 254 148 250 126 252 106 262 74 276 40 292 14 310 6 316 12 326 23 322 48 312 74 304 96 300 107 300 110 307 102 314 90 322 78 330 70 342 66 352 78 356 90 350 112 341 138 331 170 321 230 323 266 349 346 355 436 361 560 363 700 355Z"
      />
      <path className="i-line i-fine" d="M110 306c10 0 20-4 28-10M124 268c-6 3-10 7-13 12" />
    </>
  )
}
