const unsafe = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u{FEFF}\u{E0000}-\u{E007F}]/gu

/**
 * Text that cannot steer a terminal or reorder what is read: control, bidirectional and separator characters are shown
 * as `\u{1b}`.
 */
export function visibleText(text: string): string {
  return text.replace(unsafe, escaped)
}

/** The lines of a text, each made visible by itself; tabs become spaces. */
export function visibleLines(text: string): string[] {
  return text.split('\n').map((line) => visibleText(line.replaceAll('\t', '    ')))
}

/** JSON that is safe on a terminal and still the same data: such characters stand as JSON escapes. */
export function visibleJson(value: unknown, space?: number): string {
  return JSON.stringify(value, null, space).replace(unsafe, (character) =>
    character === '\n' ? character : jsonEscaped(character),
  )
}

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

function jsonEscaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('')
}
