import { applyLaterStyles } from '../../enhance/later-styles.ts'
import { optionalCategories } from './consent.ts'

/** Opens the switches, set to the choice, from the foot of a page. */
export async function openSettings(
  dialog: HTMLDialogElement,
  choice: string | undefined,
  showPreferences: () => void,
): Promise<void> {
  const saved = document.querySelector('[data-cookie-saved]')
  if (saved) saved.textContent = ''
  applyChoice(dialog, choice)
  await applyLaterStyles()
  if (!dialog.open) dialog.showModal()
  showPreferences()
}

/**
 * Sets the switches of the dialog to a choice and loads the scripts that it allows, each once. Consent withdrawn later takes effect
 * on the next page.
 */
export function applyChoice(dialog: Element, choice: string | undefined): void {
  const allowed = allowedBy(choice)
  for (const input of dialog.querySelectorAll('input')) {
    input.checked = allowed.includes(input.name)
    if (input.checked && input.dataset.script) loadOnce(input.name, input.dataset.script)
  }
}

/** The categories that a stored choice allows. One that cannot be read is logged and allows none. */
export function allowedBy(choice = '{}'): string[] {
  try {
    const stored = JSON.parse(choice)
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
      throw new SyntaxError(`${choice.slice(0, 40)} is no object`)
    }
    return optionalCategories.filter((category) => stored[category] === true)
  } catch (error) {
    console.error('The stored cookie preferences could not be read and are ignored.', error)
    return []
  }
}

function loadOnce(category: string, source: string): void {
  if (document.querySelector(`script[data-consent="${category}"]`)) return
  const script = document.createElement('script')
  script.src = source
  script.async = true
  script.dataset.consent = category
  document.head.append(script)
}
