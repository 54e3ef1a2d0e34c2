import { HeadFront } from './figures/head-front.tsx'
import { plate } from './plate.tsx'

const crowsFeet = 'M-76 146c-4-3-7-4-10-4M-77 152c-4 0-7 1-10 2M-76 158c-3 2-6 4-8 8'

export const AntiWrinkleInjections = plate(
  'pink',
  <g className="i-enlarged" transform="translate(240 -12) scale(1.6)">
    <HeadFront skin="i-skin-2" />
    <g className="i-accent">
      <path d="M-40 82c26-8 54-8 80 0M-46 97c30-9 62-9 92 0M-5 117c3 7 3 13 1 19M6 117c-3 7-3 13-1 19" />
      <path d={crowsFeet} />
      <path d={crowsFeet} transform="scale(-1 1)" />
    </g>
  </g>,
)
