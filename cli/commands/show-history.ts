import type { Command } from 'commander'
import type { HistoryEntry } from '../../database/enquiries.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { type JsonOption, jsonOption, jsonRows } from '../json-option.ts'
import { noSuchEnquiry, referenceArgument, type TypedReference } from '../reference-argument.ts'
import { textTable } from '../text-table.ts'
import { ukTime } from '../uk-time.ts'
import { visibleLines, visibleText } from '../visible-text.ts'
import { withDatabase } from '../with-database.ts'

const fields = ['at', 'actor', 'action', 'from', 'to', 'note'] as const

export function addHistoryCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('history')
    .description('show who did what to an enquiry, and when')
    .addArgument(referenceArgument())
    .addOption(jsonOption('at,action'))
    .action(async (typed: TypedReference, options: JsonOption) =>
      finish(await showHistory(typed, options, context)),
    )
}

function showHistory(
  typed: TypedReference,
  { json }: JsonOption,
  context: CommandContext,
): Promise<ExitCode> {
  return withDatabase(context, async (db, { history }) => {
    const entries = await history(db, typed.reference)
    if (entries.length === 0) throw noSuchEnquiry([typed])
    context.stdout.write(json ? jsonRows(entries, json, fields) : historyLines(entries))
    return exitCodes.done
  })
}

const actions: Record<HistoryEntry['action'], (entry: HistoryEntry) => string> = {
  received: ({ to }) => `received as ${to}`,
  moved: ({ from, to }) => `${from} -> ${to}`,
  noted: () => 'note',
  exported: () => 'exported',
  read: () => 'read with many others',
  disclosed: () => 'given to the person concerned',
  erased: () => 'erased',
  purged: () => 'deleted after the retention period',
}

/** What happened to an enquiry, oldest first, each note indented below. */
export function historyLines(entries: readonly HistoryEntry[]): string {
  const rows = entries.map((entry) => [
    ukTime(entry.at),
    visibleText(entry.actor),
    actions[entry.action](entry),
  ])
  const lines = textTable(rows).trimEnd().split('\n')
  return entries
    .flatMap((entry, index) => [
      lines[index] ?? '',
      ...(entry.note === undefined ? [] : visibleLines(entry.note).map((line) => `    ${line}`)),
    ])
    .map((line) => `${line}\n`)
    .join('')
}
