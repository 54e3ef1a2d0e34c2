import type { Place } from '../finding.ts'
import { compare, type Statement } from '../statements.ts'
import { oneLine, type Stated, squash } from './page.ts'
import type { Shown } from './page-facts.ts'
import type { Expected } from './stated-facts.ts'

/** A page that shows something else than content states. */
export interface Problem {
  /** The page's address. */
  page: string
  place: Place
  /** What is wrong, in words that follow the page's name. */
  says: string
  remedy: string
  /** All of what the page shows there. */
  shown?: string
  stated?: Stated
}

const fromCatalogue = 'Have the component that prints it take it from the catalogue, and build again.'
const unstated = 'Take it out of the component that prints it, or state it in content/.'

/** What a page shows of every property against what content states of it. */
export function compareFacts(page: string, shown: Shown[], expected: Expected[], start: Place): Problem[] {
  const problems: Problem[] = []
  const statements: Statement[] = []
  const originals = new Map<Statement, Stated>()
  const add = (property: string, from: Statement['from'], original: Stated) => {
    const statement = { subject: page, property, value: squash(original.value), place: original.place, from }
    originals.set(statement, original)
    statements.push(statement)
  }
  for (const { property, values, optional } of expected) {
    const isShown = shown.some((part) => part.property === property)
    if (!isShown && !optional && values[0]) problems.push(missing(page, property, start, values))
  }
  for (const [number, part] of shown.entries()) {
    const { property, place } = part
    const values = expected.find((one) => one.property === property)?.values ?? []
    const { pairs, lacking, surplus } = align(part.values, values)
    for (const [index, { own, other }] of pairs.entries()) {
      add(`${property} ${number} ${index}`, 'key', other)
      add(`${property} ${number} ${index}`, 'page', own)
    }
    if (lacking.length > 0) problems.push(missing(page, property, place, lacking))
    problems.push(...surplus.map((own) => unknown(page, property, own)))
  }
  const different = compare(statements).flatMap(({ property, values }) => {
    const [stated, own] = values.map((value) => value.statements[0] && originals.get(value.statements[0]))
    return stated && own ? [differs(page, property.replace(/ \d+ \d+$/, ''), own, stated)] : []
  })
  return [...different, ...problems]
}

/** Which value of a page stands for which of content: in their order, or of those that only one of them has. */
function align(shown: readonly Stated[], stated: readonly Stated[]) {
  const rest = (own: readonly Stated[], other: readonly Stated[]) =>
    own.length === other.length
      ? own
      : own.filter(({ value }) => !other.some((one) => squash(one.value) === squash(value)))
  const [surplus, lacking] = [rest(shown, stated), rest(stated, shown)]
  const pairs = surplus.flatMap((own, index) => (lacking[index] ? [{ own, other: lacking[index] }] : []))
  return { pairs, lacking: lacking.slice(pairs.length), surplus: surplus.slice(pairs.length) }
}

/** A page shows a property in other words than content states. */
export function differs(page: string, property: string, shown: Stated, stated: Stated): Problem {
  const [one, other] = [oneLine(shown.value), oneLine(stated.value)]
  const from = [...one].findIndex((letter, index) => letter !== other[index])
  const says = `shows the ${property} "${excerpt(one, from)}"; ${stated.place.file} states "${excerpt(other, from)}".`
  return { page, place: shown.place, says, remedy: fromCatalogue, shown: one, stated }
}

/** Content states something that the page does not show where `place` is. */
export function missing(page: string, property: string, place: Place, values: readonly Stated[]): Problem {
  const [stated] = values
  const more = values.length > 1 ? ` and ${values.length - 1} more` : ''
  const says = `does not show the ${property} "${excerpt(stated?.value ?? '')}"${more}, which ${stated?.place.file} states.`
  return { page, place, says, remedy: fromCatalogue, ...(stated && { stated }) }
}

/** A page shows something that content does not state. */
export function unknown(page: string, property: string, { value, place }: Stated): Problem {
  const says = `shows the ${property} "${excerpt(value)}", which the content does not state.`
  return { page, place, says, remedy: unstated, shown: oneLine(value) }
}

/** A text short enough for a message: of a long one the part from a little before `from`. */
function excerpt(text: string, from = 0): string {
  const line = oneLine(text)
  if (line.length <= 160) return line
  const start = Math.min(Math.max(0, from - 60), line.length - 160)
  const end = start + 160
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
}
