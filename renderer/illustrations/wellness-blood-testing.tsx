import { Dots } from './figures/dots.tsx'
import { Drawers } from './figures/drawers.tsx'
import { plate } from './plate.tsx'

const results = [
  [314, 92],
  [330, 126],
  [304, 160],
  [322, 194],
] as const
const scale = ([, y]: readonly [number, number]) => `M252 ${y}h128M292 ${y - 6}v12M344 ${y - 6}v12`

export const WellnessBloodTesting = plate(
  'pink-pale',
  <>
    <path className="i-pink" d="M-900 266h2280v74H-900Z" />
    <path className="i-line" d="M-900 266h2280" />
    <Drawers />
    <path className="i-estuary-deep i-line" d="M224-104h184v342H224Z" />
    <path className="i-chalk i-line" d="M236-78h160v304H236Z" />
    <path className="i-sloe" d="M284-118h64v30h-64Z" />
    <path className="i-line i-fine" d="M252-52h76M252-36h52" />
    <path className="i-line i-fine" d="M252-2h128M252 14h128M252 30h84" />
    <path className="i-line i-fine" d="M252 58h50" />
    <path className="i-line i-fine" d={results.map(scale).join('')} />
    <Dots at={results} className="i-oxblood" radius={6} />
    <g transform="translate(12 -10)">
      <path className="i-chalk" d="M128 72h56v210a28 28 0 0 1-56 0Z" />
      <path className="i-oxblood" d="M128 178h56v104a28 28 0 0 1-56 0Z" />
      <path className="i-chalk i-line" d="M128 116h56v46h-56Z" />
      <path className="i-line" d="M128 72h56v210a28 28 0 0 1-56 0Z" />
      <path className="i-line i-fine" d="M138 130h36M138 140h36M138 150h20" />
      <path className="i-estuary-deep i-line" d="M120 40c0-4 3-6 6-6h60c3 0 6 2 6 6v38h-72Z" />
      <path className="i-line i-fine" d="M134 44v26M145 44v26M156 44v26M167 44v26M178 44v26" />
      <path
        className="i-chalk i-line"
        d="M92 232h128v24H92ZM100 256h16v64h-16ZM196 256h16v64h-16ZM84 320h144v16H84Z"
      />
      <path
        className="i-pink-pale i-line"
        d="M290 326c-10-12 0-28 16-26 6-14 30-14 36 0 16-2 26 12 18 26-6 12-20 14-30 8-12 8-34 4-40-8Z"
      />
      <path className="i-line i-fine" d="M306 316c4-8 12-10 20-6M340 316c-2 6-6 8-12 10" />
    </g>
  </>,
)
