import { styleText } from 'node:util'
import type { Command } from 'commander'
import type { HistoryEntry } from '../../schemas/enquiry-history.ts'
import { visibleLines, visibleText } from '../../schemas/visible-text.ts'
import { eventWords } from '../change-text.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { type JsonOption, jsonOption, jsonRows } from '../json-option.ts'
import { noSuchEnquiry, referenceArgument, type TypedReference } from '../reference-argument.ts'
import { textTable } from '../text-table.ts'
import { ukTime } from '../uk-time.ts'
import { withDatabase } from '../with-database.ts'

const fields = [
  ...['at', 'actor', 'action', 'from', 'to', 'field', 'before', 'after'],
  ...['note', 'noteNumber', 'struck', 'undone'],
] as (keyof HistoryEntry)[]

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
    context.stdout.write(json ? jsonRows(entries, json, fields) : historyLines(entries, context.colour))
    return exitCodes.done
  })
}

/** What happened to an enquiry, oldest first, each note indented below. */
export function historyLines(entries: readonly HistoryEntry[], colour = false): string {
  const rows = entries.map((entry) => [
    ukTime(entry.at),
    visibleText(entry.actor),
    eventWords(entry, entries),
  ])
  const lines = textTable(rows).trimEnd().split('\n')
  return entries
    .flatMap((entry, index) => [lines[index] ?? '', ...noteLines(entry, colour)])
    .map((line) => `${line}\n`)
    .join('')
}

function noteLines({ note, struck }: HistoryEntry, colour: boolean): string[] {
  const lines = note === undefined ? [] : visibleLines(note)
  return lines.map((line) => `    ${struck && colour ? styleText('strikethrough', line) : line}`)
}
