import { find } from '../../enhance/find.ts'

/**
 * Makes the choices of the address, which scripts/build/page-choices.ts describes, where neither the server nor the browser's memory
 * has filled in the form.
 */
export function prefillFromAddress(): void {
  const query = new URLSearchParams(location.search)
  const asked = (name: string) => CSS.escape(query.get(name) ?? '')
  const option = find<HTMLOptionElement | null>(`[data-query] [value="${asked('reason')}"]`)
  const line = find<HTMLElement | null>(`[data-value="${asked('about')}"]`)
  const select = find<HTMLSelectElement>('select[data-query]')
  const text = find<HTMLTextAreaElement>('textarea')
  if (option && !select.value) option.selected = true
  if (line) {
    line.hidden = false
    const written = text.value
    // What the server has written is a child of the field, which the form's widget would take away.
    text.defaultValue = ''
    text.value = written || `${line.textContent}\n\n`
  }
}
