import { Dots } from './figures/marks.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const points = [
  [96, 236],
  [128, 252],
  [162, 260],
  [196, 258],
  [228, 248],
] as const

export function Polynucleotides({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <path className="i-skin-3" d="M0 0h318c-6 34 8 66 0 104-10 44 14 84 4 132-8 40-22 80-46 124H0Z" />
      <path className="i-sloe" d="M44 118c50-50 150-58 226-14 5 5 2 12-5 12-78-26-150-26-221 2Z" />
      <g className="i-line">
        <path d="M318 0c-6 34 8 66 0 104-10 44 14 84 4 132-8 40-22 80-46 124" />
        <path d="M62 182c52 40 148 42 200-2M74 160c52-26 122-28 178-4" />
        <path d="m78 194-14 16M104 205l-9 19M134 211l-4 21M166 212l1 21M198 207l7 20M228 198l11 17M250 188l15 13" />
      </g>
      <Dots at={points} className="i-oxblood" radius={4.5} />
      {[-74, 34, 142, 250].map((top) => (
        <path
          className="i-chalk"
          key={top}
          d={`M402 ${top}c15 13.5 30 27 30 54s-15 40.5-30 54c-15-13.5-30-27-30-54s15-40.5 30-54Z`}
        />
      ))}
      <g className="i-line">
        <path d="M372-20c0 54 60 54 60 108s-60 54-60 108 60 54 60 108-60 54-60 108M432-20c0 54-60 54-60 108s60 54 60 108-60 54-60 108 60 54 60 108" />
        <path
          className="i-accent"
          d="M376 0h52M388 16h28M388 60h28M376 74h52M372 88h60M376 102h52M388 118h28M388 166h28M376 180h52M372 196h60M376 210h52M388 226h28M388 274h28M376 288h52M372 304h60M376 318h52M388 334h28"
        />
      </g>
    </Plate>
  )
}
