/**
 * The offset in `source` of the character at `offset` in `value`, where `value` is what a parser made of `source`: with
 * quotes, escapes, indentation and line breaks taken away.
 */
export function alignOffset(source: string, value: string, offset: number): number {
  let at = 0
  for (let index = 0; index <= offset && index < value.length; index++) {
    const wanted = value.charAt(index)
    const found = isSpace(wanted) ? nextSpace(source, at) : source.indexOf(wanted, at)
    if (found === -1) return Math.min(at, source.length)
    if (index === offset) return found
    at = found + 1
    if (isSpace(wanted) && !isSpace(value.charAt(index + 1))) at = skipSpaces(source, at)
  }
  return Math.min(at, source.length)
}

function isSpace(character: string): boolean {
  return /^\s$/.test(character)
}

function nextSpace(source: string, from: number): number {
  for (let at = from; at < source.length; at++) if (isSpace(source.charAt(at))) return at
  return -1
}

function skipSpaces(source: string, from: number): number {
  let at = from
  while (at < source.length && isSpace(source.charAt(at))) at++
  return at
}
