/** The element of a selector, which the page always has. */
export const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found =>
  document.querySelector(selector) as Found

export const findAll = (selector: string): NodeListOf<HTMLElement> => document.querySelectorAll(selector)
