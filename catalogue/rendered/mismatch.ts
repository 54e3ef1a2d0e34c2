import type { Place } from '../finding.ts'
import type { Kind } from '../read/kinds.ts'
import type { Path } from '../read/locations.ts'
import { excerpt, firstDifference } from './excerpt.ts'
import type { Said } from './html-page.ts'

/** Which value of which content file states something. */
export interface ContentSource {
  kind: Kind
  slug?: string
  path: Path
}

/** What content states, in the words a page must show. */
export interface Stated {
  text: string
  source?: ContentSource
  /** Where it stands, when that is known without looking its source up. */
  place?: Place
}

/** A page that shows something else than content states. */
export interface Mismatch {
  place: Place
  message: string
  remedy: string
  stated?: Stated
}

const fromCatalogue = 'Have the component that prints it take it from the catalogue, and build again.'
const unstated = 'Take it out of the component that prints it, or state it in content/.'

/** `what` is shown in other words than content states. */
export function differs(what: string, said: Said, stated: Stated): Mismatch {
  const from = firstDifference(said.text, stated.text)
  return {
    place: said.place,
    message: `${what}: the page shows "${excerpt(said.text, from)}", the content states "${excerpt(stated.text, from)}".`,
    remedy: fromCatalogue,
    stated,
  }
}

/** Content states something that the page does not show where `place` is. */
export function missing(what: string, place: Place, stated: Stated): Mismatch {
  return {
    place,
    message: `${what}: the page does not show "${excerpt(stated.text)}", which the content states.`,
    remedy: fromCatalogue,
    stated,
  }
}

/** The page shows something that content does not state. */
export function unknown(what: string, said: Said): Mismatch {
  return {
    place: said.place,
    message: `${what}: the page shows "${excerpt(said.text)}", which the content does not state.`,
    remedy: unstated,
  }
}
