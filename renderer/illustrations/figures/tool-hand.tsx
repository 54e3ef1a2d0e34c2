import type { ReactNode } from 'react'
import type { Skin } from './profile.tsx'

interface Props {
  /** A gloved hand is chalk. */
  skin: Skin | 'i-chalk'
  /** The tool between finger and thumb. Its axis runs through (-40, 106), (20, 30) and (110, -84). */
  children: ReactNode
}

/** A nurse's right hand in a pen grip, with the sleeve of the tunic. Place it with a transform on a group. */
export function ToolHand({ skin, children }: Props) {
  return (
    <>
      <path className="i-estuary-deep" d="M230-80c50-6 110-24 180-54l40 130c-80 32-150 42-216 38Z" />
      <path className="i-line" d="M234-80c50-6 110-24 180-54M236 34c64 4 134-6 214-38" />
      <path
        className={`${skin} i-line`}
        d="M214-68c-40-8-74-12-106-2-24 12-42 50-48 90-16 4-26 24-14 34-6 10 2 22 16 20 0 10 12 18 26 12 12 4 32-2 58-22 20-16 44-28 68-30Z"
      />
      <path className="i-line" d="M46 54c14 3 28 1 42-3M62 74c14 0 28-6 40-14M88 86c12-3 22-9 32-17" />
      {children}
      <path
        className={skin}
        d="M140-74c-34 0-66 6-94 34-16 20-30 44-38 62-3 10 8 14 14 6l10-8c-18 10-12 24 0 22 30-6 62-4 100 10l48-60Z"
      />
      <path
        className="i-line"
        d="M140-74c-34 0-66 6-94 34-16 20-30 44-38 62-3 10 8 14 14 6 12-18 26-36 44-46M134 18c-26-18-60-18-110 8-10 6-4 18 8 16 30-6 62-4 88 4M30 30c-3 3-4 6-3 9M14 14c4 0 7 2 9 5"
      />
      <path className="i-chalk i-line" d="M204-80c12 36 14 76 8 118l28 2c6-42 0-82-10-120Z" />
    </>
  )
}
