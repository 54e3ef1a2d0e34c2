import { Option } from 'commander'
import type { CommandContext } from './command-context.ts'
import { displayWidth } from './text-table.ts'

export interface PagerOption {
  pager?: boolean | undefined
}

export const pagerOption = () => new Option('--no-pager', 'print at once, however long it is')

/** Prints data; on a terminal, a screen at a time if it is longer than one. */
export async function printLong(
  text: string,
  { stdout, terminal }: Pick<CommandContext, 'stdout' | 'terminal'>,
  { pager = true }: PagerOption,
): Promise<void> {
  if (terminal && pager && rowsTaken(text, terminal.columns) >= terminal.rows && (await terminal.page(text)))
    return
  stdout.write(text)
}

function rowsTaken(text: string, columns: number): number {
  const lines = text.split('\n')
  return lines.reduce((rows, line) => rows + Math.max(1, Math.ceil(displayWidth(line) / columns)), -1)
}
