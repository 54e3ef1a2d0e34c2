import { find } from '../../enhance/find.ts'

/**
 * Fills in what the address chooses, as scripts/build/page-choices.ts describes, unless the server or the browser's memory has already
 * filled in the form.
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
    // The server's text is a child node of the field, which the form's widget would remove.
    text.defaultValue = ''
    text.value = written || `${line.textContent}\n\n`
  }
}
