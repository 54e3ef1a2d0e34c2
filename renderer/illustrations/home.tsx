import { Profile } from './figures/profile.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const arm = 'M420 276c8 36-10 56-40 56-24 0-48-6-68-14l6-24c24 8 44 12 56 8-4-20 10-40 24-40 12 0 20 6 22 14Z'
const hand = 'M316 294c-16-6-30-6-40 0-6 4-2 8 6 8-6 4-4 10 4 10 8 4 16 6 26 6Z'

export function Home({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <path className="i-pink-pale" d="M180 24h120v140H180Z" />
      <path className="i-line" d="M180 24h120v140H180ZM240 24v140M180 94h120" />
      <path className="i-pink-deep" d="M0 318h480v42H0Z" />
      <path className="i-line" d="M0 318h480" />
      <g className="i-half" transform="translate(246 60) scale(.5)">
        <Profile skin="i-skin-4" eye="open" />
      </g>
      <g className="i-half" transform="translate(234 62) scale(-.5 .5)">
        <Profile skin="i-skin-1" hair="crop" eye="open" />
      </g>
      <path className="i-oxblood" d="M-20 380c-6-70 8-124 64-146 24 16 50 14 68-4 28 10 40 34 44 70l8 80Z" />
      <path
        className="i-line"
        d="M44 234c24 16 50 14 68-4 28 10 40 34 44 70l8 60M44 234C10 248-6 274-14 310"
      />
      <path
        className="i-estuary-deep i-line"
        d="M500 380c6-70-8-124-64-146-24 16-50 14-68-4-28 10-40 34-44 70l-8 80Z"
      />
      <path className="i-chalk i-line" d="M436 234c-24 16-50 14-68-4l-8 4c14 34 62 44 84 4Z" />
      <path
        className="i-chalk i-line"
        d="M128 312c0-12 50-20 112-20s112 8 112 20-50 20-112 20-112-8-112-20Z"
      />
      <path className="i-line" d="M228 332v28M252 332v28" />
      <g transform="matrix(-1 0 0 1 480 0)">
        <path className="i-oxblood i-line" d={arm} />
        <path className="i-skin-1 i-line" d={hand} />
      </g>
      <path className="i-estuary-deep i-line" d={arm} />
      <path className="i-skin-4 i-line" d={hand} />
      <path
        className="i-line"
        d="M240 264c-2-30 2-60-4-92M240 236c8-8 16-12 26-14M238 218c-8-8-14-12-24-12"
      />
      <path
        className="i-estuary-deep i-line"
        d="M236 174c-14-12-16-28-4-44 14 12 16 28 4 44ZM264 222c6-16 20-22 36-16-6 16-20 22-36 16ZM214 206c-16 2-28-6-32-22 16-4 30 6 32 22ZM238 196c2-16 12-26 30-28 0 18-12 28-30 28Z"
      />
      <path
        className="i-chalk i-line"
        d="M226 262h28c-2 10 10 16 10 30 0 10-8 16-24 16s-24-6-24-16c0-14 12-20 10-30Z"
      />
      <path className="i-oxblood" d="M346 264h20a3 3 0 0 1 0 6h-20a3 3 0 0 1 0-6Z" />
      <path className="i-line" d="M356 270v6" />
      <circle className="i-chalk i-line" cx="356" cy="287" r="11" />
      <path className="i-line i-fine" d="M356 287v6M356 287l-5-3" />
    </Plate>
  )
}
