import type { FC, ReactNode } from 'react'

export interface IllustrationProps {
  /** Empty where the text beside the drawing says the same. */
  alt: string
}

export type Illustration = FC<IllustrationProps>

/** The background colour. It goes on beyond the frame, since a hero shows it to the edge of the window. */
type PlateGround = 'pink' | 'pink-pale' | 'estuary'

interface PlateProps extends IllustrationProps {
  ground: PlateGround
  children: ReactNode
}

/** The frame of a drawing: 480 by 360 units, with a background. */
export function Plate({ alt, ground, children }: PlateProps) {
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has an aria-label, or is hidden.
    <svg className="illustration" viewBox="0 0 480 360" {...name}>
      <path className={`i-${ground}`} d="M-900-900h2280v2160H-900z" />
      {children}
    </svg>
  )
}
