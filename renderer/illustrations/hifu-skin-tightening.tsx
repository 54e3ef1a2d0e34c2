import { Profile } from './figures/profile.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function HifuSkinTightening({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="estuary">
      <g className="i-enlarged" transform="translate(-96 -196) scale(1.5)">
        <Profile skin="i-skin-2" />
      </g>
      <path
        className="i-accent i-dots"
        d="M206 256c54-10 96-34 124-76M200 236c46-10 84-32 110-68M196 216c38-9 70-28 92-58"
      />
      <g transform="translate(274 262) rotate(-32)">
        <path className="i-chalk i-line" d="M-50 8h100v34c0 12-20 16-20 34v130h-60V76c0-18-20-22-20-34Z" />
        <path className="i-estuary-deep i-line" d="M-50-8c30-6 70-6 100 0v20H-50Z" />
        <path className="i-line i-fine" d="M-30 98h60M-30 108h60M-30 118h60" />
        <circle className="i-oxblood" cx="0" cy="58" r="7" />
      </g>
    </Plate>
  )
}
