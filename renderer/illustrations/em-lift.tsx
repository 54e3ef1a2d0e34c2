import { HeadProfile } from './figures/head-profile.tsx'
import { plate } from './plate.tsx'

const wave = 'c7-8 7 8 14 0s7 8 14 0s7 8 14 0'

export const EmLift = plate(
  'estuary',
  <>
    <g className="i-enlarged" transform="translate(96 -54) scale(1.35)">
      <HeadProfile skin="i-skin-3" band />
    </g>
    <path
      className="i-line"
      d="M156 55C60 0 24 110 30 230c4 80 16 200 12 460M244 196c64 46 86 130 78 500M200 282c16 60 6 140 8 420"
    />
    <g className="i-chalk i-line">
      <rect x="-26" y="-14" width="52" height="28" rx="14" transform="translate(156 64) rotate(-58)" />
      <rect x="-31" y="-17" width="62" height="34" rx="17" transform="translate(235 194) rotate(-58)" />
      <rect x="-26" y="-14" width="52" height="28" rx="14" transform="translate(198 287) rotate(-14)" />
    </g>
    <path className="i-accent" d={`M179 224${wave}M175 243${wave}M170 261${wave}`} />
    <circle className="i-sloe" cx="156" cy="64" r="4" />
    <circle className="i-sloe" cx="235" cy="194" r="4" />
    <circle className="i-sloe" cx="198" cy="287" r="4" />
  </>,
)
