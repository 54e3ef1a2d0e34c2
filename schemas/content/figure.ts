import * as v from 'valibot'
import { expected } from './expected.ts'
import { countQuantities, parseQuantity, type Quantity } from './quantity.ts'
import { line } from './text.ts'

/** Characters that fit beside a label. */
const longestFact = 80

/** A short text beside a label: `none`, `1.5, 3.0 and 4.5 mm`. A range in it begins with the smaller figure. */
export const brief = (example: string) =>
  v.pipe(
    line(example),
    v.maxLength(longestFact, expected(`at most ${longestFact} characters`, example)),
    v.check(
      (text) => {
        const { least = 0, most = 0 } = parseQuantity(text) ?? {}
        return least <= most
      },
      expected('the smaller figure first', example, swapped),
    ),
  )

/** A short text with one figure in one of a few units, which other pages are compared with: `15-20 minutes`. */
export const figure = (what: string, example: string, allowed: readonly Quantity['unit'][]) =>
  v.pipe(
    brief(example),
    v.check(
      (text) => {
        const quantity = parseQuantity(text)
        return quantity !== undefined && allowed.includes(quantity.unit) && countQuantities(text) === 1
      },
      expected(`${what}, as one figure`, example),
    ),
    v.check((text) => (parseQuantity(text)?.least ?? 1) > 0, expected(`${what} above 0`, example)),
  )

/** The same words with their two figures the other way round. */
function swapped(input: unknown): string {
  return String(input).replace(/(\d+(?:\.\d+)?)(\s*(?:-|–|to)\s*)(\d+(?:\.\d+)?)/, '$3$2$1')
}
