import { Drawers } from './figures/drawers.tsx'
import { Garment } from './figures/garment.tsx'
import { HeadProfile } from './figures/head-profile.tsx'
import { Leaves } from './figures/leaves.tsx'
import { Nurse } from './figures/nurse.tsx'
import { plate } from './plate.tsx'

const sprig = [
  [228, 256, -58, 0.8],
  [230, 244, 54, 0.8],
  [231, 226, -50, 0.8],
  [232, 214, 44, 0.8],
  [233, 204, -4, 0.9],
] as const

export const Home = plate(
  'pink',
  <>
    <path className="i-pink-pale i-line" d="M184-190h112v296H184ZM240-190v296M184-42h112" />
    <path className="i-line" d="M180 106h120" />
    <g className="i-half" transform="translate(172 52) scale(-.44 .44)">
      <HeadProfile skin="i-skin-1" hair="crop" eye="open">
        <Garment className="i-chalk" />
        <path className="i-line" d="M226 470c-16 50-18 110-8 180" />
      </HeadProfile>
    </g>
    <g className="i-half" transform="translate(310 46) scale(.44)">
      <Nurse />
    </g>
    <Drawers />
    <path className="i-chalk" d="M-900 326h2280v14H-900Z" />
    <path className="i-line" d="M-900 326h2280M-900 340h2280" />
    <path className="i-chalk i-line" d="m236 326 14-5h56l12 5Z" />
    <path className="i-line" d="M227 280c2-26 6-50 6-76" />
    <Leaves at={sprig} />
    <path
      className="i-chalk i-line"
      d="M214 278h26c-2 10 8 16 8 28 0 10-8 20-21 20s-21-10-21-20c0-12 10-18 8-28Z"
    />
    <path className="i-estuary i-line" d="M128 300h36v12a14 14 0 0 1-14 14h-8a14 14 0 0 1-14-14Z" />
    <path className="i-line" d="M164 304c12-2 12 14-2 13" />
  </>,
)
