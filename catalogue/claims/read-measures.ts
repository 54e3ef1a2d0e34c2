import type { Figure } from './figures/figure.ts'
import { readFigures } from './figures/read-figures.ts'
import type { Measure } from './measure.ts'

/** Every figure of a text that makes a measure. */
export function readMeasures(text: string): (Figure & { measure: Measure })[] {
  return readFigures(text).filter(
    (figure): figure is Figure & { measure: Measure } => figure.measure !== undefined,
  )
}
