import { choiceKey, dateKey } from '../../../schemas/consent.ts'
import { day } from '../../../schemas/time/durations.ts'

/** For access by property, which takes fewer bytes than by method. */
type Kept = Partial<Record<typeof choiceKey | typeof dateKey, string>>

/** The choice that was made on this page, if it could not be stored. */
let pageChoice: string | undefined

/** What a visitor allows, as {@link storeChoice} was given it; undefined when there is no choice. */
export function storedChoice(): string | undefined {
  try {
    return (localStorage as Kept).cookieConsent ?? pageChoice
  } catch {
    // Storage that refuses access holds nothing.
    return pageChoice
  }
}

/**
 * When a choice ends: after so many days, or when scripts are added after it, on one of these days (ISO 8601). The hour is not known, so
 * a choice made on such a day ends when the day does.
 */
interface ChoiceEnds {
  days?: number | undefined
  scriptsSince: readonly string[]
}

/**
 * A script that removes a choice that has ended, so that it is asked for again; undefined if choices never end. A choice whose date is
 * unknown never ends by age, but ends if `scriptsSince` names any day.
 */
export function endOldChoiceScript({ days, scriptsSince }: ChoiceEnds): string | undefined {
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

/** Stores a choice and its time (ISO 8601). False if storage fails: the choice then applies to this page only. */
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

/** A stored choice, parsed. One that cannot be parsed is logged, and read as empty. */
export function parseChoice(choice = '{}'): Record<string, unknown> {
  try {
    const stored = JSON.parse(choice)
    if (stored.constructor === Object) return stored
    throw new SyntaxError(`${choice} is no object`)
  } catch (error) {
    console.error('Cookie preferences could not be read and are ignored.', error)
    return {}
  }
}
