import { HeadFront } from './figures/head-front.tsx'
import { plate } from './plate.tsx'

export const DermalFillers = plate(
  'pink',
  <g className="i-double" transform="translate(240 -455) scale(2.5)">
    <HeadFront skin="i-skin-2" lips="i-oxblood" ears={false} />
    <path
      className="i-accent i-dots"
      d="M-42 247c14-10 30-21 37-20 3 0 4 2 5 2s2-2 5-2c7-1 23 10 37 20-14 16-26 25-42 25s-28-9-42-25Z"
    />
    <path className="i-accent i-dots" d="M-58 208c6 14 12 24 12 34M58 208c-6 14-12 24-12 34" />
  </g>,
)
