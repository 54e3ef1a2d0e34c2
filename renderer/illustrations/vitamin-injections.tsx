import { Drawers } from './figures/drawers.tsx'
import { Leaves } from './figures/leaves.tsx'
import { plate } from './plate.tsx'

const branch = [
  [284, 130, -58, 1.5],
  [282, 100, 56, 1.5],
  [288, 62, -54, 1.5],
  [287, 34, 52, 1.5],
  [286, -4, -48, 1.5],
  [286, -30, 46, 1.4],
  [287, -60, -36, 1.3],
  [288, -76, 20, 1.3],
] as const

export const VitaminInjections = plate(
  'pink',
  <>
    <path className="i-pink-pale" d="M-900 250h2280v90H-900Z" />
    <path className="i-line" d="M-900 250h2280" />
    <Drawers />
    <g transform="translate(0 -12)">
      <path className="i-line" d="M296 220c-10-80-14-200-8-296" />
      <Leaves at={branch} />
      <path className="i-estuary i-line" d="M262 170h64l-8 138h-48Z" />
      <path className="i-chalk i-line i-fine" d="M265 210h58l-5 94h-48Z" />
      <path
        className="i-chalk"
        d="M118 178c0-20 22-20 22-38v-20h62v20c0 18 22 18 22 38v120c0 14-8 22-22 22h-62c-14 0-22-8-22-22Z"
      />
      <path className="i-pink" d="M118 214h106v84c0 14-8 22-22 22h-62c-14 0-22-8-22-22Z" />
      <path
        className="i-line"
        d="M118 178c0-20 22-20 22-38v-20h62v20c0 18 22 18 22 38v120c0 14-8 22-22 22h-62c-14 0-22-8-22-22ZM118 214h106"
      />
      <path className="i-estuary-deep i-line" d="M130 84h82v24h-82ZM136 108h70v14h-70Z" />
      <path className="i-chalk i-line" d="M118 234h70v54h-70" />
      <path className="i-line i-fine" d="M130 250h44M130 262h44M130 274h26" />
      <circle className="i-oxblood" cx="344" cy="290" r="54" />
      <circle className="i-chalk" cx="344" cy="290" r="47" />
      <circle className="i-pink-deep" cx="344" cy="290" r="41" />
      <path className="i-paper-line" d="M344 249v82M303 290h82M315 261l58 58M373 261l-58 58" />
      <circle className="i-chalk" cx="344" cy="290" r="6" />
    </g>
  </>,
)
