/** A text in plain letters, with the way back to where each character was written. */
export interface PlainLetters {
  text: string
  /** The offset in the written text of the character at an offset of `text`. */
  written: (offset: number) => number
}

/** Letters of the Cyrillic alphabet that look like Latin ones, and these. */
const [lookalikes, latin] = ['авекмнорстухіАВЕКМНОРСТУХІ', 'abekmhopctyxiABEKMHOPCTYXI']
const unusual = /[^\n -~\u00a0-\u00ac\u00ae-\u00bf\u2010-\u2027]/

/** Letters and figures without accents and ornaments (`𝗕₁₂` as `B12`), and nothing of what is invisible, as soft hyphens are. */
export function plainLetters(text: string): PlainLetters {
  if (!unusual.test(text)) return { text, written: (offset) => offset }
  let plain = ''
  const offsets: number[] = []
  let at = 0
  for (const character of text) {
    const seen = /[\p{L}\p{N}]/u.test(character) ? character.normalize('NFKD') : character
    const alike = latin[lookalikes.indexOf(character)]
    const shown = alike ?? seen.replace(/[\p{M}\p{Cf}]/gu, '')
    for (let index = 0; index < shown.length; index++) offsets.push(at)
    plain += shown
    at += character.length
  }
  return { text: plain, written: (offset) => offsets[offset] ?? text.length }
}
