import { ToolHand } from './figures/tool-hand.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const back = 'M-40 330c20-60 60-80 108-92 30-8 36-34 36-68V90h84v80c0 34 10 58 44 68 60 16 100 50 118 130'

export function MoleAssessment({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink-pale">
      <path className="i-skin-3" d={`${back}H-40Z`} />
      <path
        className="i-line"
        d="M68 238c30-8 36-34 36-68M188 170c0 34 10 58 44 68 60 16 100 50 118 130M68 238C20 250-20 270-40 330"
      />
      <path className="i-line" d="M146 236v70M84 292c6 24 20 40 44 46M208 292c-6 24-20 40-44 46" />
      <path
        className="i-skin-3 i-line"
        d="M82 96c-14-8-20 6-16 22 4 14 12 20 20 16ZM210 96c14-8 20 6 16 22-4 14-12 20-20 16Z"
      />
      <path className="i-sloe" d="M76 108C66 40 96-10 146-10s80 50 70 118c-6 44-28 72-70 72s-64-28-70-72Z" />
      <circle className="i-sloe" cx="146" cy="6" r="36" />
      <path
        className="i-paper-line i-fine"
        d="M96 120c4-40 20-70 44-84M196 120c-4-40-20-70-44-84M146 44v112M118 132c2-40 8-66 20-86M174 132c-2-40-8-66-20-86"
      />
      <circle className="i-oxblood" cx="262" cy="282" r="7" />
      <g transform="translate(308 160)">
        <ToolHand skin="i-chalk">
          <path className="i-sloe" d="m110-98 18 14L14 60-6 44Z" />
          <path className="i-estuary-deep i-line" d="M-18 40 24 72 8 96l-46-34Z" />
          <path className="i-chalk i-line" d="m-46 56 60 46-12 18-62-46Z" />
        </ToolHand>
      </g>
      <path className="i-chalk i-line" d="m366 282 104-16 18 110H380Z" />
      <path className="i-line i-fine" d="m438 292 34-5M440 306l36-5M442 320l36-5M390 352l84-12" />
      <path className="i-line" d="M390 320c0-14 10-26 22-26s20 10 20 22-8 24-20 26-22-8-22-22Z" />
      <circle className="i-oxblood" cx="414" cy="316" r="5" />
    </Plate>
  )
}
