import { Back } from './figures/back.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { plate } from './plate.tsx'

export const MoleAssessment = plate(
  'pink-pale',
  <>
    <g transform="translate(186 -56)">
      <Back skin="i-skin-1" />
    </g>
    <g transform="translate(234 201) rotate(-50) scale(.9)">
      <NurseArm>
        <path className="i-sloe" d="m104-96 20 15L6 70-14 56Z" />
      </NurseArm>
    </g>
    <circle className="i-sloe" cx="284" cy="290" r="45" />
    <circle className="i-chalk" cx="284" cy="290" r="38" />
    <path
      className="i-oxblood"
      d="M266 294c-3-12 5-20 16-21 8-4 20 2 20 14 2 12-7 22-18 21-9 1-16-5-18-14Z"
    />
  </>,
)
