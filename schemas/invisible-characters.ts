/**
 * Characters that nobody sees and no typed text needs, since they steer a terminal, a database or the order of reading:
 * control characters (NUL included), lone surrogates, line and paragraph separators, bidirectional controls.
 * Written for the inside of a character class: ``new RegExp(`[${steeringCharacters}]`, 'u')``.
 */
export const steeringCharacters = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}'

/** These, and the byte-order mark and tag characters: they can hide words, but some flags among the emoji need them. */
export const invisibleCharacters = `${steeringCharacters}\\u{FEFF}\\u{E0000}-\\u{E007F}`

/** Characters of no width that part a word or keep it together, as word processors leave them behind; nobody sees them. */
export const widthlessCharacters = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff'
