import { type IllustrationProps, Plate } from './plate.tsx'

const lips =
  'M146 182c28-12 56-42 80-42 6 0 10 4 14 7 4-3 8-7 14-7 24 0 52 30 80 42-26 40-58 58-94 58s-68-18-94-58Z'

export function DermalFillers({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <path
        className="i-skin-2"
        d="M78-240C56-160 62-60 62 0c-4 120 20 220 92 286 8 26 8 50 4 74h164c-4-24-4-48 4-74C398 220 422 120 418 0c0-60 6-160-16-240Z"
      />
      <path
        className="i-line"
        d="M78-240C56-160 62-60 62 0c-4 120 20 220 92 286 28 24 56 40 86 40s58-16 86-40C398 220 422 120 418 0c0-60 6-160-16-240M154 286c8 26 8 50 4 74M326 286c-8 26-8 50-4 74"
      />
      <path
        className="i-line"
        d="M202 40c-14 6-18 26-6 34 10 6 18 0 24 4 8 6 14 10 20 10s12-4 20-10c6-4 14 2 24-4 12-8 8-28-6-34M208 66c4-5 10-5 14-1M258 65c4-4 10-4 14 1"
      />
      <path
        className="i-line"
        d="M110-84c22 22 66 22 88-2M282-86c22 24 66 24 88 2M104-128c26-20 66-22 96-8M280-136c30-14 70-12 96 8M212-80c2 30-4 60-14 84"
      />
      <path className="i-oxblood" d={lips} />
      <path className="i-paper-line" d="M158 182c28 4 52-4 68 2 8 3 20 3 28 0 16-6 40 2 68-2" />
      <path className="i-paper-line i-fine" d="M206 220c20 8 46 8 68 0" />
      <path
        className="i-accent i-dots"
        d="M126 182c34-14 66-58 98-56 6 0 11 3 16 6 5-3 10-6 16-6 32-2 64 42 98 56-30 52-70 76-114 76s-84-24-114-76Z"
      />
      <path className="i-line i-fine" d="M222 286c12 6 24 6 36 0M230 104v8M250 104v8" />
    </Plate>
  )
}
