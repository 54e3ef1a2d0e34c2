import { zeroWidthCharacters } from '../../schemas/invisible-characters.ts'
import type { Source } from './source.ts'

/** A word processor's character in place of a space. */
export const odd = new RegExp(`[${zeroWidthCharacters}]|[^\\S \\t\\r\\n]`)
const blank = `(?:[${zeroWidthCharacters}]|[^\\S\\r\\n])*`
/** What stands before a line's words in YAML: spaces, a dash, a key with its colon. */
export const beforeWords = new RegExp(`^${blank}(?:-${blank})?(?:[A-Za-z][\\w-]*:${blank})?`, 'gm')

/** Word processors' characters in place of spaces, in those stretches of a text that should have none. */
export function* oddSpaces(source: Source, text: string, stretches: RegExp) {
  for (const { 0: stretch, index } of text.matchAll(stretches)) {
    const { 0: sign = '', index: at = -1 } = odd.exec(stretch) ?? {}
    if (at === -1) continue
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    const message = `a character that looks like a space or like nothing (U+${code}) stands here in place of a space.`
    yield source.error('syntax', index + at, message, 'Delete it and type a space.')
  }
}
