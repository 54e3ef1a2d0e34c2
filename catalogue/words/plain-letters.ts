/** A text as a pattern reads it, with the way back to the text as it was written. */
export interface PlainLetters {
  text: string
  /** The offset in the written text of the character at an offset of `text`; its length for the end. */
  written: (offset: number) => number
}

/**
 * Anything but the letters, digits, signs and spaces of plain British English: accents, letters of other alphabets that look
 * alike, full-width and ornamental letters, spaces and hyphens of other widths, characters that show nothing.
 */
const unusual = /[^\n -~\u00a1-\u00ac\u00ae-\u00bf\u00d7\u00f7\u2013-\u2027\u20ac\u2122\ufffc]/

const invisible = /\p{Cf}|\p{M}/gu
const spaces = /[\s\u2000-\u200a]/g
const hyphens = /[\u2010-\u2012\u2212]/g

/** Letters of other alphabets by the Latin letter they look like. */
const lookalikes = new Map(
  [...'аaвbеeѕsіiјjкkмmнhоoрpсcтtуyхxԁdαaβbεeιiκkνvοoρpτtυuχx'].flatMap((letter, index, all) =>
    index % 2 === 0 && all[index + 1] ? [[letter, all[index + 1] as string]] : [],
  ),
)

/** The words that a reader sees, whatever characters they are written with. */
export function plainLetters(text: string): PlainLetters {
  if (!unusual.test(text)) return { text, written: (offset) => offset }
  let plain = ''
  const offsets: number[] = []
  let at = 0
  for (const character of text) {
    const seen = unusual.test(character) ? plainOf(character) : character
    for (let index = 0; index < seen.length; index++) offsets.push(at)
    plain += seen
    at += character.length
  }
  return { text: plain, written: (offset) => offsets[offset] ?? text.length }
}

function plainOf(character: string): string {
  const folded = character.normalize('NFKD').replace(invisible, '').replace(spaces, ' ').replace(hyphens, '-')
  const latin = lookalikes.get(folded.toLowerCase())
  return latin === undefined ? folded : folded === folded.toLowerCase() ? latin : latin.toUpperCase()
}
