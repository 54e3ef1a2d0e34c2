import { HeadFront } from './figures/head-front.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const crowsFeet = 'M-78 146c-5-3-9-5-14-5M-79 152c-5 0-9 1-14 3M-78 158c-4 2-8 5-11 10'

export function AntiWrinkleInjections({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <g className="i-enlarged" transform="translate(240 -12) scale(1.6)">
        <HeadFront skin="i-skin-2" />
        <g className="i-accent">
          <path d="M-40 82c26-8 54-8 80 0M-46 97c30-9 62-9 92 0M-5 117c3 7 3 13 1 19M6 117c-3 7-3 13-1 19" />
          <path d={crowsFeet} />
          <path d={crowsFeet} transform="scale(-1 1)" />
        </g>
      </g>
    </Plate>
  )
}
