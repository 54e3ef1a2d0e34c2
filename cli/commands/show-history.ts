import type { Command } from 'commander'
import type { HistoryEntry } from '../../schemas/enquiry-history.ts'
import { parseReference } from '../../schemas/enquiry-reference.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { ukTime } from '../../schemas/time/london-time.ts'
import { visibleLines, visibleText } from '../../schemas/visible-text.ts'
import { eventWords } from '../../staff/enquiries/change-words.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { type JsonOption, jsonOption, printJsonRows } from '../json-option.ts'
import { adviseOutput } from '../output.ts'
import { painter } from '../paint.ts'
import { pickOne } from '../pick-one.ts'
import { type PagerOption, pagerOption, printLong } from '../print-long.ts'
import { rewrapped, textTable } from '../text-table.ts'
import { withDatabase } from '../with-database.ts'

const fields = [
  ...['at', 'actor', 'action', 'from', 'to', 'field', 'before', 'after'],
  ...['note', 'noteNumber', 'struck', 'undone'],
] as (keyof HistoryEntry)[]

type HistoryOptions = JsonOption & PagerOption

export function addHistoryCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('history')
    .description('show who did what to an enquiry, and when')
    .argument('<which>', 'its reference or a part of it, like 7F3K')
    .addOption(jsonOption(fields, 'at,action'))
    .addOption(pagerOption())
    .action((which: string, options: HistoryOptions) => finish(showHistory(which, options, context)))
}

function showHistory(
  which: string,
  { json, pager }: HistoryOptions,
  context: CommandContext,
): Promise<ExitCode> {
  return withDatabase(context, async (db) => {
    const { history } = await import('../../database/enquiries/history.ts')
    // An enquiry that was erased still has a history.
    const whole = parseReference(which)
    const found = whole ? await history(db, whole) : []
    const entries =
      found.length > 0 ? found : await history(db, (await pickOne(db, which, context)).reference)
    adviseOutput(context)
    if (json) {
      await printJsonRows(context.stdout, entries, json, fields)
      return exitCodes.done
    }
    const lines = historyLines(entries, context.colour)
    const { terminal } = context
    const fitted = terminal ? `${rewrapped(lines, terminal.columns).join('\n')}\n` : lines
    await printLong(fitted, context, { pager })
    return exitCodes.done
  })
}

/** What happened to an enquiry, oldest first, with each note indented below its event. */
export function historyLines(entries: readonly HistoryEntry[], colour: boolean): string {
  const rows = entries.map((entry) => [
    ukTime(entry.at),
    visibleText(entry.actor),
    visibleText(eventWords(entry, entries)),
  ])
  const lines = textTable(rows).trimEnd().split('\n')
  return entries
    .flatMap((entry, index) => [lines[index] ?? '', ...noteLines(entry, colour)])
    .map((line) => `${line}\n`)
    .join('')
}

function noteLines({ note, struck }: HistoryEntry, colour: boolean): string[] {
  const lines = note === null ? [] : visibleLines(note)
  const paint = painter(colour)
  return lines.map((line) => `    ${paint(struck ? 'struck' : undefined, line)}`)
}
