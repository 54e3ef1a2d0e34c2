import { Dots } from './figures/marks.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const points = [
  [96, 236],
  [128, 252],
  [162, 260],
  [196, 258],
  [228, 248],
] as const

/** Where the ribbon's turns start; a negative one is visible only where the drawing may overflow its frame. */
const turns = [-290, -182, -74, 34, 142, 250]
const turn = (top: number) =>
  `M402 ${top}c15 13.5 30 27 30 54s-15 40.5-30 54c-15-13.5-30-27-30-54s15-40.5 30-54Z`
const rungs = (top: number) =>
  `M388 ${top + 26}h28M376 ${top + 40}h52M372 ${top + 54}h60M376 ${top + 68}h52M388 ${top + 84}h28`

export function Polynucleotides({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <path
        className="i-skin-3"
        d="M0-260h330c-20 90 0 180-12 260-6 34 8 66 0 104-10 44 14 84 4 132-8 40-22 80-46 124H0Z"
      />
      <path className="i-sloe" d="M44 118c50-50 150-58 226-14 5 5 2 12-5 12-78-26-150-26-221 2Z" />
      <g className="i-line">
        <path d="M330-260c-20 90 0 180-12 260c-6 34 8 66 0 104-10 44 14 84 4 132-8 40-22 80-46 124" />
        <path d="M62 182c52 40 148 42 200-2M74 160c52-26 122-28 178-4" />
        <path d="m78 194-14 16M104 205l-9 19M134 211l-4 21M166 212l1 21M198 207l7 20M228 198l11 17M250 188l15 13" />
      </g>
      <Dots at={points} className="i-oxblood" radius={4.5} />
      <path className="i-chalk" d={turns.map(turn).join('')} />
      <path className="i-accent" d={turns.map(rungs).join('')} />
      <path
        className="i-line"
        d="M372-236c0 54 60 54 60 108s-60 54-60 108 60 54 60 108-60 54-60 108 60 54 60 108-60 54-60 108M432-236c0 54-60 54-60 108s60 54 60 108-60 54-60 108 60 54 60 108-60 54-60 108 60 54 60 108"
      />
    </Plate>
  )
}
