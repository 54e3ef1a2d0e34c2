import { asTyped } from '../schemas/content/typeset.ts'
import type { Place } from './finding.ts'
import { grouped } from './grouped.ts'

/** A fact that content or a built page states. */
export interface Statement {
  /** A treatment's slug, `clinic`, or a built page's address. */
  subject: string
  /** `price`, `experience`, `phone`, `hours monday`, `duration` ... */
  property: string
  /** As visitors read it: `from £250`, `9:00 AM-3:00 PM`, `closed`. */
  value: string
  place: Place & { length?: number }
  /** A key of a content file, or a built page. Words refer to keys and state nothing by themselves. */
  from: 'key' | 'page'
}

/** One fact that is stated in more than one way: each value with everything that states it. */
export interface Disagreement {
  subject: string
  property: string
  values: { value: string; statements: Statement[] }[]
}

/** Every fact of which two statements differ, in the order in which they are first stated. */
export function compare(statements: readonly Statement[]): Disagreement[] {
  const facts = grouped(statements, ({ subject, property }) => `${subject} ${property}`)
  return [...facts.values()].flatMap((same) => {
    const values = [...grouped(same, ({ value }) => asTyped(value))].map(([value, statements]) => ({
      value,
      statements,
    }))
    const [first] = same
    return first && values.length > 1 ? [{ subject: first.subject, property: first.property, values }] : []
  })
}
