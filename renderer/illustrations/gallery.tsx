import { plate } from './plate.tsx'

export const Gallery = plate(
  'pink-pale',
  <>
    <path className="i-pink" d="M-2000 292h4480v400h-4480Z" />
    <path className="i-line" d="M-2000 292h4480" />
    <path className="i-pink-deep i-line" d="M52 48h112v148H52Z" />
    <path className="i-chalk i-line" d="M66 62h84v120H66Z" />
    <path className="i-estuary-deep i-line" d="M190 26h132v96H190Z" />
    <path className="i-chalk i-line" d="M204 40h104v68H204Z" />
    <path className="i-sloe" d="M350 62h88v118h-88Z" />
    <path className="i-chalk" d="M362 74h64v94h-64Z" />
    <path className="i-line i-fine" d="m96 48 12-16 12 16M244 26l12-14 12 14M382 62l12-16 12 16" />
    <path className="i-line" d="M254 214c-3-20 1-40 10-56" />
    <path
      className="i-estuary-deep i-line"
      d="M253 206c-18-4-28-16-28-34 18 4 28 16 28 34ZM255 190c14-2 26-12 30-28-18 0-30 12-30 28Z"
    />
    <circle className="i-oxblood" cx="265" cy="150" r="9" />
    <path
      className="i-chalk i-line"
      d="M242 212h26c0 30-2 36 8 54 8 18 0 46-6 58h-30c-6-12-14-40-6-58 10-18 8-24 8-54Z"
    />
    <path className="i-line i-fine" d="M240 276c10 5 22 5 32 0" />
  </>,
)
