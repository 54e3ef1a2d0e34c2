import type { ReactNode } from 'react'
import type { Skin } from './skin.ts'

const front =
  'M66 44C44 64 27 94 24 120c-1 10 1 18 0 28C20 161 8 180-3 194c-6 9-1 16 8 17 6 0 10 2 12 7-1 7-5 13-10 18-5 6-2 9 6 10-6 3-8 10-3 15 5 4 9 8 7 14-4 10 0 26 18 31 20 4 44 0 62-8'

const shoulders = {
  front: 'c6 26 6 56-2 82-12 36-62 50-98 104-14 22-18 60-18 100V1000',
  back: 'M232 216c0 70 22 130 96 160 70 26 112 66 130 136V1000',
}

const hairShapes = {
  knot: 'M62 50C70 8 122-18 178-12c66 8 110 60 108 130-1 40-14 72-36 98-8 12-16 26-20 42-14-12-24-34-26-52-12-26-24-48-44-58-8 12-10 26-16 40-8-22-8-54-24-78-14-22-36-40-58-60Z',
  long: 'M62 50C70 8 122-18 178-12c66 8 110 60 110 130 0 90 24 170 46 240 10 44-10 78-40 92-50-8-84-24-96-60 10-70 18-140 6-188-12-26-24-48-44-58-8 12-10 26-16 40-8-22-8-54-24-78-14-22-36-40-58-60Z',
  crop: 'M62 54A24 24 0 0 1 74 12a27 27 0 0 1 37-27 27 27 0 0 1 42-13 27 27 0 0 1 44 2 27 27 0 0 1 41 18 27 27 0 0 1 32 30 27 27 0 0 1 20 38 27 27 0 0 1 4 42 27 27 0 0 1-14 40 25 25 0 0 1-24 34 20 20 0 0 1-24 30c-16-4-24-20-28-40-12-26-24-46-44-56-8 12-10 26-16 40-10-20-8-50-24-72-18-20-40-22-58-24Z',
}

const strands = {
  knot: 'M84 58c40-36 100-34 150 22M112 84c40-26 90-10 134 50M148 132c30-14 70-2 100 40',
  long: 'M84 58c50-36 120-24 154 40 20 60 16 150 46 250M112 84c46-20 90 10 108 60 14 50 16 120 26 200',
  crop: 'M104 34c8-9 20-9 27 0M150 12c8-9 20-9 27 0M132 66c8-9 20-9 27 0M182 48c8-9 20-9 27 0M226 44c8-9 18-7 24 2M172 104c8-9 20-9 27 0M222 92c8-9 20-9 27 0M226 142c8-9 18-8 25 1',
}

const eyes = {
  closed: 'M44 152c9 8 22 9 33 2M49 157l-6 5M58 160l-4 7M68 160l1 7',
  open: 'M42 153c7-9 21-12 36-3M47 156c9 3 18 3 26-1',
}

interface Props {
  skin: Skin
  hair?: keyof typeof hairShapes
  /** Closed by default, as during treatment. */
  eye?: keyof typeof eyes
  /** A band keeps the hair from the skin that is treated. */
  band?: boolean
  /** Covers the shoulders. */
  children?: ReactNode
}

/** A head in profile facing left, 305 units from crown to chin, with neck and shoulders that end far below. */
export function HeadProfile({ skin, hair = 'knot', eye = 'closed', band = false, children }: Props) {
  return (
    <>
      {hair === 'knot' && <circle className="i-sloe" cx="288" cy="192" r="38" />}
      <path
        className={skin}
        d={`${front}${shoulders.front}H458V512C440 442 398 402 328 376 254 346 232 286 232 216L180 30Z`}
      />
      <path className="i-line" d={`${front}${shoulders.front}${shoulders.back}`} />
      {children}
      <path className="i-sloe" d={hairShapes[hair]} />
      <path className="i-paper-line i-fine" d={strands[hair]} />
      {hair === 'knot' && <path className="i-paper-line i-fine" d="M264 200c2-24 26-32 40-16" />}
      {band && (
        <path
          className="i-chalk i-line"
          d="M58 56c40 8 78 44 94 100 6-8 16-12 26-8-8-66-46-112-100-132-12 10-19 24-20 40Z"
        />
      )}
      <path className={`${skin} i-line`} d="M163 168c-3-24 30-30 34-8 3 20-10 44-22 46-9 1-11-8-10-16" />
      <g className="i-line">
        <path className="i-fine" d="M172 162c8-9 18-2 14 10-2 7-7 10-9 17" />
        <path d="M165 214c-4 34-22 66-66 82" />
        <path d="M13 246c8 2 16 1 22-3M17 204c7-6 14-2 13 7" />
        <path d={eyes[eye]} />
        <path d="M38 126c12-10 30-12 46-4" />
      </g>
      {eye === 'open' && <circle className="i-sloe" cx="56" cy="153" r="4" />}
    </>
  )
}
