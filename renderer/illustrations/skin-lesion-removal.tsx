import { Back } from './figures/back.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { plate } from './plate.tsx'

export const SkinLesionRemoval = plate(
  'pink-pale',
  <>
    <g className="i-enlarged" transform="translate(104 -220) scale(1.36)">
      <Back skin="i-skin-4" />
    </g>
    <path className="i-oxblood" d="M226 226c-2-7 3-12 9-11 5-3 12 1 11 8 2 6-4 11-10 10-5 2-10-2-10-7Z" />
    <path className="i-paper-line i-dots" d="M236 198a26 26 0 1 0 26 26" />
    <g transform="translate(205 126) rotate(-50)">
      <NurseArm>
        <path className="i-chalk i-line" d="m112-108 18 14L8 66l-18-14Z" />
        <path className="i-sloe" d="M-11 52 8 66-36 108-40 104Z" />
      </NurseArm>
    </g>
  </>,
)
