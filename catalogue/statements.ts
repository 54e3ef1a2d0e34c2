import type { Place } from './finding.ts'

/** A fact that content or a built page states. */
export interface Statement {
  /** A treatment's slug, or `clinic`. */
  subject: string
  /** `price`, `experience`, `phone`, `hours monday`, `duration` ... */
  property: string
  /** As visitors read it: `from £250`, `9:00 AM-3:00 PM`, `closed`. */
  value: string
  place: Place & { length?: number }
  /** A key of a content file, a reference in words, or a built page. */
  from: 'key' | 'words' | 'page'
}

/** One fact that is stated in more than one way: each value with everything that states it. */
export interface Disagreement {
  subject: string
  property: string
  values: { value: string; statements: Statement[] }[]
}

/** Every fact of which two statements differ, in the order in which they are first stated. */
export function compare(statements: readonly Statement[]): Disagreement[] {
  const facts = new Map<string, Map<string, Statement[]>>()
  for (const statement of statements) {
    const key = `${statement.subject} ${statement.property}`
    const values = facts.get(key) ?? new Map<string, Statement[]>()
    facts.set(key, values)
    values.set(statement.value, [...(values.get(statement.value) ?? []), statement])
  }
  return [...facts.values()]
    .filter((values) => values.size > 1)
    .map((values) => {
      const [first] = [...values.values()].flat()
      return {
        subject: first?.subject ?? '',
        property: first?.property ?? '',
        values: [...values].map(([value, same]) => ({ value, statements: same })),
      }
    })
}
