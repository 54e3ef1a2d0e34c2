import type { FC, ReactNode } from 'react'

/** What every drawing takes: what it shows, in words; empty where the words beside it say the same. */
export interface IllustrationProps {
  alt: string
}

export type Illustration = FC<IllustrationProps>

/** The flat ground of a plate; a hero continues it to the window's edge. */
export type PlateGround = 'pink' | 'pink-pale' | 'estuary'

interface PlateProps extends IllustrationProps {
  ground: PlateGround
  children: ReactNode
}

/** A drawing's frame: 480 by 360 units on one flat ground. */
export function Plate({ alt, ground, children }: PlateProps) {
  const shared = { className: 'illustration', viewBox: '0 0 480 360', 'data-plate': ground }
  const drawing = (
    <>
      <path className={`i-${ground}`} d="M0 0h480v360H0z" />
      {children}
    </>
  )
  if (alt === '') {
    return (
      <svg {...shared} aria-hidden="true">
        {drawing}
      </svg>
    )
  }
  return (
    <svg {...shared} role="img" aria-label={alt}>
      {drawing}
    </svg>
  )
}
