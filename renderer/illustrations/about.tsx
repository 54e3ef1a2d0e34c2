import { type IllustrationProps, Plate } from './plate.tsx'

export function About({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <path className="i-pink-deep" d="M0 322h480v38H0Z" />
      <path className="i-line" d="M0 322h146M316 322h164" />
      <path className="i-chalk i-line" d="M146 44h170v278H146Z" />
      <path className="i-plaster i-line" d="M164 62h134v250H164Z" />
      <path className="i-pink-pale" d="m226 312 72-60v60Z" />
      <path className="i-line i-fine" d="M226 312v-70h72M226 242l-22 70" />
      <path className="i-sloe" d="m164 62 84 22v244l-84-16Z" />
      <path className="i-paper-line i-fine" d="m178 88 56 14v82l-56-10ZM178 196l56 10v98l-56-10Z" />
      <circle className="i-pink" cx="238" cy="198" r="5" />
      <path className="i-line" d="M128 30h206v14H128ZM231 212h-12" />
      <path className="i-chalk i-line" d="M130 322h202v14H130ZM112 336h238v24H112Z" />
      <path
        className="i-line"
        d="M402 276c-4-50 4-80 0-128M402 210c10-14 18-20 28-24M400 230c-12-12-20-18-30-20"
      />
      <path
        className="i-estuary-deep i-line"
        d="M402 150c-18-14-20-36-4-54 16 16 18 38 4 54ZM404 170c2-22 16-36 40-38 0 24-14 38-40 38ZM400 176c-24 2-40-10-44-34 24-2 42 10 44 34ZM430 188c8-18 24-26 44-20-8 20-24 28-44 20ZM370 210c-20 4-36-6-42-26 20-6 38 6 42 26ZM428 190c18 10 24 26 16 44-18-8-24-26-16-44ZM374 212c-4 20-18 30-38 26 4-20 20-30 38-26Z"
      />
      <path className="i-oxblood" d="M366 276h74l-12 84h-50Z" />
      <path className="i-paper-line" d="M371 296h64" />
      <path className="i-chalk i-line" d="M58 116h44v62H58Z" />
      <path className="i-line i-fine" d="M66 132h28M66 144h28M66 156h18" />
    </Plate>
  )
}
