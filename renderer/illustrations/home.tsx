import { Garment } from './figures/garment.tsx'
import { HeadProfile } from './figures/head-profile.tsx'
import { Nurse } from './figures/nurse.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function Home({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <path className="i-pink-pale i-line" d="M176-96h128v244H176ZM240-96v244M176 26h128" />
      <g className="i-half" transform="translate(196 34) scale(-.46 .46)">
        <HeadProfile skin="i-skin-1" hair="crop" eye="open">
          <Garment className="i-chalk" />
        </HeadProfile>
      </g>
      <g className="i-half" transform="translate(296 20) scale(.46)">
        <Nurse />
      </g>
      <path className="i-pink-deep" d="M-900 316h2280v800H-900Z" />
      <path className="i-line" d="M-900 316h2280" />
    </Plate>
  )
}
