import * as v from 'valibot'
import { periodUnits, type RetentionPeriod } from '../time/retention-period.ts'
import { expected } from './expected.ts'
import { figure } from './figure.ts'
import { quantitiesIn } from './quantity.ts'

/** How long enquiries are kept, in words: `24 months`. The deletion of old ones reads the figure from them. */
export const retention = v.pipe(
  figure('a length of time', '24 months', periodUnits),
  v.check(
    (text) => retentionPeriod(text) !== undefined,
    expected('a whole number of days, weeks, months or years', '24 months'),
  ),
)

/** The period that the words state; undefined for a range, a fraction, or other words beside it, such as "about". */
export function retentionPeriod(text: string): RetentionPeriod | undefined {
  if (!/^[\p{L}\d-]+\s+\p{L}+$/u.test(text)) return undefined
  const [{ least = 0, most = 0, unit: named } = {}] = quantitiesIn(text)
  const unit = periodUnits.find((one) => one === named)
  return unit && least === most && Number.isInteger(least) ? { count: least, unit } : undefined
}
