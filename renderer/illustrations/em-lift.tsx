import { HeadProfile } from './figures/head-profile.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const wave = 'c7-8 7 8 14 0s7 8 14 0s7 8 14 0'

export function EmLift({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="estuary">
      <g transform="translate(112 -2) scale(1.16)">
        <HeadProfile skin="i-skin-3" band />
      </g>
      <path
        className="i-line"
        d="M164 92C80 60 60 150 66 250c4 70 14 170 10 400M240 214c60 40 76 110 70 436M202 288c14 60 6 130 8 362"
      />
      <g className="i-chalk i-line">
        <rect x="-26" y="-14" width="52" height="28" rx="14" transform="translate(164 100) rotate(-58)" />
        <rect x="-31" y="-17" width="62" height="34" rx="17" transform="translate(232 212) rotate(-58)" />
        <rect x="-26" y="-14" width="52" height="28" rx="14" transform="translate(200 292) rotate(-14)" />
      </g>
      <path className="i-accent" d={`M184 238${wave}M180 254${wave}M176 270${wave}`} />
      <circle className="i-sloe" cx="164" cy="100" r="4" />
      <circle className="i-sloe" cx="232" cy="212" r="4" />
      <circle className="i-sloe" cx="200" cy="292" r="4" />
    </Plate>
  )
}
