/** Loads the scripts that a choice allows, each once. Consent withdrawn later takes effect on the next page. */
export function loadScripts(dialog: Element, stored: Record<string, unknown>): void {
  for (const { name, dataset } of dialog.querySelectorAll('input'))
    if (stored[name] === true && dataset.script) loadOnce(name, dataset.script)
}

function loadOnce(category: string, source: string): void {
  if (document.querySelector(`script[data-consent="${category}"]`)) return
  const script = document.createElement('script')
  script.src = source
  script.dataset.consent = category
  document.head.append(script)
}
