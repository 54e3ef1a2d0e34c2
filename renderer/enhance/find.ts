/** The first element that matches a selector. If the page may have none, write `find<HTMLElement | null>`. */
export const find = <Found extends HTMLElement | null = HTMLElement>(selector: string): Found =>
  document.querySelector(selector) as Found

export const findAll = <Found extends HTMLElement = HTMLElement>(selector: string): NodeListOf<Found> =>
  document.querySelectorAll(selector)
