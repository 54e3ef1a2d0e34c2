import { Forearm } from './figures/forearm.tsx'
import { ToolHand } from './figures/tool-hand.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function Cryotherapy({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink-pale">
      <Forearm skin="i-skin-2" />
      <path className="i-oxblood" d="M154 232c-4-6-8-16 0-21 9-5 19 1 19 10 0 6-3 10-5 14Z" />
      <path className="i-line" d="M154 232c-4-6-8-16 0-21 9-5 19 1 19 10 0 6-3 10-5 14" />
      <path className="i-line i-fine" d="m168 178-28-16M162 194h-34M198 166l-5-30M181 170l-19-24" />
      <g transform="translate(228 92)">
        <ToolHand skin="i-chalk">
          <path className="i-estuary-deep i-line" d="m132-136 34 26L26 52-2 28Z" />
          <path className="i-sloe" d="m-3 30 27 21-30 34-14-11Z" />
          <path className="i-line" d="m-16 82-18 24" />
        </ToolHand>
      </g>
    </Plate>
  )
}
