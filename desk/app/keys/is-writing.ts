/** Where a letter is text. */
export const writing =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=textbox]'

/** Whether somebody is in a field, where keys are text. */
export const isWriting = (): boolean => document.activeElement?.matches(writing) ?? false
