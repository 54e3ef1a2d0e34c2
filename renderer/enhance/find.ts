/** The element of a selector. Who asks for one that the page may not have says so: `find<HTMLElement | null>`. */
export const find = <Found extends HTMLElement | null = HTMLElement>(selector: string): Found =>
  document.querySelector(selector) as Found

export const findAll = <Found extends HTMLElement = HTMLElement>(selector: string): NodeListOf<Found> =>
  document.querySelectorAll(selector)
