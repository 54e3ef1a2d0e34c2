/** Used as a `ref`: focuses the element when it is mounted. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** The same as `takeFocus` for a field, with the caret after its text. */
export function takeFocusAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
