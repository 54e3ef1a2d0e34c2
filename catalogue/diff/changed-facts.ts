import type { Content, Mark } from '../content.ts'
import { grouped } from '../grouped.ts'
import { compare, type Statement } from '../statements.ts'

/** A fact with what it was and what it is; empty where it is not stated. */
export interface ChangedFact {
  subject: string
  property: string
  before: string[]
  after: string[]
}

/** Every fact that one version states otherwise than the one before. */
export function changedFacts(before: readonly Statement[], after: readonly Statement[]): ChangedFact[] {
  const then = [...before, ...missing(after, before)]
  const now = [...after, ...missing(before, after)]
  const isOld = new Set(then)
  return compare([...then, ...now]).flatMap(({ subject, property, values }) => {
    const side = (old: boolean) =>
      values
        .filter(({ statements }) => statements.some((statement) => isOld.has(statement) === old))
        .flatMap(({ value }) => (value === '' ? [] : [value]))
    const fact = { subject, property, before: side(true), after: side(false) }
    return fact.before.join('\n') === fact.after.join('\n') ? [] : [fact]
  })
}

/** The facts of one version that the other lacks, as stated with no value. */
function missing(facts: readonly Statement[], other: readonly Statement[]): Statement[] {
  const name = ({ subject, property }: Statement) => `${subject} ${property}`
  const known = new Set(other.map(name))
  return facts.filter((fact) => !known.has(name(fact))).map((fact) => ({ ...fact, value: '' }))
}

/** The figures that are marked as about something else and were not in the version before. */
export function newMarks(before: Content, after: Content): Mark[] {
  const marksOf = ({ files }: Content) =>
    grouped(
      files.flatMap(({ marks }) => marks),
      ({ text, place }) => `${place.file} ${text}`,
    )
  const old = marksOf(before)
  return [...marksOf(after)].flatMap(([name, marks]) => marks.slice(old.get(name)?.length ?? 0))
}
