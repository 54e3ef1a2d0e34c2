import { HeadProfile } from './figures/head-profile.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function DermaforceRfMicroneedling({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="estuary">
      <g className="i-enlarged" transform="translate(84 -56) scale(1.45)">
        <HeadProfile skin="i-skin-4" hair="crop" />
      </g>
      <g className="i-accent">
        <circle className="i-fine i-faint" cx="206" cy="262" r="56" />
        <circle className="i-fine i-faint" cx="206" cy="262" r="41" />
        <circle className="i-fine" cx="206" cy="262" r="26" />
        <path d="m216 234-18 22M223 240l-18 22M230 246l-18 22M237 252l-18 22M244 258l-18 22" />
      </g>
      <g transform="translate(276 146)">
        <NurseArm>
          <path className="i-chalk i-line" d="m124-136 42 34L28 56-8 28Z" />
          <path className="i-line" d="m100-106 42 33" />
          <path className="i-sloe" d="M-24 16 42 70 16 104l-68-54Z" />
          <path className="i-chalk i-line" d="m-52 50 68 54-14 18-68-54Z" />
        </NurseArm>
      </g>
    </Plate>
  )
}
