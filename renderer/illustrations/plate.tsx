import type { FC, ReactNode } from 'react'

/** Its `alt` is empty where the text beside the drawing says the same. */
export type Illustration = FC<{ alt: string }>

/** The background colour. It goes on beyond the frame, since a hero shows it to the edge of the window. */
type PlateGround = 'pink' | 'pink-pale' | 'estuary'

/** A drawing of these shapes on this ground, in a frame of 480 by 360 units. */
export const plate = (ground: PlateGround, shapes: ReactNode): Illustration =>
  function Plate({ alt }) {
    const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: it has an aria-label, or is hidden.
      <svg className="illustration" viewBox="0 0 480 360" {...name}>
        <path className={`i-${ground}`} d="M-900-900h2280v2160H-900z" />
        {shapes}
      </svg>
    )
  }
