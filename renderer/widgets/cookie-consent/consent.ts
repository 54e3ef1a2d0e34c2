import { choiceKey, dateKey } from '../../../schemas/consent-keys.ts'
import { day } from '../../../schemas/time/durations.ts'

/** The categories that need consent. Essential storage needs none (PECR, regulation 6(4)). */
export const optionalCategories = ['analytics', 'functionality'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** Keys that are written out take fewer bytes. */
type Kept = Partial<Record<typeof choiceKey | typeof dateKey, string>>

/** The choice that was made on this page, where it could not be stored. */
let pageChoice: string | undefined

/** What a visitor allows, as {@link storeChoice} was given it; undefined when there is no choice. */
export function storedChoice(): string | undefined {
  try {
    return (localStorage as Kept).cookieConsent ?? pageChoice
  } catch {
    // Storage that refuses holds nothing.
    return pageChoice
  }
}

/**
 * When a choice ends: after so many days, or where it was made before scripts were added on one of these days (ISO 8601). Nobody knows
 * the hour: a choice of that day itself ends with it.
 */
interface ChoiceEnds {
  days?: number | undefined
  scriptsSince: readonly string[]
}

/**
 * A script that removes a choice that has ended, so that it is asked for again; undefined where none ends. A choice whose date is not
 * known lasts, but allows no script that was added.
 */
export function endOldChoice({ days, scriptsSince }: ChoiceEnds): string | undefined {
  const ends = [
    ...(days === undefined ? [] : [`now-chosen>${days}*864e5`]),
    ...scriptsSince
      .map(Date.parse)
      .flatMap((since) => [since, since + day])
      .map((added) => `!(chosen<=now&&(chosen>=${added}||now<${added}))`),
  ]
  if (ends.length === 0) return undefined
  const times = `now=Date.now(),chosen=Date.parse(localStorage.${dateKey})`
  return `try{let ${times};if(${ends.join('||')})delete localStorage.${choiceKey}}catch{}`
}

/** Stores a choice and its time (ISO 8601). False where storage fails: the choice then applies to this page only. */
export function storeChoice(choice: string): boolean {
  try {
    ;(localStorage as Kept).cookieConsent = choice
    ;(localStorage as Kept).cookieConsentDate = new Date().toISOString()
    return true
  } catch {
    pageChoice = choice
    return false
  }
}

/** What a stored choice says. One that cannot be read is logged, and says nothing. */
export function readChoice(choice = '{}'): Record<string, unknown> {
  try {
    const stored = JSON.parse(choice)
    if (stored.constructor === Object) return stored
    throw new SyntaxError(`${choice} is no object`)
  } catch (error) {
    console.error('The stored cookie preferences could not be read and are ignored.', error)
    return {}
  }
}
