import type { Command } from 'commander'
import { overdueBefore, responsePromiseHours } from '../../schemas/response-promise.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { enquiryTable } from '../enquiry-table.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { enquiryColumns } from '../export-format.ts'
import { type JsonOption, jsonOption, jsonRows } from '../json-option.ts'
import { withDatabase } from '../with-database.ts'

export function addOverdueCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('overdue')
    .description('list who waits longer than promised; exit code 1 when somebody does')
    .addOption(jsonOption())
    .action(async (options: JsonOption) => finish(await listOverdue(options, context)))
}

function listOverdue({ json }: JsonOption, context: CommandContext): Promise<ExitCode> {
  const now = context.clock()
  return withDatabase(context, async (db, { findEnquiries }) => {
    const overdue = await findEnquiries(db, {
      statuses: ['new'],
      until: overdueBefore(now),
      restricted: false,
    })
    if (json) context.stdout.write(jsonRows(overdue, json, enquiryColumns))
    else if (overdue.length > 0) context.stdout.write(enquiryTable(overdue, now, context.colour))
    context.stderr.write(
      `${summary(overdue.length)} longer than the promised ${responsePromiseHours} hours.\n`,
    )
    return overdue.length > 0 ? exitCodes.no : exitCodes.done
  })
}

function summary(count: number): string {
  if (count === 0) return 'No enquiry waits'
  return count === 1 ? '1 enquiry waits' : `${count} enquiries wait`
}
