import { visibleText } from '../schemas/visible-text.ts'
import type { Screen } from './enquiry-table.ts'
import { fieldLines } from './field-lines.ts'
import { painter } from './paint.ts'
import { fits, textTable } from './text-table.ts'

/**
 * Rows under headings, which are dim if colour is wanted. On a terminal that is too narrow, each row is a card instead, so that
 * nothing is left out. Visitors' text cannot control the terminal.
 */
export function headedTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  screen: Screen,
): string {
  const shown = rows.map((row) => row.map(visibleText))
  const columns = screen.terminal?.columns ?? Number.POSITIVE_INFINITY
  const table = textTable([headings, ...shown])
  if (!fits(table, columns)) {
    const cards = shown.map((row) => {
      const fields = row.map((value, index) => [headings[index] ?? '', value] as const)
      return fieldLines(
        fields.filter(([, value]) => value !== ''),
        columns,
        screen,
      )
    })
    return cards.map((lines) => lines.map((line) => `${line}\n`).join('')).join('\n')
  }
  const end = table.indexOf('\n')
  return painter(screen.colour)('quiet', table.slice(0, end)) + table.slice(end)
}
