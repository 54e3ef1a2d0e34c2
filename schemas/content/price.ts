import * as v from 'valibot'
import { choice, trueOrFalse } from './choice.ts'
import { expected, field, group, numberLike } from './expected.ts'
import { line } from './text.ts'

/** What one price pays for, with the words that follow the amount on a page. */
export const priceUnits = {
  treatment: 'per treatment',
  session: 'per session',
  course: 'per course',
  test: 'per test',
  appointment: 'per appointment',
} as const

/** Pounds above which a figure is a slip rather than the price of anything a clinic offers. */
const highestPrice = 20_000

/** The pounds in a price written with its sign, its commas, a "from" or in quotes. */
function poundsIn(input: unknown): number | undefined {
  const figure =
    typeof input === 'string'
      ? /^(?:from )?£? ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/i.exec(input.trim())
      : null
  return (figure && Number(figure[0].replace(/[^\d.]/g, ''))) || undefined
}

/** A price in pounds sterling, as trading standards' guidance asks: amount, unit, whether it is a "from" price. */
export const price = group({
  amount: field(
    v.pipe(
      numberLike('a number of pounds', 250, poundsIn),
      v.minValue(1, expected('a price of at least £1', 250)),
      v.check(
        (pounds) => pounds <= highestPrice,
        expected(`a price of at most £${highestPrice.toLocaleString('en-GB')}`, 250),
      ),
      v.check((pounds) => Number(pounds.toFixed(2)) === pounds, expected('pounds and whole pence', 49.5)),
    ),
    'pounds, for example 250',
  ),
  unit: field(
    choice(Object.keys(priceUnits) as (keyof typeof priceUnits)[]),
    'what one price pays for: treatment, session, course, test or appointment',
  ),
  from: field(
    trueOrFalse(),
    'true when the price is the lowest of several ("from £250"), false when it is the price',
  ),
  covers: v.optional(field(line('up to three moles'), 'what the price includes, when that is not plain')),
})

export type Price = v.InferOutput<typeof price>

/** `from £250`, or the amount alone. */
export function formatPrice({ amount, from }: Pick<Price, 'amount' | 'from'>): string {
  return `${from ? 'from ' : ''}${pounds(amount)}`
}

/** `£250`, `£49.50`, `£1,250`. */
export function pounds(amount: number): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  return `£${amount.toLocaleString('en-GB', { minimumFractionDigits, maximumFractionDigits: 2 })}`
}
