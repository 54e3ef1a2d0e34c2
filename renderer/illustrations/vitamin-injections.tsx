import { type IllustrationProps, Plate } from './plate.tsx'

export function VitaminInjections({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <path className="i-pink-deep" d="M0 266h480v94H0Z" />
      <path className="i-line" d="M0 266h480" />
      <path
        className="i-chalk"
        d="M132 150c0-20 20-24 20-42V92h56v16c0 18 20 22 20 42v152c0 10-6 16-16 16h-64c-10 0-16-6-16-16Z"
      />
      <path className="i-pink-pale" d="M132 202h96v100c0 10-6 16-16 16h-64c-10 0-16-6-16-16Z" />
      <path className="i-estuary-deep i-line" d="M146 50h68v42h-68Z" />
      <g className="i-line">
        <path d="M132 150c0-20 20-24 20-42V92h56v16c0 18 20 22 20 42v152c0 10-6 16-16 16h-64c-10 0-16-6-16-16ZM146 66h68M132 202h96" />
        <path
          className="i-fine"
          d="M212 222h16M218 236h10M212 250h16M218 264h10M212 278h16M148 150v34M148 222v72"
        />
      </g>
      <path className="i-line" d="M352 200c10-50 26-92 56-138" />
      <path
        className="i-estuary-deep i-line"
        d="M408 62c-22 8-32 22-30 44 20-6 30-22 30-44ZM366 140c-26-2-42-14-46-36 24 0 40 12 46 36ZM384 102c20 14 40 14 58-2-18-14-40-14-58 2ZM366 142c22 14 42 14 60-2-18-14-42-14-60 2ZM356 180c-26 0-44-12-50-34 24-2 44 10 50 34Z"
      />
      <circle className="i-oxblood" cx="338" cy="256" r="74" />
      <circle className="i-chalk" cx="338" cy="256" r="65" />
      <circle className="i-pink" cx="338" cy="256" r="57" />
      <g className="i-paper-line">
        <path d="M338 199v114M281 256h114M298 216l80 80M378 216l-80 80" />
      </g>
      <circle className="i-chalk" cx="338" cy="256" r="8" />
      <circle className="i-line" cx="338" cy="256" r="74" />
    </Plate>
  )
}
