import { choiceKey, dateKey } from '../../../schemas/consent-keys.ts'

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
 * A script that removes a choice of more than `days` days ago, so that it is asked for again. Only pages of a clinic that says how long
 * a choice lasts carry it. A choice whose date is not known holds.
 */
export const endOldChoice = (days: number): string =>
  `try{if(Date.now()-Date.parse(localStorage.${dateKey})>${days}*864e5)delete localStorage.${choiceKey}}catch{}`

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
