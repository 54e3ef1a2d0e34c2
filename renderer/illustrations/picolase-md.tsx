import { Dots } from './figures/marks.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { RestingArm } from './figures/resting-arm.tsx'
import { Towel } from './figures/towel.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const specks = [
  [226, 272],
  [238, 284],
  [240, 264],
  [250, 276],
  [236, 298],
  [254, 292],
  [262, 264],
  [268, 282],
  [254, 308],
] as const

export function PicolaseMd({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="estuary">
      <Towel />
      <RestingArm skin="i-skin-1" />
      <path
        className="i-sloe"
        d="M392 300c-34 26-84 28-122 6 4-6 2-12 8-16-4-8 2-14-4-22 8-4 8-10 16-12 36-6 80 8 102 44Z"
      />
      <path
        className="i-paper-line i-fine"
        d="M406 308c-40-12-84-22-130-26M362 297l-14-24M338 290l-14-24M348 293l-20 16M322 287l-22 16"
      />
      <Dots at={specks} className="i-sloe" radius={3} />
      <Dots at={specks.slice(4)} className="i-sloe" radius={2} />
      <path className="i-accent i-dots" d="m246 246-1 26" />
      <g transform="translate(200 128) rotate(-46) scale(.9)">
        <NurseArm>
          <path className="i-chalk i-line" d="m128-140 38 30L28 56-6 28Z" />
          <path className="i-line" d="m104-110 38 29" />
          <path className="i-sloe" d="M-7 30 27 58 8 80-24 54Z" />
          <path className="i-estuary-deep i-line" d="m-24 55 30 24-22 28-14-10Z" />
        </NurseArm>
      </g>
    </Plate>
  )
}
