/**
 * Chooses what the address asks for: `<select data-query="reason">` takes `?reason=` where it offers that value. A choice that
 * came with the page is not the form's default, to which clearing it would lead back.
 */
export function prefillFromAddress(): void {
  const asked = new URLSearchParams(location.search)
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-query]')) {
    const chosen = select.querySelector('option[selected]')
    chosen?.removeAttribute('selected')
    const value = asked.get(select.dataset.query ?? '')
    const offered = [...select.options].some((option) => option.value === value)
    if (offered && value && !select.value) select.value = value
  }
}
