/** Fields in which a typed letter is text. */
export const writing =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=textbox]'

/** Whether a field in which keys are text has the focus. */
export const isWriting = (): boolean => document.activeElement?.matches(writing) ?? false
