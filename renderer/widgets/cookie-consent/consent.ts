/** Keys in localStorage. The cookie register in content/cookies.yaml names them too. */
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

/** What startCookieConsent reads from the page. */
export interface ConsentSettings {
  /** Address of the cookie policy. */
  policy: string
  /** After how many days to ask again; never, where it is absent. */
  lastsDays?: number | undefined
  scripts: ConsentScripts
}

/** Addresses of each category's script, where the site uses one. */
type ConsentScripts = { [Category in OptionalCategory]?: string | undefined }

export const defaultConsent: Consent = { essential: true, analytics: false, functionality: false }
export const fullConsent: Consent = { essential: true, analytics: true, functionality: true }

/** What a button stands for: everything, what is essential, or what the switches in the dialog are set to. */
export function consentOf(button: string | undefined, dialog: Element): Consent {
  if (button === 'all') return fullConsent
  return button === 'chosen' ? switchedConsent(dialog) : defaultConsent
}

function switchedConsent(dialog: Element): Consent {
  const consent = { ...defaultConsent }
  for (const { name, checked } of switches(dialog)) consent[name as OptionalCategory] = checked
  return consent
}

export function setSwitches(dialog: Element, consent: Consent): void {
  for (const input of switches(dialog)) input.checked = consent[input.name as OptionalCategory]
}

/** The dialog's switches have the categories' names. */
const switches = (dialog: Element) => dialog.querySelectorAll('input')

/** @throws SyntaxError when the text is not what {@link storeConsent} writes */
export function parseConsent(text: string): Consent {
  const stored: unknown = JSON.parse(text)
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    throw new SyntaxError(`${text.slice(0, 40)} is no object`)
  }
  const consent = { ...defaultConsent }
  for (const category of optionalCategories) {
    const value = (stored as Partial<Consent>)[category]
    if (typeof value === 'boolean') consent[category] = value
  }
  return consent
}

/**
 * The stored choice; undefined when there is none or it is older than `lastsDays`. A choice that cannot be parsed is logged
 * and counts as the defaults. Where storage cannot be read, the choice made on this page applies.
 */
export function storedConsent(lastsDays?: number, now = Date.now()): Consent | undefined {
  try {
    const text = localStorage.getItem(consentKeys.choice)
    if (text === null || isExpired(localStorage.getItem(consentKeys.date), lastsDays, now)) return undefined
    return parseConsent(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) return pageConsent
    console.error('The stored cookie preferences could not be read and are ignored.', error)
    return defaultConsent
  }
}

/** Stores the choice and its time (ISO 8601). False where storage fails: the choice then applies to this page only. */
export function storeConsent(consent: Consent, now = new Date()): boolean {
  try {
    localStorage.setItem(consentKeys.choice, JSON.stringify(consent))
    localStorage.setItem(consentKeys.date, now.toISOString())
    return true
  } catch {
    console.warn('The cookie preferences could not be stored; they apply to this page only.')
    pageConsent = consent
    return false
  }
}

/** The choice for this page only. */
let pageConsent: Consent | undefined

/** A choice whose date is not known holds. */
function isExpired(date: string | null, lastsDays: number | undefined, now: number): boolean {
  return lastsDays !== undefined && now - Date.parse(date ?? '') > lastsDays * 86_400_000
}

/** Stores and applies a choice that a visitor makes, and confirms it beside the link that opens the settings. */
export function chooseConsent(consent: Consent, scripts: ConsentScripts): void {
  showSaved(storeConsent(consent))
  loadConsentedScripts(consent, scripts)
}

/** Shows or hides the words that the choice is saved. */
export function showSaved(isSaved: boolean): void {
  const status = document.querySelector<HTMLElement>('[data-cookie-saved]')
  if (status) status.textContent = isSaved ? (status.dataset.cookieSaved ?? '') : ''
}

/** Loads the scripts that the visitor allows, each once. Consent withdrawn later takes effect on the next page. */
export function loadConsentedScripts(consent: Consent, scripts: ConsentScripts): void {
  for (const category of optionalCategories) {
    const source = scripts[category]
    if (!consent[category] || !source) continue
    if (document.querySelector(`script[data-consent="${category}"]`)) continue
    const script = document.createElement('script')
    script.src = source
    script.async = true
    script.dataset.consent = category
    document.head.append(script)
  }
}
