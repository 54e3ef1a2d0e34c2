/** Chooses what the address asks for: `<select data-query="reason">` takes `?reason=` where it offers that value. */
export function prefillFromAddress(): void {
  const asked = new URLSearchParams(location.search)
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-query]')) {
    const value = asked.get(select.dataset.query ?? '')
    const offered = [...select.options].some((option) => option.value === value)
    if (offered && value && !select.value) select.value = value
  }
}
