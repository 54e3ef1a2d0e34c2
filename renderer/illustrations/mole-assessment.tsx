import { Back } from './figures/back.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function MoleAssessment({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink-pale">
      <g transform="translate(186 -56)">
        <Back skin="i-skin-2" />
      </g>
      <g transform="translate(308 190) rotate(-20) scale(.9)">
        <NurseArm>
          <path className="i-sloe" d="m104-96 20 15L6 70-14 56Z" />
        </NurseArm>
      </g>
      <circle className="i-sloe" cx="284" cy="290" r="45" />
      <circle className="i-chalk" cx="284" cy="290" r="38" />
      <circle className="i-skin-2 i-line" cx="284" cy="290" r="32" />
      <path className="i-oxblood" d="M270 292c-2-10 5-17 14-17s17 6 16 15-7 16-15 16-14-5-15-14Z" />
    </Plate>
  )
}
