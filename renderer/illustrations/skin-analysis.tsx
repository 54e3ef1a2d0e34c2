import { Dots } from './figures/marks.tsx'
import { Profile } from './figures/profile.tsx'
import { ToolHand } from './figures/tool-hand.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const pores = [
  [222, 196],
  [246, 214],
  [214, 226],
  [238, 240],
  [206, 250],
  [262, 246],
  [230, 262],
] as const

export function SkinAnalysis({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <g transform="translate(-6 -2)">
        <Profile skin="i-skin-4" />
      </g>
      <circle className="i-chalk i-line" cx="234" cy="229" r="66" />
      <circle className="i-skin-3 i-line" cx="234" cy="229" r="56" />
      <path
        className="i-line i-fine"
        d="M184 210c30 6 60 22 84 48M188 196c34 8 66 26 92 50M198 186c32 8 62 26 88 52M212 178c26 6 54 22 76 44M180 228c28 6 50 18 72 40M182 246c18 6 36 16 52 32M184 252c10-30 28-56 54-76M180 232c10-22 24-40 42-54M198 268c10-34 32-66 62-88M216 280c10-36 30-68 58-90M236 284c8-32 24-58 48-78M256 278c6-22 16-40 32-56"
      />
      <Dots at={pores} className="i-oxblood" radius={3.5} />
      <g transform="translate(282 334) scale(1 -1)">
        <ToolHand skin="i-skin-2">
          <path className="i-sloe" d="m-6 66-16-12L70-60l18 14Z" />
        </ToolHand>
      </g>
    </Plate>
  )
}
