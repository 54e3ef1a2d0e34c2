import { Drawers } from './figures/drawers.tsx'
import { Nurse } from './figures/nurse.tsx'
import { plate } from './plate.tsx'

export const Practitioner = plate(
  'estuary',
  <>
    <path className="i-chalk" d="M36 26h132v160H36Z" />
    <path className="i-line" d="M36 26h132v160H36ZM102 26v160M36 106h132" />
    <g className="i-half" transform="translate(254 16) scale(.48)">
      <Nurse />
    </g>
    <path className="i-chalk" d="M-900 328h2280v12H-900Z" />
    <Drawers />
    <path className="i-line" d="M-900 328h2280" />
    <path className="i-chalk i-line" d="m104 322 112-4 40 30H122Z" />
    <path className="i-line i-fine" d="m134 330 60-2M142 338l74-1" />
  </>,
)
