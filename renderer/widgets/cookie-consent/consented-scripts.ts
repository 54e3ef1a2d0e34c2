/** Loads the scripts that a choice allows, each once. Consent withdrawn later takes effect on the next page. */
export function loadScripts(dialog: Element, stored: Record<string, unknown>): void {
  for (const { name, dataset } of dialog.querySelectorAll('input')) {
    const isLoaded = document.querySelector(`script[data-consent="${name}"]`)
    if (stored[name] !== true || !dataset.script || isLoaded) continue
    const script = document.createElement('script')
    script.src = dataset.script
    script.dataset.consent = name
    document.head.append(script)
  }
}
