import { controlCharacters } from './invisible-characters.ts'

/** Invisible characters that come along when text is copied from a contact or a chat. */
const unseen = /[\p{Bidi_Control}\u200b\u2060\ufeff]/gu

/** Line breaks that other programs write (UAX #14). */
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * More marks on one letter than any language writes (UAX #15, Stream-Safe Text Format). The time to put marks in order grows with
 * the square of their number, and would hold up all other visitors.
 */
const piledMarks = /\p{M}{31}/u

/**
 * What a person typed, in one canonical form: Unicode NFC, line breaks as a single newline, no outer white space, none of the
 * `unseen` characters. Without the line-break step a form post (CRLF) and a JSON post (LF) of the same text would differ. A text
 * with piled marks, which {@link isPlainText} refuses, stays without NFC.
 */
export function canonicalText(value: string): string {
  const text = value.replace(unseen, '').replace(lineBreak, '\n').trim()
  return piledMarks.test(text) ? text : text.normalize('NFC')
}

/** Length as a person counts it: an emoji outside the basic plane is one, not two. */
export const codePointLength = (value: string): number => [...value].length

const control = new RegExp(`[${controlCharacters}]`, 'u')
const controlInLines = new RegExp(`(?![\\n\\t])[${controlCharacters}]`, 'u')

/** Whether a text has a visible letter: some letters, such as the Hangul filler, are invisible. */
export const hasLetter = (value: string): boolean => /(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(value)

/** Whether a text is free of {@link controlCharacters} and of piled marks. With `lines`, newline and tab are allowed. */
export function isPlainText(value: string, { lines }: { lines: boolean }): boolean {
  return !(lines ? controlInLines : control).test(value) && !piledMarks.test(value)
}
