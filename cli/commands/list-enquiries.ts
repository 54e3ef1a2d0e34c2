import { type Command, InvalidArgumentError } from 'commander'
import type { CommandContext, Finish } from '../command-context.ts'
import { enquiryTable } from '../enquiry-table.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { enquiryColumns } from '../export-format.ts'
import { addFilterOptions, type FilterOptions, toFilter } from '../filter-options.ts'
import { type JsonOption, jsonOption, jsonRows } from '../json-option.ts'
import { withDatabase } from '../with-database.ts'

type ListOptions = FilterOptions & JsonOption & { limit: number }

export function addListCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  addFilterOptions(enquiries.command('list'), context.clock)
    .description('list enquiries, newest first')
    .option('--limit <number>', 'show at most so many', parseLimit, 50)
    .addOption(jsonOption())
    .action(async (options: ListOptions) => finish(await listEnquiries(options, context)))
}

function listEnquiries(options: ListOptions, context: CommandContext): Promise<ExitCode> {
  const filter = toFilter(options)
  return withDatabase(context, async (db, { findEnquiries, countEnquiries }) => {
    const enquiries = await findEnquiries(db, filter, { limit: options.limit })
    const total = await countEnquiries(db, filter)
    const shown = options.json
      ? jsonRows(enquiries, options.json, enquiryColumns)
      : enquiryTable(enquiries, context.clock(), context.colour)
    if (total > 0 || options.json) context.stdout.write(shown)
    context.stderr.write(`${summary(enquiries.length, total)}\n`)
    return exitCodes.done
  })
}

function summary(shown: number, total: number): string {
  if (total === 0) return 'No enquiries.'
  const count = total === 1 ? '1 enquiry' : `${total} enquiries`
  return shown < total ? `${count}, the newest ${shown} shown; --limit shows more.` : `${count}.`
}

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Write a whole number from 1.')
}
