import { loadIsland, pressEvent } from '../../islands/policy.ts'
import {
  chooseConsent,
  consentKeys,
  consentOf,
  loadConsentedScripts,
  settingsEvent,
  showSaved,
  storedConsent,
} from './consent.ts'
import type { CookieConsentProps } from './cookie-consent.tsx'
import { ignorePresses } from './ignore-presses.ts'
import { applyLaterStyles } from './later-styles.ts'

/** How long after the page has loaded, or was shown that had loaded before, a visitor is asked; milliseconds. */
const askDelay = 1000

/**
 * Handles consent before the widget has loaded: loads the scripts that the stored choice allows, opens the dialog where there
 * is no choice, opens the settings from `[data-open-cookie-settings]`, and follows a choice made in another tab. Making a choice
 * works without the widget, which is loaded once a visitor reaches for the dialog; so does showing the switches.
 */
export function startCookieConsent(): void {
  const island = document.querySelector<HTMLElement>('[data-island="cookie-consent"]')
  const dialog = island?.querySelector('dialog')
  if (!island || !dialog) return
  const { policy, scripts, lastsDays } = JSON.parse(island.dataset.props ?? '{}') as CookieConsentProps
  const begin = () => {
    const consent = storedConsent(lastsDays)
    if (consent) loadConsentedScripts(consent, scripts)
    else setTimeout(() => storedConsent(lastsDays) ?? openDialog(island, dialog, policy), askDelay)
  }
  if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()

  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault()
  })

  const onChoice = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-consent]')
    if (!button || !dialog.contains(button)) return
    event.stopPropagation()
    dialog.close()
    ignorePresses()
    chooseConsent(consentOf(button.dataset.consent, dialog), scripts)
  }
  document.addEventListener('click', onChoice, { capture: true })

  dialog.addEventListener(pressEvent, (event) => {
    if (!(event.target as Element).matches('[data-other-view]')) return
    event.preventDefault()
    for (const view of dialog.children) view.toggleAttribute('hidden')
    const title = dialog.querySelector<HTMLElement>('div:not([hidden]) > * > h2')
    dialog.setAttribute('aria-labelledby', title?.id ?? '')
    title?.focus()
    ignorePresses()
  })

  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest('[data-open-cookie-settings]')
    if (!opener) return
    event.preventDefault()
    void openSettings(island, opener)
  })

  window.addEventListener('storage', ({ key }) => {
    if (key !== consentKeys.choice && key !== null) return
    const choice = storedConsent(lastsDays)
    if (!choice) return
    loadConsentedScripts(choice, scripts)
    dialog.close()
  })
}

/** Opens the dialog as a modal one, except on the policy's own page, which a visitor must be able to read before choosing. */
async function openDialog(island: HTMLElement, dialog: HTMLDialogElement, policy: string): Promise<void> {
  await applyLaterStyles()
  if (dialog.open) return
  if (location.pathname === policy) dialog.show()
  else dialog.showModal()
  ignorePresses()
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  for (const type of ['pointerover', 'touchstart', 'keydown', 'click']) {
    island.addEventListener(type, () => void loadIsland(island), { once: true, passive: true, capture: true })
  }
}

/** If the widget cannot be loaded, the link that opens the settings goes to its own address instead. */
async function openSettings(island: HTMLElement, opener: Element): Promise<void> {
  showSaved(false)
  await applyLaterStyles()
  if (await loadIsland(island)) island.dispatchEvent(new Event(settingsEvent))
  else if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
}
