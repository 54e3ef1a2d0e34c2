/**
 * Selects what the address asks for: `<select data-query="reason">` takes the value of `?reason=` if it has that option. The
 * server may have sent a selected option already; it must not be what a reset of the form goes back to.
 */
export function prefillFromAddress(): void {
  const query = new URLSearchParams(location.search)
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-query]')) {
    select.querySelector('option[selected]')?.removeAttribute('selected')
    const value = query.get(select.dataset.query ?? '')
    const hasOption = [...select.options].some((option) => option.value === value)
    if (hasOption && value && !select.value) select.value = value
  }
}
