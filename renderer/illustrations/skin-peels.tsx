import { ProfileLying } from './figures/profile.tsx'
import { ToolHand } from './figures/tool-hand.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function SkinPeels({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <g transform="translate(-50 0)">
        <ProfileLying skin="i-skin-1" />
      </g>
      <path
        className="i-accent"
        d="M236 222c22-4 42 2 58 16M228 236c20-2 38 4 52 18M226 252c14 0 28 6 38 16"
      />
      <g transform="translate(290 110)">
        <ToolHand skin="i-chalk">
          <path className="i-oxblood" d="m126-118 12 10L30 40 10 24Z" />
          <path className="i-estuary-deep i-line" d="m6 28 26 20-10 14-30-23Z" />
          <path className="i-sloe" d="M-8 39 22 62C10 82-16 102-40 110c-4-24 10-52 32-71Z" />
          <path className="i-paper-line i-fine" d="M0 50c-12 14-22 28-30 46M10 58c-10 12-20 24-30 34" />
        </ToolHand>
      </g>
      <path className="i-pink-pale i-line" d="M-10 330h196v40H-10Z" />
      <path className="i-chalk i-line" d="M34 276h108c0 34-18 54-54 54s-54-20-54-54Z" />
      <path className="i-estuary" d="M42 294h92c-6 20-20 30-46 30s-40-10-46-30Z" />
      <path className="i-line" d="M39 294h98" />
    </Plate>
  )
}
