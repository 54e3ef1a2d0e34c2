/** The offset in `source` of the character at `offset` in `value`, which a parser made of `source`. */
export function alignOffset(source: string, value: string, offset: number): number {
  let at = 0
  for (let index = 0; index <= offset && index < value.length; index++) {
    const wanted = value.charCodeAt(index)
    const found = next(source, at, isSpace(wanted) ? isSpace : (code) => code === wanted)
    if (found === -1) return Math.min(at, source.length)
    if (index === offset) return found
    at = found + 1
    if (isSpace(wanted) && !isSpace(value.charCodeAt(index + 1))) while (isSpace(source.charCodeAt(at))) at++
  }
  return Math.min(at, source.length)
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || (code >= 160 && /^\s$/.test(String.fromCharCode(code)))
}

function next(source: string, from: number, isWanted: (code: number) => boolean): number {
  for (let at = from; at < source.length; at++) if (isWanted(source.charCodeAt(at))) return at
  return -1
}
