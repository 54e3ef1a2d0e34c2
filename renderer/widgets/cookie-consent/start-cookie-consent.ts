import { applyLaterStyles } from '../../enhance/later-styles.ts'
import {
  type ConsentSettings,
  chooseConsent,
  consentKeys,
  consentOf,
  defaultConsent,
  loadConsentedScripts,
  setSwitches,
  showSaved,
  storedConsent,
} from './consent.ts'
import { ignorePresses } from './ignore-presses.ts'

/** How long after the page has loaded, or was shown that had loaded before, a visitor is asked; milliseconds. */
const askDelay = 1000

/**
 * Loads the scripts that the stored choice allows, asks where there is no choice, opens the settings from
 * `[data-open-cookie-settings]`, and follows a choice made in another tab. The dialog closes with a choice or, where a visitor
 * came back to look, with the stored one.
 */
export function startCookieConsent(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-settings]')
  const [question, preferences] = dialog?.children ?? []
  if (!dialog || !question || !preferences) return
  const { policy, scripts, lastsDays } = JSON.parse(dialog.dataset.settings ?? '') as ConsentSettings

  const show = (view: Element) => {
    question.toggleAttribute('hidden', view !== question)
    preferences.toggleAttribute('hidden', view !== preferences)
    const title = view.querySelector('h2')
    dialog.setAttribute('aria-labelledby', title?.id ?? '')
    title?.focus()
    ignorePresses()
  }
  /** A visitor must be able to read the policy's own page before choosing. */
  const ask = async () => {
    await applyLaterStyles()
    if (dialog.open || storedConsent(lastsDays)) return
    if (location.pathname === policy) dialog.show()
    else dialog.showModal()
    show(question)
  }
  const close = () => {
    dialog.close()
    ignorePresses()
  }
  /** Out, where there is a choice already; otherwise from the preferences back to the question. */
  const leave = (event?: Event) => {
    event?.preventDefault()
    if (storedConsent(lastsDays)) close()
    else if (question.hasAttribute('hidden')) {
      show(question)
      question.querySelector<HTMLElement>('[data-consent="customise"]')?.focus()
    }
  }

  const begin = () => {
    const consent = storedConsent(lastsDays)
    if (consent) loadConsentedScripts(consent, scripts)
    else setTimeout(ask, askDelay)
  }
  if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()

  // Escape is heard on the document, since after a press in the dialog the focus may be on nothing in it.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && dialog.open) leave(event)
  })
  // What else asks to close it, as the way back of a phone does.
  dialog.addEventListener('cancel', leave)
  dialog.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('button')?.dataset.consent
    if (pressed === 'customise') show(preferences)
    else if (pressed === 'leave') leave()
    else if (pressed) {
      close()
      chooseConsent(consentOf(pressed, dialog), scripts)
    }
  })
  document.addEventListener('click', async (event) => {
    if (!(event.target as Element).closest('[data-open-cookie-settings]')) return
    event.preventDefault()
    showSaved(false)
    await applyLaterStyles()
    setSwitches(dialog, storedConsent(lastsDays) ?? defaultConsent)
    if (!dialog.open) dialog.showModal()
    show(preferences)
  })
  window.addEventListener('storage', ({ key }) => {
    if (key !== consentKeys.choice && key !== null) return
    const choice = storedConsent(lastsDays)
    if (!choice) return
    loadConsentedScripts(choice, scripts)
    dialog.close()
  })
}
