/** As a `ref`: the element has the focus once it is there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
