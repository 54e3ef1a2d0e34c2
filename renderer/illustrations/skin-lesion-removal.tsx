import { type IllustrationProps, Plate } from './plate.tsx'

const shoulder = 'M520-260c-40 90 20 200-20 270-40 40-60 86-122 112-78 30-160 60-176 258'

export function SkinLesionRemoval({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink-pale">
      <path className="i-skin-4" d={`${shoulder}h320Z`} />
      <path className="i-line" d={`${shoulder}M330 360c0-40 8-70 26-96M420 130c18 2 34 0 60-8`} />
      <path className="i-sloe" d="m252 262 16 14-62 72-18-16Z" />
      <circle className="i-chalk i-line" cx="308" cy="212" r="70" />
      <circle className="i-skin-3 i-line" cx="308" cy="212" r="59" />
      <path className="i-oxblood" d="M288 212c-2-12 8-22 20-22s24 8 24 20-10 24-22 24-20-10-22-22Z" />
      <path className="i-accent i-fine" d="M276 212c-2-20 14-34 32-34s36 14 36 32-16 36-34 36-32-16-34-34Z" />
      <path className="i-paper-line" d="M270 184c8-12 18-18 30-20" />
      <path className="i-estuary-deep i-line" d="M-20 232h180c14 0 20 8 20 20v78c0 12-6 20-20 20H-20Z" />
      <path className="i-estuary i-line" d="M-20 246h172c8 0 12 4 12 12v66c0 8-4 12-12 12H-20Z" />
      <path className="i-chalk i-line" d="m12 262 58-6 6 60-58 6Z" />
      <path className="i-line i-fine" d="m20 270 44-4M22 282l44-4M23 294l44-4M24 306l44-4M41 259l6 60" />
      <path className="i-line" d="M126 262c-4 22-14 42-30 58M136 264c0 24-10 46-26 60" />
      <path className="i-sloe" d="m126 248 14 3-2 18-14-3Z" />
    </Plate>
  )
}
