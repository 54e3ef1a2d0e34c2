import { loadConsented } from '../widgets/consent-scripts.ts'
import {
  consentKeys,
  defaultConsent,
  fullConsent,
  storeConsent,
  storedConsent,
} from '../widgets/consent-storage.ts'
import type { CookieConsentProps } from '../widgets/cookie-consent.tsx'
import { loadIsland } from './running.ts'

/** How long a visitor reads before being asked, in milliseconds. */
export const noticeDelay = 1000

/**
 * Keeps to the visitor's cookie choice: loads what it allows, asks once where there is none, opens the settings from
 * `[data-open-cookie-settings]`, and follows a choice made in another tab. The dialog is in the page's HTML, and accepting
 * and refusing are done here, so they never wait for other code; what the preferences need is fetched when a visitor
 * reaches for the dialog.
 */
export function startCookieNotice(): void {
  const island = document.querySelector<HTMLElement>('[data-island="cookie-consent"]')
  const dialog = island?.querySelector('dialog')
  if (!island || !dialog) return
  const { policy, scripts, lastsDays } = JSON.parse(island.dataset.props ?? '{}') as CookieConsentProps
  const consent = storedConsent(lastsDays)
  if (consent) loadConsented(consent, scripts)
  else setTimeout(() => storedConsent(lastsDays) ?? ask(island, dialog, policy), noticeDelay)

  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault()
  })

  const decide = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-consent]')
    if (!button || !dialog.contains(button)) return
    event.stopPropagation()
    const choice = button.dataset.consent === 'all' ? fullConsent : defaultConsent
    storeConsent(choice)
    dialog.close()
    loadConsented(choice, scripts)
  }
  document.addEventListener('click', decide, { capture: true })

  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest('[data-open-cookie-settings]')
    if (!opener) return
    event.preventDefault()
    void openSettings(island, opener)
  })

  window.addEventListener('storage', ({ key }) => {
    if (key !== consentKeys.choice && key !== null) return
    const elsewhere = storedConsent(lastsDays)
    if (!elsewhere) return
    loadConsented(elsewhere, scripts)
    dialog.close()
  })
}

/** Asks modally, save on the page of the policy itself, which a visitor must be able to read before choosing. */
function ask(island: HTMLElement, dialog: HTMLDialogElement, policy: string): void {
  if (dialog.open) return
  if (location.pathname === policy) dialog.show()
  else dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  for (const type of ['pointerover', 'touchstart', 'keydown', 'click']) {
    island.addEventListener(type, () => void loadIsland(island), { once: true, passive: true, capture: true })
  }
}

/** Where the code cannot be fetched, a link that opens the settings leads to its own address instead. */
async function openSettings(island: HTMLElement, opener: Element): Promise<void> {
  if (await loadIsland(island)) island.dispatchEvent(new Event('cookie-settings'))
  else if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
}
