import { ProfileLying } from './figures/profile.tsx'
import { ToolHand } from './figures/tool-hand.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function Microneedling({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <ProfileLying skin="i-skin-3" />
      <path className="i-accent" d="M176 290v18M188 286v26M200 284v30M212 284v30M224 286v26M236 290v18" />
      <g transform="translate(246 162)">
        <ToolHand skin="i-chalk">
          <path className="i-sloe" d="m103-93 16 13L24 42 4 28Z" />
          <path className="i-chalk i-line" d="M6 27-26 74l16 12 34-45Z" />
          <path className="i-line" d="m-18 80-14 18" />
        </ToolHand>
      </g>
    </Plate>
  )
}
