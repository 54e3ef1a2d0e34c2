import { Leaves } from './figures/leaves.tsx'
import { plate } from './plate.tsx'

const olive = [
  [372, 244, -52, 1],
  [372, 244, 48, 1],
  [372, 218, -64, 1.1],
  [372, 218, 62, 1.1],
  [372, 194, -48, 1.1],
  [372, 194, 50, 1.1],
  [372, 172, -36, 1],
  [372, 172, 38, 1],
  [372, 160, 0, 1.1],
] as const

export const About = plate(
  'pink',
  <>
    <path className="i-chalk i-line" d="M176-400h128v330H176ZM160-70h160v16H160Z" />
    <path className="i-estuary i-line" d="M190-400h100v316H190ZM240-400v316" />
    <path className="i-pink-deep" d="M-900 330h2280v800H-900Z" />
    <path className="i-line" d="M-900 330h2280M-900 384h2280" />
    <path
      className="i-line i-fine"
      d="M60 384v62M240 384v62M420 384v62M-900 446h2280M150 446v62M330 446v62M-900 508h2280"
    />
    <path className="i-chalk i-line" d="M148 330V104a92 92 0 0 1 184 0v226Z" />
    <path className="i-estuary i-line" d="M172 98a68 68 0 0 1 136 0ZM240 98V30M240 98l-48-48M240 98l48-48" />
    <path className="i-pink-pale i-line" d="M172 106h136v224H172Z" />
    <path className="i-plaster" d="M236 304h71v25H172Z" />
    <path className="i-line i-fine" d="M236 304h72M272 106v62" />
    <path className="i-chalk i-line" d="M256 184a16 16 0 0 1 32 0Z" />
    <path className="i-sloe" d="M172 106l66 18v182l-66 24Z" />
    <path className="i-paper-line i-fine" d="m183 126 44 12v58l-44-4ZM183 214l44-2v78l-44 14Z" />
    <circle className="i-pink" cx="231" cy="206" r="4" />
    <path className="i-chalk i-line" d="M136 330h208v16H136ZM118 346h244v18H118Z" />
    <path className="i-line" d="M372 274V160" />
    <Leaves at={olive} />
    <path className="i-oxblood" d="M344 270h56l-8 76h-40Z" />
    <path className="i-paper-line" d="M347 288h50" />
    <path className="i-chalk i-line" d="M88 136h42v54H88Z" />
    <path className="i-line i-fine" d="M97 152h24M97 163h24M97 174h14" />
  </>,
)
