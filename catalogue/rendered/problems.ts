import type { Place } from '../finding.ts'
import { oneLine, type Stated, squash } from './built-site.ts'

/** What a page, or the content for it, states about a property. */
export interface Fact {
  property: string
  values: (Stated & { optional?: boolean })[]
  /** Optional on the page; if shown, it must be right. */
  optional?: boolean
}

/** A difference between what a page shows and what content states. */
export interface Problem {
  /** The page's address. */
  page: string
  place: Place
  /** What is wrong, in words that follow the page's name. */
  says: string
  /** All of what the page shows there. */
  shown?: string
  stated?: Stated
}

/** Compares what a page shows of every property with what content states; what is missing is reported at `start`. */
export function compareFacts(page: string, shown: Fact[], expected: Fact[], start: Place): Problem[] {
  const properties = new Set([...shown, ...expected].map(({ property }) => property))
  return [...properties].flatMap((property) => {
    const own = shown.flatMap((fact) => (fact.property === property ? fact.values : []))
    const { values: wanted = [], optional = false } =
      expected.find((fact) => fact.property === property) ?? {}
    const surplus = without(own, wanted)
    const lacking = optional && own.length === 0 ? [] : without(wanted, own).filter((one) => !one.optional)
    return [
      ...surplus.map((one, index) =>
        differs(page, property, one, wanted.length === 1 ? wanted[0] : lacking[index]),
      ),
      ...missing(page, property, own[0]?.place ?? start, lacking.slice(surplus.length)),
    ]
  })
}

/** The values that are not among the others, however either are typeset. */
function without(values: Fact['values'], others: Fact['values']): Fact['values'] {
  const known = new Set(others.map(({ value }) => squash(value)))
  return values.filter(({ value }) => !known.has(squash(value)))
}

/** A page shows something other than content states (`stated`), or something that content does not state at all. */
export function differs(page: string, property: string, { value, place }: Stated, stated?: Stated): Problem {
  const shown = oneLine(value)
  if (!stated) {
    const part = excerpt(shown, shown.search(/[\d£@]/))
    return { page, place, says: `shows the ${property} "${part}", which the content does not state.`, shown }
  }
  const other = oneLine(stated.value)
  const from = [...shown].findIndex((letter, index) => letter !== other[index])
  const says = `shows the ${property} "${excerpt(shown, from)}"; ${stated.place.file} states "${excerpt(other, from)}".`
  return { page, place, says, shown, stated }
}

/** A fact that is missing from the page, reported at `place`. */
export function missing(page: string, property: string, place: Place, values: readonly Stated[]): Problem[] {
  const [stated] = values
  if (!stated) return []
  const more = values.length > 1 ? ` and ${values.length - 1} more` : ''
  const says = `does not show the ${property} "${excerpt(stated.value)}"${more}, which ${stated.place.file} states.`
  return [{ page, place, says, stated }]
}

/** A text cut short enough for a message: of a long one, the part that starts a little before `from`. */
function excerpt(text: string, from = 0): string {
  const line = oneLine(text)
  const start = Math.max(0, Math.min(from - 60, line.length - 160))
  const part = line.slice(start, start + 160)
  return `${start > 0 ? '…' : ''}${part}${start + part.length < line.length ? '…' : ''}`
}
