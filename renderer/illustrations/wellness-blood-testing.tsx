import { type IllustrationProps, Plate } from './plate.tsx'

export function WellnessBloodTesting({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink-pale">
      <path className="i-pink" d="M0 258h480v102H0Z" />
      <path className="i-line" d="M0 258h480" />
      <path className="i-chalk i-line" d="M236 62h150l34 34v204H236Z" />
      <path className="i-pink-pale i-line" d="M386 62v34h34Z" />
      <path
        className="i-line i-fine"
        d="M258 96h70M258 112h44M258 146h140M258 180h140M258 214h140M258 248h140"
      />
      <path
        className="i-accent"
        d="M300 140v12M352 140v12M300 174v12M352 174v12M300 208v12M352 208v12M300 242v12M352 242v12"
      />
      <path
        className="i-oxblood"
        d="M322 140a6 6 0 1 0 .1 12 6 6 0 0 0-.1-12ZM338 174a6 6 0 1 0 .1 12 6 6 0 0 0-.1-12ZM312 208a6 6 0 1 0 .1 12 6 6 0 0 0-.1-12ZM330 242a6 6 0 1 0 .1 12 6 6 0 0 0-.1-12Z"
      />
      <path className="i-chalk" d="M112 92h56v196a28 28 0 0 1-56 0Z" />
      <path className="i-oxblood" d="M112 176h56v112a28 28 0 0 1-56 0Z" />
      <path className="i-chalk" d="M112 206h56v52h-56Z" />
      <path
        className="i-line"
        d="M112 92h56v196a28 28 0 0 1-56 0ZM112 206h56M112 258h56M124 220h32M124 232h20M124 244h26"
      />
      <path className="i-estuary-deep i-line" d="M104 56c0-4 3-6 6-6h60c3 0 6 2 6 6v36h-72Z" />
      <path className="i-line i-fine" d="M118 60v24M129 60v24M140 60v24M151 60v24M162 60v24" />
      <path
        className="i-estuary-deep i-line"
        d="M196 322c-10-22 4-38 26-38h96c24 0 36 14 30 34-4 14-18 18-34 18h-86c-14 0-26-2-32-14Z"
      />
      <path
        className="i-line"
        d="M226 284c-10 6-12 14-8 24 4 8 10 10 20 10h76c14 0 20-6 18-16M250 284v34M266 284v34"
      />
      <path
        className="i-chalk i-line"
        d="M46 316c-8-14 4-30 20-28 6-12 26-12 32 0 16-2 26 14 18 28-4 12-20 14-28 8-10 8-24 4-26-2-6 2-14 0-16-6Z"
      />
      <path className="i-line i-fine" d="M66 306c4-6 10-8 16-6M86 314c6-2 10-6 12-10" />
    </Plate>
  )
}
