/**
 * Makes the choices of the address, which scripts/build/page-choices.ts describes. The server may have made them already; they
 * must not be what a reset of the form goes back to.
 */
export function prefillFromAddress(): void {
  const query = new URLSearchParams(location.search)
  for (const element of document.querySelectorAll<HTMLElement>('[data-query]')) {
    const name = element.dataset.query ?? ''
    const value = query.get(name)
    if (element instanceof HTMLSelectElement) chooseOption(element, value)
    else if (element.dataset.value === value) showLine(element, name)
  }
}

function chooseOption(select: HTMLSelectElement, value: string | null): void {
  select.querySelector('option[selected]')?.removeAttribute('selected')
  const hasOption = [...select.options].some((option) => option.value === value)
  if (hasOption && value && !select.value) select.value = value
}

function showLine(line: HTMLElement, name: string): void {
  line.hidden = false
  for (const text of document.querySelectorAll<HTMLTextAreaElement>(`textarea[data-begins="${name}"]`)) {
    const typed = text.value
    text.defaultValue = ''
    text.value = typed || `${line.textContent}\n\n`
  }
}
