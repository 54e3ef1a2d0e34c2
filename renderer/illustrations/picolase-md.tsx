import { Forearm } from './figures/forearm.tsx'
import { Dots } from './figures/marks.tsx'
import { ToolHand } from './figures/tool-hand.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const specks = [
  [176, 254],
  [186, 266],
  [192, 248],
  [202, 262],
  [208, 276],
  [214, 250],
  [226, 266],
  [238, 256],
  [250, 270],
] as const

export function PicolaseMd({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="estuary">
      <Forearm skin="i-skin-1" />
      <path
        className="i-sloe"
        d="M62 312c-2-38 22-66 92-70 6 6 10 12 12 20-4 8-4 16-12 18-2 10-10 10-14 18-24 16-50 20-78 14Z"
      />
      <path
        className="i-paper-line i-fine"
        d="M50 322c30-20 62-42 96-60M84 300l6-26M104 287l8-26M98 291l26 4M116 279l24 3"
      />
      <Dots at={specks} className="i-sloe" radius={3} />
      <Dots at={specks.slice(4)} className="i-sloe" radius={2} />
      <path className="i-accent i-dots" d="m214 214-34 44" />
      <g transform="translate(254 104)">
        <ToolHand skin="i-chalk">
          <path className="i-chalk i-line" d="m128-140 38 30L28 56-6 28Z" />
          <path className="i-line" d="m104-110 38 29" />
          <path className="i-sloe" d="M-7 30 27 58 8 80-24 54Z" />
          <path className="i-estuary-deep i-line" d="m-24 55 30 24-14 18-26-20Z" />
        </ToolHand>
      </g>
    </Plate>
  )
}
