import { Back } from './figures/back.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function SkinLesionRemoval({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink-pale">
      <g className="i-enlarged" transform="translate(40 -330) scale(1.6)">
        <Back skin="i-skin-4" />
      </g>
      <path className="i-oxblood i-line" d="M160 232c-2-14 10-24 24-24s27 9 26 23-12 25-26 25-22-10-24-24Z" />
      <path className="i-paper-line i-fine" d="M170 226c2-6 8-10 14-10" />
      <path className="i-paper-line i-dots" d="M234 232c0 28-22 48-50 48s-50-20-50-48 22-48 50-48c20 0 38 12 46 30" />
      <g transform="translate(252 148) rotate(-30)">
        <NurseArm>
          <path className="i-chalk i-line" d="m112-108 18 14L8 66l-18-14Z" />
          <path className="i-sloe" d="M-11 52 8 66-36 108-40 104Z" />
        </NurseArm>
      </g>
    </Plate>
  )
}
