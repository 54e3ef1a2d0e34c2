const isSpace = (text: string, at: number) => /\s/.test(text.charAt(at))

/** The offset in `source` of the character at `offset` in `value`, which a parser made of `source`. */
export function alignOffset(source: string, value: string, offset: number): number {
  let at = 0
  for (let index = 0; index <= offset && index < value.length; index++) {
    const isBreak = isSpace(value, index)
    let found = at
    while (found < source.length && !(isBreak ? isSpace(source, found) : source[found] === value[index]))
      found++
    if (found === source.length) break
    if (index === offset) return found
    at = found + 1
    if (isBreak && !isSpace(value, index + 1)) while (isSpace(source, at)) at++
  }
  return Math.min(at, source.length)
}
