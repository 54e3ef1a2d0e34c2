import type { ReactNode } from 'react'
import { nurseSkin } from './skin.ts'

interface Props {
  glove?: boolean
  /** The tool between finger and thumb. Its axis runs through (-40, 106), (20, 30) and (110, -84). */
  children: ReactNode
}

/** The nurse's right forearm and hand in a pen grip, coming from the right; the elbow is at (500, -90). */
export function HoldingArm({ glove = true, children }: Props) {
  const hand = glove ? 'i-chalk' : nurseSkin
  return (
    <>
      <path
        className={`${nurseSkin} i-line`}
        d="M206-60c100-10 210-60 330-92l50 136c-110 34-260 60-376 44Z"
      />
      <path
        className={`${hand} i-line`}
        d="M236-66c-50-14-96-18-128-8-24 12-44 46-50 86-16 4-24 24-12 34-8 10 0 22 14 20 0 10 12 18 26 12 14 4 34-4 60-24 24-14 58-20 92-21 8-34 6-66-2-99Z"
      />
      {!glove && (
        <>
          <path className={nurseSkin} d="M187-77c28 3 51 9 75 10V34c-32-1-52 4-75 6Z" />
          <path className="i-line" d="M187-77c28 3 51 9 75 10M187 40c23-5 43-8 75-7" />
        </>
      )}
      <path className="i-line" d="M46 46c16 4 30 3 46-2M60 66c16 1 30-4 44-12M86 78c14-2 24-8 34-16" />
      {children}
      <path
        className={hand}
        d="M150-74c-38-2-72 6-98 34-18 20-32 44-40 62-3 10 8 14 14 6l10-8c-18 10-12 24 0 22 30-6 66-4 96 0l60-50Z"
      />
      <path
        className="i-line"
        d="M150-74c-38-2-72 6-98 34-18 20-32 44-40 62-3 10 8 14 14 6 12-18 26-36 46-46M150 12c-32-16-66-12-116 8-10 6-4 18 8 16 28-6 58-6 84 0M28 30c-3 3-4 6-3 9"
      />
      {glove && <path className="i-line" d="M206-70c10 34 12 68 4 104" />}
    </>
  )
}

/** The same arm in the short sleeve of the tunic. Place it with a transform on a group: turned by -50 it comes from above. */
export function NurseArm(props: Props) {
  return (
    <>
      <HoldingArm {...props} />
      <path className="i-estuary-deep i-line" d="M430-128c130-50 320-90 480-132v260c-120 40-300 60-426 70Z" />
      <path className="i-paper-line" d="m448-122 54 182" />
    </>
  )
}
