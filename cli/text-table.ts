const wide =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6])/u
const segmenter = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })

/** Columns a terminal takes to show the text. */
export function displayWidth(text: string): number {
  let width = 0
  for (const { segment } of segmenter.segment(text)) width += wide.test(segment) ? 2 : 1
  return width
}

/** The text, or as much of it as fits with an ellipsis. */
export function shortened(text: string, width: number): string {
  if (displayWidth(text) <= width) return text
  let kept = ''
  for (const { segment } of segmenter.segment(text)) {
    if (displayWidth(kept + segment) > width - 1) break
    kept += segment
  }
  return `${kept}…`
}

/** Rows as aligned columns, two spaces apart, without white space at line ends. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell))
    })
  }
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - displayWidth(cell)))
      .join('  ')
      .trimEnd()
  return rows.map((row) => `${line(row)}\n`).join('')
}
