import { Dots } from './figures/marks.tsx'
import { ToolHand } from './figures/tool-hand.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const roots = [
  [34, 268],
  [58, 265],
  [82, 263],
  [106, 262],
  [130, 262],
  [154, 263],
] as const

export function LaserHairRemovalTrilogyIce({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="estuary">
      <path
        className="i-skin-4"
        d="M0 236c90-18 200-14 290 14 34 10 60 14 84 4 18-8 22-40 30-64 6-16 24-18 32-4 14 26 14 74 4 108-6 20-22 34-44 36-44 4-82-4-124-4-94 0-180 30-272 28Z"
      />
      <path
        className="i-line"
        d="M0 236c90-18 200-14 290 14 34 10 60 14 84 4 18-8 22-40 30-64 6-16 24-18 32-4 14 26 14 74 4 108-6 20-22 34-44 36-44 4-82-4-124-4-94 0-180 30-272 28M352 296c10-10 24-10 32 0M410 196c6-4 12-3 16 1"
      />
      <path
        className="i-paper-line"
        d="m30 206 4 58M54 202l4 60M78 198l4 62M102 197l4 62M126 198l4 61M150 199l4 62"
      />
      <Dots at={roots} className="i-pink" radius={5} />
      <path className="i-accent i-dots" d="M178 268h120" />
      <g transform="translate(224 84)">
        <ToolHand skin="i-chalk">
          <path className="i-chalk i-line" d="m130-146 42 34L30 58-10 26Z" />
          <path className="i-line" d="m106-116 42 33" />
          <path className="i-sloe" d="M-12 28 30 60 4 92l-42-33Z" />
          <path className="i-estuary-deep i-line" d="m-40 58 46 36-12 42h-62Z" />
        </ToolHand>
      </g>
    </Plate>
  )
}
