import { visibleText } from '../schemas/visible-text.ts'
import { painter } from './paint.ts'
import { textTable } from './text-table.ts'

/** Rows under headings, which are dim where colour is wanted. Visitors' text cannot control the terminal. */
export function headedTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  colour: boolean,
): string {
  const table = textTable([headings, ...rows.map((row) => row.map(visibleText))])
  const end = table.indexOf('\n')
  return painter(colour)('quiet', table.slice(0, end)) + table.slice(end)
}
