import stringWidth from 'string-width'
import { isRightToLeft, leftToRightMark } from '../schemas/right-to-left.ts'

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })

/** How many columns a terminal takes to show the text. */
export const displayWidth = (text: string): number => stringWidth(text)

/** Whether no line of a text is wider than the terminal, which would wrap it. */
export const fits = (text: string, columns: number): boolean =>
  text.split('\n').every((line) => displayWidth(line) <= columns)

/** The text, or as much of it as fits with an ellipsis. */
export function shortened(text: string, width: number): string {
  if (displayWidth(text) <= width) return text
  return `${fittingPrefix(text, width - 1).trimEnd()}…`
}

/** Rows as aligned columns, two spaces apart, without white space at line ends. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = columnWidths(rows)
  const line = (row: readonly string[]) =>
    row
      .map(
        (cell, column) => ended(cell) + ' '.repeat(Math.max(0, (widths[column] ?? 0) - displayWidth(cell))),
      )
      .join('  ')
      .trimEnd()
  return rows.map((row) => `${line(row)}\n`).join('')
}

const ended = (cell: string) => (isRightToLeft(cell) ? cell + leftToRightMark : cell)

/** A table of limited width: the widest of the columns with a least width are shortened until it fits. */
export function fittedTable(
  rows: readonly (readonly string[])[],
  width: number,
  leastWidths: ReadonlyMap<number, number>,
  paint: (text: string, row: number, column: number) => string = (text) => text,
): string {
  const widths = columnWidths(rows)
  const gaps = 2 * (widths.length - 1)
  const natural = widths.reduce((sum, each) => sum + each, gaps)
  for (let over = natural - width; over > 0; over -= 1) {
    const [widest] = [...leastWidths]
      .filter(([column, least]) => (widths[column] ?? 0) > least)
      .map(([column]) => column)
      .sort((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0))
    if (widest === undefined) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  const cells = (row: readonly string[], index: number) =>
    row.map((cell, column) => paint(shortened(cell, widths[column] ?? 0), index, column))
  return textTable(rows.map(cells))
}

function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell))
    })
  }
  return widths
}

/** Wraps a line between words, or within a word that is longer than a line. Lines have at least one column. */
export function wrapped(text: string, wantedWidth: number, { breaksWords = true } = {}): string[] {
  const width = Math.max(1, wantedWidth)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<= )(?! )/)) {
    if (displayWidth((line + word).trimEnd()) <= width) {
      line += word
      continue
    }
    if (line !== '') lines.push(line.trimEnd())
    line = word
    while (breaksWords && displayWidth(line.trimEnd()) > width) {
      const part = fittingPrefix(line, width)
      lines.push(part)
      line = line.slice(part.length)
    }
  }
  return [...lines, line.trimEnd()]
}

/** The longest prefix that fits, and at least one character. */
function fittingPrefix(text: string, width: number): string {
  let kept = ''
  for (const { segment } of segmenter.segment(text)) {
    if (kept !== '' && displayWidth(kept + segment) > width) break
    kept += segment
  }
  return kept
}

/** Wraps lines and indents them. */
export function indented(lines: readonly string[], width: number, space: number): string[] {
  return lines
    .flatMap((line) => wrapped(line, Math.max(10, width - space)))
    .map((line) => ' '.repeat(space) + line)
}

/** How far the rest of a line without indentation is indented. */
const hang = 8

/** Wraps each line of a text, keeping its indentation. */
export function rewrapped(text: string, width: number): string[] {
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const words = line.trimStart()
      const space = line.length - words.length
      if (space > 0) return indented([words], width, space)
      const [first = ''] = wrapped(line, width)
      const rest = line.slice(first.length).trimStart()
      return [first, ...(rest ? indented([rest], width, hang) : [])]
    })
}
