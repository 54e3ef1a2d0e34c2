/** One line of text in which characters that could steer a terminal or end the line are shown as a middle dot. */
export function visible(text: string): string {
  return text.replaceAll('\t', ' ').replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '·')
}

/** JSON in which such characters are escaped, as JSON itself asks for some of them only. */
export function visibleJson(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    escaped,
  )
}
