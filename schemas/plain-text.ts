/**
 * What a person typed, in one canonical form: Unicode NFC, line breaks as a single newline, no outer white space.
 * Without the line-break step a form post (CRLF) and a JSON post (LF) of one text would differ.
 */
export function canonicalText(value: string): string {
  return value.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}

/** Length as a person counts it: an emoji outside the basic plane is one, not two. */
export function codePointLength(value: string): number {
  let length = 0
  for (const _ of value) length += 1
  return length
}

const neverPlain = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
const neverPlainLines = /[\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?![\n\t])\p{Cc}/u

/**
 * True when the text holds nothing that could steer a terminal, a database or the order of reading: no control
 * character (NUL included), lone surrogate, line or paragraph separator or bidirectional control.
 * With `lines`, newline and tab are allowed.
 */
export function isPlainText(value: string, { lines }: { lines: boolean }): boolean {
  return !(lines ? neverPlainLines : neverPlain).test(value)
}
