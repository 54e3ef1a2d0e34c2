import { styleText } from 'node:util'
import { visibleText } from '../schemas/visible-text.ts'
import { textTable } from './text-table.ts'

/** Rows under headings, which are dim where colour is wanted. Text of visitors cannot steer the terminal. */
export function headedTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  colour: boolean,
): string {
  const table = textTable([headings, ...rows.map((row) => row.map(visibleText))])
  if (!colour) return table
  const end = table.indexOf('\n')
  return styleText('dim', table.slice(0, end)) + table.slice(end)
}
