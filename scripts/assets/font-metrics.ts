/** Measures of a face, each as a share of its em. */
export interface FontMetrics {
  ascent: number
  descent: number
  /** Mean advance width of English running text. */
  meanWidth: number
}

/** Occurrences in a thousand characters of English text, a to z and then the space. */
const frequency = [
  66, 12, 23, 34, 103, 18, 16, 49, 57, 1, 6, 33, 20, 57, 61, 16, 1, 49, 51, 74, 22, 8, 19, 1, 16, 1, 186,
]

/** Mean advance of English text for the given widths of a to z and the space. */
export function meanWidth(widths: number[]): number {
  const total = frequency.reduce((sum, count) => sum + count, 0)
  return frequency.reduce((sum, count, index) => sum + count * (widths[index] ?? 0), 0) / total
}

/** Reads the tables of a TrueType file (OpenType specification: hhea, head, hmtx, cmap format 4). Throws when one is missing. */
export function fontMetrics(truetype: Buffer): FontMetrics {
  const em = truetype.readUInt16BE(tableFinder(truetype)('head') + 18)
  const hhea = tableFinder(truetype)('hhea')
  const advance = advances(truetype)
  const letters = Array.from({ length: 26 }, (_, index) => advance(97 + index))
  return {
    ascent: truetype.readInt16BE(hhea + 4) / em,
    descent: -truetype.readInt16BE(hhea + 6) / em,
    meanWidth: meanWidth([...letters, advance(32)]),
  }
}

/** Returns a function that gives a character code's advance width as a share of the em; for an unknown one, the missing glyph's. */
export function advances(truetype: Buffer): (code: number) => number {
  const table = tableFinder(truetype)
  const em = truetype.readUInt16BE(table('head') + 18)
  const longMetrics = truetype.readUInt16BE(table('hhea') + 34)
  const hmtx = table('hmtx')
  const glyph = glyphFinder(truetype, table('cmap'))
  return (code) => truetype.readUInt16BE(hmtx + 4 * Math.min(glyph(code), longMetrics - 1)) / em
}

function tableFinder(font: Buffer) {
  return (tag: string): number => {
    for (let index = 0; index < font.readUInt16BE(4); index++) {
      const record = 12 + 16 * index
      if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
    }
    throw new Error(
      `The font has no ${tag} table, so its measures cannot be read. Check that it is a TrueType file.`,
    )
  }
}

function glyphFinder(font: Buffer, cmap: number) {
  const subtables = font.readUInt16BE(cmap + 2)
  const offsets = Array.from(
    { length: subtables },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  )
  const start = offsets.find((offset) => font.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('The font has no character map of format 4.')
  const doubled = font.readUInt16BE(start + 6)
  return (code: number): number => {
    for (let at = 0; at < doubled; at += 2) {
      if (code > font.readUInt16BE(start + 14 + at)) continue
      const first = font.readUInt16BE(start + 16 + doubled + at)
      if (code < first) return 0
      const delta = font.readUInt16BE(start + 16 + 2 * doubled + at)
      const rangeAt = start + 16 + 3 * doubled + at
      const range = font.readUInt16BE(rangeAt)
      return range === 0 ? (code + delta) & 0xffff : font.readUInt16BE(rangeAt + range + 2 * (code - first))
    }
    return 0
  }
}
