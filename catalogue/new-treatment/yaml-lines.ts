/** Where the line ends that the character at `offset` stands in; a remark after an entry stays with it. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  const last = end === -1 ? text.length : end
  return text[last - 1] === '\r' ? last - 1 : last
}

/** What stands on the line before an offset: spaces, and the mark of a list's entry. */
export function indentBefore(text: string, offset: number): string {
  return /[^\n]*$/.exec(text.slice(0, offset))?.[0] ?? ''
}
