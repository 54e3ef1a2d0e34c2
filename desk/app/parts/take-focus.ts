/** As a `ref`: the element has the focus once it is there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** The same of a field, with the caret behind what it holds. */
export function takeFocusAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
