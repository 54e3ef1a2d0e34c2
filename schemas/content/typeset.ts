import { zeroWidthCharacters } from '../invisible-characters.ts'

/** What a quote opens after: nothing, white space, a bracket, another opening quote or a dash. */
const opening = /^$|[\s([{‘“–—]/

/** Compounds that read badly when a line ends within them: face-to-face, e-mail. An address is left as it is, to be copied. */
const compound = /(?<![\w/.-])(?:[a-z]+-(?:to|by|in|of|on|and|the|after)-[a-z]+\b|[a-z]-[a-z]{2,})/gi

/**
 * A text as it is printed: quotes and apostrophes are curly, and short compounds keep to one line. Ranges keep their hyphen.
 *
 * @param before the character in front of it, if it continues a paragraph
 */
export function typeset(text: string, before = ''): string {
  return text
    .replace(/['"]/g, (mark, at: number) => {
      const isOpening = opening.test(at === 0 ? before : text.charAt(at - 1))
      if (mark === '"') return isOpening ? '“' : '”'
      return isOpening && !/\d/.test(text.charAt(at + 1)) ? '‘' : '’'
    })
    .replace(compound, (word) => word.replaceAll('-', '\u2011'))
}

/** A text as it is typed: straight quotes, plain hyphens and spaces. Every character keeps its place. */
export function asTyped(text: string): string {
  if (!/[‘’“”\u2011\u00a0]/.test(text)) return text
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')
}

const zeroWidth = new RegExp(`[${zeroWidthCharacters}]`, 'g')

/** A text without zero-width characters, which visitors do not see. */
export function withoutZeroWidth(text: string): string {
  return text.replace(zeroWidth, '')
}
