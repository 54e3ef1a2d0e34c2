import * as v from 'valibot'
import { expected } from './expected.ts'
import { quantitiesIn } from './quantity.ts'
import { isLonger, type Quantity } from './quantity-measure.ts'
import { line } from './text.ts'

/** Characters that fit beside a label. */
const longestFact = 80

/** A range in digits of any unit: `1.5-4.5 mm`. */
const range = /\b(\d{1,3}(?:\.\d+)?)(\s*(?:-|–|to)\s*)(\d+(?:\.\d+)?)/

/** A short text beside a label: `none`, `1.5, 3.0 and 4.5 mm`. A range in it begins with the smaller figure. */
export const shortText = (example: string) =>
  v.pipe(
    line(example),
    v.maxLength(longestFact, expected(`at most ${longestFact} characters`, example)),
    v.check(
      (text) => {
        if (!/[-–]| to /.test(text)) return true
        const [, first, , second] = range.exec(text) ?? []
        const { least = Number(first ?? 0), most = Number(second ?? 0) } = quantitiesIn(text)[0] ?? {}
        return least <= most
      },
      expected('the smaller figure first', example, swapped),
    ),
  )

/** A short text with one figure in one of a few units, which other pages are compared with: `15-20 minutes`. */
export const figure = (what: string, example: string, allowed: readonly Quantity['unit'][]) =>
  v.pipe(
    shortText(example),
    v.check(
      (text) => {
        const [quantity, second] = quantitiesIn(text)
        return quantity !== undefined && !second && allowed.includes(quantity.unit)
      },
      expected(`${what}, as one figure`, example),
    ),
    v.check(
      (text) => !/\b0/.test(text) || (quantitiesIn(text)[0]?.least ?? 1) > 0,
      expected(`${what} above 0`, example),
    ),
  )

/** A length of time and nothing else: not `12+ months`, `over 3 weeks`, `2 weeks at least` or `1 week after each session`. */
const bounded = /^(?:about )?\d[\d.½]*(?: ?(?:-|–|to) ?\d[\d.½]*)? [a-z]+$/i

/** Whether one text states a length of time that is longer than the other's can be. */
export function isLongerText(one: string, other: string): boolean {
  if (![one, other].every((text) => bounded.test(text))) return false
  const [[first], [second]] = [quantitiesIn(one), quantitiesIn(other)]
  return first !== undefined && second !== undefined && isLonger(first, second)
}

/** The same words with their two figures the other way round. */
function swapped(input: unknown): string {
  return String(input).replace(range, '$3$2$1')
}

/** Years of experience: `12+ years`, `over 14 years`. */
export const years = v.pipe(
  line('12+ years'),
  v.check((text) => /\b[1-9]\d?\+?[ -]years?\b/i.test(text), expected('a number of years', '12+ years')),
)
