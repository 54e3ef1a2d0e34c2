/** A rem in pixels: more if the reader has asked for larger text. */
export const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
