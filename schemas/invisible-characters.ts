/**
 * Characters that no typed text needs and that can control a terminal, a database or the order of reading: control
 * characters (NUL included), lone surrogates, line and paragraph separators, bidirectional controls, and noncharacters
 * (XML forbids two: a spreadsheet with one does not open). Written for the inside of a character class:
 * ``new RegExp(`[${controlCharacters}]`, 'u')``.
 */
export const controlCharacters = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\p{NChar}'

/** {@link controlCharacters}, the byte-order mark, and tag characters, which can hide words but which some flag emoji need. */
export const invisibleCharacters = `${controlCharacters}\\u{FEFF}\\u{E0000}-\\u{E007F}`

/** Characters without width that break or join words; word processors leave them behind. */
export const zeroWidthCharacters = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff'
