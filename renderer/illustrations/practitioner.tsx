import { Profile } from './figures/profile.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function Practitioner({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="estuary">
      <path className="i-chalk" d="M48 36h120v150H48Z" />
      <path className="i-line" d="M48 36h120v150H48ZM108 36v150M48 110h120" />
      <g className="i-half" transform="translate(150 72) rotate(-9) scale(.52)">
        <Profile skin="i-skin-3" />
      </g>
      <path
        className="i-estuary-deep i-line"
        d="M292 232c-30 12-46 36-50 90l-4 60h218c0-60-14-112-44-136-14-10-30-16-46-22-22 22-48 24-74 8Z"
      />
      <path className="i-chalk i-line" d="M292 232c26 16 52 12 74-8l10 5c-20 38-62 46-92 6Z" />
      <path className="i-pink-deep" d="M0 316h480v44H0Z" />
      <path className="i-line" d="M0 316h480" />
      <path className="i-chalk i-line" d="m62 302 132-8 26 34H74Z" />
      <path className="i-line i-fine" d="m88 308 44-3M92 316l36-2M146 304l34-2M136 300l8 26" />
      <path
        className="i-estuary-deep i-line"
        d="M372 262c24 14 30 46 14 62-24 22-86 22-146 12l4-34c34 6 62 4 78-4-2-24 22-48 50-36Z"
      />
      <path className="i-chalk i-line" d="m250 298-8 42-20-3 6-42Z" />
      <path
        className="i-skin-3 i-line"
        d="M227 298c-20-8-36-12-50-8-10 2-18 10-14 14 4 3 12-2 20-2-8 4-14 10-10 14 6 4 12-4 20-4-4 6-6 12 0 14 10 4 22 6 30 6Z"
      />
      <path className="i-accent" d="m160 320 34-52" />
      <path className="i-oxblood" d="M272 262h26a4 4 0 0 1 0 8h-26a4 4 0 0 1 0-8Z" />
      <path className="i-line" d="M285 270v10" />
      <circle className="i-chalk i-line" cx="285" cy="294" r="14" />
      <path className="i-line i-fine" d="M285 294v8M285 294l-6-4" />
    </Plate>
  )
}
