import { ProfileCloseUp } from './figures/profile.tsx'
import { ToolHand } from './figures/tool-hand.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function DermaforceRfMicroneedling({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="estuary">
      <g transform="translate(-40 0)">
        <ProfileCloseUp skin="i-skin-3" />
      </g>
      <g className="i-accent">
        <circle className="i-fine i-faint" cx="196" cy="236" r="58" />
        <circle className="i-fine i-faint" cx="196" cy="236" r="42" />
        <circle className="i-fine" cx="196" cy="236" r="27" />
        <path d="m206 206-22 28M214 213l-22 28M222 219l-22 28M230 226l-22 28M198 200l-22 28" />
      </g>
      <g transform="translate(268 118)">
        <ToolHand skin="i-chalk">
          <path className="i-chalk i-line" d="m124-136 42 34L28 56-8 28Z" />
          <path className="i-line" d="m100-106 42 33" />
          <path className="i-sloe" d="M-24 16 42 70 16 104l-68-54Z" />
          <path className="i-chalk i-line" d="m-52 50 68 54-14 18-68-54Z" />
        </ToolHand>
      </g>
    </Plate>
  )
}
