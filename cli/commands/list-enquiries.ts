import { type Command, InvalidArgumentError } from 'commander'
import { auditStamp } from '../audit-stamp.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { enquiryTable } from '../enquiry-table.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { enquiryColumns } from '../export-format.ts'
import { addFilterOptions, type FilterOptions, toFilter } from '../filter-options.ts'
import { type JsonOption, jsonOption, namesPerson, printJsonRows } from '../json-option.ts'
import { adviseOutput } from '../output.ts'
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
  return withDatabase(context, async (db, { findEnquiries, eachFound, countEnquiries, recordReading }) => {
    const { limit, json } = options
    const now = context.clock()
    const total = await countEnquiries(db, filter)
    const shown = Math.min(limit, total)
    if (!json || namesPerson(json))
      await recordReading(db, shown, await auditStamp(context, { mayLack: true }))
    if (json) {
      adviseOutput(context, 'enquiries export --format json --output <file>')
      await printJsonRows(context.stdout, eachFound(db, filter, { limit }), json, enquiryColumns)
    } else if (total > 0) {
      context.stdout.write(enquiryTable(await findEnquiries(db, filter, { limit }), now, context.colour))
    }
    context.stderr.write(`${summary(shown, total)}\n`)
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
