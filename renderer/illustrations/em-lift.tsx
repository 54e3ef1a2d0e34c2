import { Profile } from './figures/profile.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function EmLift({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="estuary">
      <Profile skin="i-skin-3" hair="crop" />
      <g className="i-chalk i-line">
        <rect x="-24" y="-13" width="48" height="26" rx="13" transform="translate(216 92) rotate(-38)" />
        <rect x="-30" y="-16" width="60" height="32" rx="16" transform="translate(248 220) rotate(-62)" />
        <rect x="-26" y="-14" width="52" height="28" rx="14" transform="translate(214 286) rotate(-16)" />
      </g>
      <path
        className="i-accent"
        d="M228 128c8-6 14 6 22 0M226 144c8-6 14 6 22 0s14 6 22 0M244 160c8-6 14 6 22 0"
      />
      <path className="i-accent" d="M214 240c-6 7 4 13-2 20M202 236c-6 7 4 13-2 20M226 252c-6 7 4 13-2 20" />
      <path
        className="i-line"
        d="M198 104c-60 30-92 90-88 150 4 50 40 80 88 106M238 244c-8 16-14 22-8 36M196 292c-26 12-40 34-40 68"
      />
      <circle className="i-sloe" cx="216" cy="92" r="4" />
      <circle className="i-sloe" cx="248" cy="220" r="4" />
      <circle className="i-sloe" cx="214" cy="286" r="4" />
    </Plate>
  )
}
