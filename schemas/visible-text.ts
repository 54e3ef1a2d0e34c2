import { invisibleCharacters } from './invisible-characters.ts'

/** The flags of England, Scotland and Wales contain tag characters, so each is matched as a whole. */
const invisible = new RegExp(`\\p{RGI_Emoji_Tag_Sequence}|[${invisibleCharacters}]`, 'gv')

/**
 * Text that cannot steer a terminal or reorder what is read: invisible characters are shown as `\u{1b}`.
 */
export function visibleText(text: string): string {
  return text.replace(invisible, escaped)
}

/** The lines of a text, each made visible separately; tabs become spaces. */
export function visibleLines(text: string): string[] {
  return text.split('\n').map((line) => visibleText(line.replaceAll('\t', '    ')))
}

/** JSON that is safe on a terminal and still the same data: invisible characters are JSON escapes. */
export function visibleJson(value: unknown, space?: number): string {
  return JSON.stringify(value, null, space).replace(invisible, (character) =>
    character === '\n' ? character : jsonEscaped(character),
  )
}

function escaped(match: string): string {
  const [character = '', ...others] = match
  return others.length > 0 ? match : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

function jsonEscaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('')
}
