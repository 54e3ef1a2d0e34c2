import { zeroWidthCharacters } from '../../schemas/invisible-characters.ts'
import type { Finding } from '../finding.ts'
import type { Source } from './source.ts'

const odd = new RegExp(`[${zeroWidthCharacters}]|[^\\S \\t\\r\\n]`)
const blank = `[\\s${zeroWidthCharacters}]*`
const beforeWords = new RegExp(`^${blank}(?:-${blank})?(?:[A-Za-z][\\w-]*:${blank})?`)
const oddNames: Record<string, string> = {
  '\u00a0': 'a non-breaking space',
  '\u202f': 'a narrow non-breaking space',
  '\u200b': 'a zero-width space',
  '\ufeff': 'a byte-order mark',
  '\u00ad': 'a soft hyphen',
}

/** A word processor's character in place of a space: before a line's words, or after its key's colon or its dash. */
export function oddSpace(source: Source, start: number, line: string): Finding | undefined {
  return oddSpaceIn(source, start, beforeWords.exec(line)?.[0] ?? '')
}

/** The same as `oddSpace`, anywhere in a stretch whose white space should be plain spaces. */
export function oddSpaceIn(source: Source, start: number, lead: string): Finding | undefined {
  const { 0: sign = '', index = -1 } = odd.exec(lead) ?? {}
  if (index === -1) return undefined
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  const message = `${oddNames[sign] ?? 'a character that looks like a space or like nothing'} (U+${code}) stands here in place of a space.`
  return source.error('syntax', start + index, message, 'Delete it and type a space.')
}

/** A key or list entry, on the line of a parser's error or next to it, that begins with an odd number of spaces; groups indent by two. */
export function indentProblem(source: Source, offset: number): Finding | undefined {
  const lines = [...source.text.matchAll(/^ *[^\s#][^\n]*/gm)]
  const at = lines.findLastIndex(({ index }) => index <= offset)
  for (const line of [lines[at], lines[at - 1], lines[at + 1]]) {
    const [, { length } = ''] = /^( *)(?:- |[A-Za-z][\w-]*:(?: |\r?$))/.exec(line?.[0] ?? '') ?? []
    if (!line || length % 2 === 0) continue
    const message = `this line begins with ${length === 1 ? 'one space' : `${length} spaces`}, unlike the lines beside it.`
    const remedy = 'Begin the keys or entries of one group in the same column; indent by two spaces.'
    return source.error('syntax', line.index, message, remedy, length)
  }
  return undefined
}
