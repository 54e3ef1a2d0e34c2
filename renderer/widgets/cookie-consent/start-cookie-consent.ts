import { choiceKey } from '../../../schemas/consent.ts'
import { afterPaint } from '../../enhance/after-paint.ts'
import { find, findAll } from '../../enhance/find.ts'
import { applyLaterStyles } from '../../enhance/later-styles.ts'
import { listen } from '../../enhance/listen.ts'
import { parseChoice, storeChoice, storedChoice } from './consent.ts'

/** Milliseconds until a visitor is asked, from the start of the page's script or from the visit to a prerendered page. */
const askDelay = 1000

/** For how long presses do nothing after a change of view, in milliseconds. */
const quietTime = 600

/**
 * Applies the stored choice, asks if there is none, opens the settings, and follows a choice made in another tab or on another page.
 * The dialog closes with a choice or, if a visitor only came back to look, with the stored one.
 */
export function startCookieConsent(): void {
  const dialog = find<HTMLDialogElement>('dialog')
  const saved = find('[data-cookie-saved]')

  const show = (view: 0 | 1) => {
    const views = findAll('.dialog-view')
    for (const part of views) part.hidden = part !== views[view]
    const title = findAll('dialog h2')[view] as HTMLElement
    dialog.ariaLabel = title.textContent
    title.focus()
    ignorePresses()
  }
  const ask = async () => {
    await applyLaterStyles()
    if (dialog.open || storedChoice()) return
    // A visitor must be able to read the policy's own page before choosing.
    if ('beside' in dialog.dataset) dialog.show()
    else dialog.showModal()
    show(0)
    // If a blocker hides the dialog, the page would be inert and nobody could answer.
    afterPaint(() => dialog.offsetHeight || close())
  }
  const close = () => {
    if (!dialog.open) return
    dialog.close()
    ignorePresses()
  }
  /** Shows the switches, set to the stored choice; reached from the foot of a page. */
  const openSettings = async () => {
    saved.textContent = ''
    const stored = parseChoice(storedChoice())
    for (const input of dialog.querySelectorAll('input')) input.checked = stored[input.name] === true
    await applyLaterStyles()
    if (!dialog.open) dialog.showModal()
    show(1)
  }
  /** Applies the stored choice, or asks for one. */
  const begin = () => {
    const chosen = storedChoice()
    if (!chosen) {
      // Apart, since applying the styles and making the page inert in one go is a long task on a slow phone.
      setTimeout(applyLaterStyles, askDelay / 2)
      setTimeout(ask, askDelay)
    } else {
      close()
      const stored = parseChoice(chosen)
      if (find<HTMLElement | null>('[data-script]'))
        import('./consented-scripts.ts').then(({ loadScripts }) => loadScripts(dialog, stored))
    }
  }
  if (document.prerendering) listen('prerenderingchange', begin)
  else begin()
  // Safari tells a page of no choice that was made while it was left, so the page looks when a visitor goes back to it.
  listen<StorageEvent & PageTransitionEvent>('storage pageshow', ({ key, persisted }) => {
    if ((persisted || key === choiceKey) && storedChoice()) begin()
  })

  /** Closes the dialog if there is a choice already; otherwise goes back from the preferences to the question. */
  const leave = (event: Event) => {
    event.preventDefault()
    if (storedChoice()) close()
    else if (findAll('.dialog-view')[0]?.hidden) {
      show(0)
      find('[data-consent="customise"]').focus()
    }
  }
  // Escape is heard on the window, since after a press in the dialog nothing in it may have the focus.
  listen<KeyboardEvent>('keydown', (event) => {
    if (event.key === 'Escape' && dialog.open) leave(event)
  })
  // Other requests to close it, such as a phone's back gesture.
  listen('cancel', leave)

  listen('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLAnchorElement>('[data-consent]')
    const action = pressed?.dataset.consent
    if (!pressed) return
    event.preventDefault()
    if (action === 'customise') show(1)
    else if (action === 'leave') leave(event)
    else if (action === 'settings') openSettings()
    else {
      const consent: Record<string, boolean> = { essential: true }
      for (const { name, checked } of dialog.querySelectorAll('input'))
        consent[name] = action === 'all' || (action === 'chosen' && checked)
      const isStored = storeChoice(JSON.stringify(consent))
      saved.textContent = isStored ? (saved.dataset.cookieSaved as string) : ''
      begin()
    }
  })
}

let quiet: ReturnType<typeof setTimeout> | undefined

/** Ignores presses for a moment, so that the second press of a double click does not hit what has just appeared. */
function ignorePresses(): void {
  const { dataset } = document.documentElement
  dataset.ignorePresses = ''
  clearTimeout(quiet)
  quiet = setTimeout(() => delete dataset.ignorePresses, quietTime)
}
