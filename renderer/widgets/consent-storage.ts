/** Keys of the visitor's choice in the browser's storage, as the register of cookies names them. */
export const consentKeys = { choice: 'cookieConsent', date: 'cookieConsentDate' } as const

/** What the visitor allows. Essential storage needs no consent (PECR, regulation 6(4)). */
export interface Consent {
  essential: true
  analytics: boolean
  functionality: boolean
}

/** The categories that need consent. */
export const optionalCategories = ['analytics', 'functionality'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

export const defaultConsent: Consent = { essential: true, analytics: false, functionality: false }
export const fullConsent: Consent = { essential: true, analytics: true, functionality: true }

/** @throws SyntaxError when the text is not what {@link storeConsent} writes */
export function parseConsent(text: string): Consent {
  const stored: unknown = JSON.parse(text)
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    throw new SyntaxError(`Stored cookie preferences are no object: ${text.slice(0, 40)}`)
  }
  const consent = { ...defaultConsent }
  for (const category of optionalCategories) {
    const value = (stored as Partial<Consent>)[category]
    if (typeof value === 'boolean') consent[category] = value
  }
  return consent
}

/**
 * The stored choice, or undefined when none is stored, it is older than `lastsDays`, or storage refuses to be read. A
 * choice that cannot be understood is logged and counts as the defaults: nothing optional is allowed.
 */
export function storedConsent(lastsDays?: number, now = Date.now()): Consent | undefined {
  try {
    const text = localStorage.getItem(consentKeys.choice)
    if (text === null || isOver(localStorage.getItem(consentKeys.date), lastsDays, now)) return undefined
    return parseConsent(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) return pageConsent()
    console.error('The stored cookie preferences could not be read and are ignored.', error)
    return defaultConsent
  }
}

/** Stores the choice and its moment (ISO 8601). Where storage refuses, the choice holds for this page only. */
export function storeConsent(consent: Consent, now = new Date()): void {
  try {
    localStorage.setItem(consentKeys.choice, JSON.stringify(consent))
    localStorage.setItem(consentKeys.date, now.toISOString())
  } catch {
    console.warn('The cookie preferences could not be stored; they hold for this page only.')
    document.documentElement.dataset.cookieChoice = JSON.stringify(consent)
  }
}

/** The choice that holds for this page only, where storage refuses. It stands on the page, which all code of it shares. */
function pageConsent(): Consent | undefined {
  const text = globalThis.document?.documentElement.dataset.cookieChoice
  return text === undefined ? undefined : parseConsent(text)
}

function isOver(date: string | null, lastsDays: number | undefined, now: number): boolean {
  if (lastsDays === undefined) return false
  const since = date === null ? Number.NaN : Date.parse(date)
  return !(now - since <= lastsDays * 86_400_000)
}
