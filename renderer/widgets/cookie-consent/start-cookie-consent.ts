import { choiceKey } from '../../../schemas/consent-keys.ts'
import { afterPaint } from '../../enhance/after-paint.ts'
import { find, findAll } from '../../enhance/find.ts'
import { applyLaterStyles } from '../../enhance/later-styles.ts'
import { listen } from '../../enhance/listen.ts'
import { readChoice, storeChoice, storedChoice } from './consent.ts'

/** How long after the page has loaded, or was shown that had loaded before, a visitor is asked; milliseconds. */
const askDelay = 1000

/** For how long presses do nothing after a change of view, in milliseconds. */
const quietTime = 600

/**
 * Applies the stored choice, asks where there is none, opens the settings, and follows a choice made in another tab. The dialog closes
 * with a choice or, where a visitor came back to look, with the stored one.
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
    // Hidden by a blocker, it would hold the page, and nobody could answer.
    afterPaint(() => dialog.offsetHeight || close())
  }
  const close = () => {
    if (!dialog.open) return
    dialog.close()
    ignorePresses()
  }
  /** Shows the switches, set to the choice, from the foot of a page. */
  const openSettings = async () => {
    saved.textContent = ''
    const stored = readChoice(storedChoice())
    for (const input of dialog.querySelectorAll('input')) input.checked = stored[input.name] === true
    await applyLaterStyles()
    if (!dialog.open) dialog.showModal()
    show(1)
  }
  /** Follows the choice, or asks for it. */
  const begin = () => {
    const chosen = storedChoice()
    if (!chosen) {
      // To apply the styles and to make the page inert at once is a long task on a slow phone.
      setTimeout(applyLaterStyles, askDelay / 2)
      setTimeout(ask, askDelay)
    } else {
      close()
      const stored = readChoice(chosen)
      if (find<HTMLElement | null>('[data-script]'))
        import('./consented-scripts.ts').then(({ loadScripts }) => loadScripts(dialog, stored))
    }
  }
  if (document.prerendering) listen('prerenderingchange', begin)
  else begin()
  listen<StorageEvent>('storage', ({ key }) => {
    if (key?.startsWith(choiceKey) && storedChoice()) begin()
  })

  /** Out, where there is a choice already; otherwise from the preferences back to the question. */
  const leave = (event: Event) => {
    event.preventDefault()
    if (storedChoice()) close()
    else if (findAll('.dialog-view')[0]?.hidden) {
      show(0)
      find('[data-consent="customise"]').focus()
    }
  }
  // Escape is heard on the document, since after a press in the dialog the focus may be on nothing in it.
  listen<KeyboardEvent>('keydown', (event) => {
    if (event.key === 'Escape' && dialog.open) leave(event)
  })
  // What else asks to close it, as the way back of a phone does.
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

/** Ignores presses for a moment, so that the second press of a double click meets nothing that has only just appeared. */
function ignorePresses(): void {
  const { dataset } = document.documentElement
  dataset.ignorePresses = ''
  clearTimeout(quiet)
  quiet = setTimeout(() => delete dataset.ignorePresses, quietTime)
}
