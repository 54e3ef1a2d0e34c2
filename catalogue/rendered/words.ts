/** Words on one line: every run of white space, non-breaking spaces too, is one space. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim()
}

/** Words without any white space, so that where a page breaks its lines does not matter. */
export function squash(text: string): string {
  return text.replace(/[\s\u00a0]+/g, '')
}
