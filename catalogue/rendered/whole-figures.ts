/** A figure as it is read: `£1,250.50`, `20:30`, `25%`. */
const figure = /£?\d+(?:[.,:]\d+)*%?/g

/** Every figure of a text. */
export function figuresIn(text: string): string[] {
  return text.match(figure) ?? []
}

/** Whether `known` holds `text` without cutting one of its figures: "£25" is not part of "£250", "5" not of "£5" or "1.5". */
export function holdsWhole(known: string, text: string): boolean {
  for (let at = known.indexOf(text); at >= 0; at = known.indexOf(text, at + 1)) {
    const before = known.slice(Math.max(0, at - 2), at)
    const after = known.slice(at + text.length, at + text.length + 2)
    const isCut =
      (/^\d/.test(text) && /[\d£]$|\d[.,]$/.test(before)) ||
      (/^£/.test(text) && /[\d£]$/.test(before)) ||
      (/\d$/.test(text) && /^(?:[\d%]|[.,]\d)/.test(after))
    if (!isCut) return true
  }
  return false
}
