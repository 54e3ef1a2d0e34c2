import { plate } from './plate.tsx'

export const NotFound = plate(
  'pink',
  <>
    <path className="i-estuary-deep" d="M0-300h480v420C360 150 120 150 0 120Z" />
    <path className="i-line" d="M0 120c120 30 360 30 480 0M240-300v442" />
    <path className="i-line i-fine" d="M0 108c120 30 360 30 480 0" />
    <path className="i-oxblood" d="M180 62h120a9 9 0 0 1 0 18H180a9 9 0 0 1 0-18Z" />
    <path className="i-paper-line i-fine" d="M192 71h96" />
    <path className="i-chalk i-line" d="M228 80h24v38h-24ZM222 118h36v22h-36Z" />
    <circle className="i-sloe" cx="240" cy="236" r="98" />
    <circle className="i-chalk" cx="240" cy="236" r="84" />
    <path className="i-line" d="M240 160v12M240 300v12M164 236h12M304 236h12" />
    <path
      className="i-line i-fine"
      d="m278 170-5 9M306 198l-9 5M306 274l-9-5M278 302l-5-9M202 302l5-9M174 274l9-5M174 198l9 5M202 170l5 9"
    />
    <path className="i-line" d="m240 236-34 22M240 236l14 58" />
    <path className="i-accent" d="m240 252 8-74" />
    <circle className="i-oxblood" cx="240" cy="236" r="6" />
  </>,
)
