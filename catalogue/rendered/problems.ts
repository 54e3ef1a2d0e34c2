import type { Place } from '../finding.ts'
import { oneLine, type Stated, squash } from './built-site.ts'

/** What a page shows of a property, in one or several places, beside what content states. */
export interface Fact {
  property: string
  shown: Stated[]
  stated: Stated[]
}

/** A difference between what a page shows and what content states. */
export interface Problem {
  place: Place
  /** What is wrong, in words that follow the page's name. */
  says: string
  stated?: Stated
}

/** The differences of one fact; what is missing from the page altogether is reported at `start`. */
export function factProblems({ property, shown, stated }: Fact, start: Place): Problem[] {
  const surplus = without(shown, stated)
  const lacking = without(stated, shown).filter(({ isOptional }) => !isOptional)
  return [
    ...surplus.map((one, index) => differs(property, one, stated.length === 1 ? stated[0] : lacking[index])),
    ...missing(property, shown[0]?.place ?? start, lacking.slice(surplus.length)),
  ]
}

/** The values that are not among the others, however either are typeset. */
function without(values: readonly Stated[], others: readonly Stated[]): Stated[] {
  const known = new Set(others.map(({ value }) => squash(value)))
  return values.filter(({ value }) => !known.has(squash(value)))
}

/** A page shows something other than content states (`stated`), or something that content does not state at all. */
export function differs(property: string, { value, place }: Stated, stated?: Stated): Problem {
  const shown = oneLine(value)
  if (!stated) {
    const part = excerpt(shown, shown.search(/[\d£@]/))
    return { place, says: `shows the ${property} "${part}", which the content does not state.` }
  }
  const other = oneLine(stated.value)
  const from = [...shown].findIndex((letter, index) => letter !== other[index])
  const says = `shows the ${property} "${excerpt(shown, from)}"; ${stated.place.file} states "${excerpt(other, from)}".`
  return { place, says, stated }
}

/** A fact that is missing from the page, reported at `place`. */
export function missing(property: string, place: Place, values: readonly Stated[]): Problem[] {
  const [stated] = values
  if (!stated) return []
  const more = values.length > 1 ? ` and ${values.length - 1} more` : ''
  const says = `does not show the ${property} "${excerpt(stated.value)}"${more}, which ${stated.place.file} states.`
  return [{ place, says, stated }]
}

/** A text cut short enough for a message: of a long one, the part that starts a little before `from`. */
function excerpt(text: string, from = 0): string {
  const line = oneLine(text)
  const start = Math.max(0, Math.min(from - 60, line.length - 160))
  const part = line.slice(start, start + 160)
  return `${start > 0 ? '…' : ''}${part}${start + part.length < line.length ? '…' : ''}`
}
