import type { Command } from 'commander'
import { counted } from '../../schemas/counted.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { responsePromiseHours } from '../../schemas/time/response-promise.ts'
import { aheadFrom, overdue, waiting } from '../../schemas/time/waiting.ts'
import { jsonFields } from '../../staff/exports/export-format.ts'
import { auditStamp } from '../audit-stamp.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { aheadText, enquiryTable } from '../enquiry-table.ts'
import { holdsPersonalData, type JsonOption, jsonOption, printJsonRows } from '../json-option.ts'
import { adviseOutput } from '../output.ts'
import { type PagerOption, pagerOption, printLong } from '../print-long.ts'
import { withDatabase } from '../with-database.ts'

export function addOverdueCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('overdue')
    .description('list who waits longer than promised; exit code 1 when somebody does')
    .addOption(pagerOption())
    .addOption(jsonOption(jsonFields))
    .action((options: JsonOption & PagerOption) => finish(listOverdue(options, context)))
}

/** Also lists enquiries dated ahead, since nobody can tell how long they have waited. */
function listOverdue(options: JsonOption & PagerOption, context: CommandContext): Promise<ExitCode> {
  const now = context.clock()
  return withDatabase(context, async (db) => {
    const { findEnquiries } = await import('../../database/enquiries/find-enquiries.ts')
    const { recordReading } = await import('../../database/enquiries/enquiry-event.ts')
    const late = await findEnquiries(db, overdue(now), { order: 'oldest' })
    const ahead = await findEnquiries(db, { ...waiting, since: aheadFrom(now) }, { order: 'oldest' })
    const listed = [...late, ...ahead]
    if (holdsPersonalData(options.json)) {
      adviseOutput(context)
      await recordReading(db, listed.length, await auditStamp(context, { optional: true }))
    }
    if (options.json) await printJsonRows(context.stdout, listed, options.json, jsonFields)
    else if (listed.length > 0) await printLong(enquiryTable(listed, now, context), context, options)
    context.stderr.write(`${summary(late.length)} longer than the promised ${responsePromiseHours} hours.\n`)
    if (ahead.length > 0) context.stderr.write(`${aheadText(ahead.length)}\n`)
    return late.length > 0 ? exitCodes.no : exitCodes.done
  })
}

const summary = (count: number) =>
  count === 0 ? 'No enquiry is waiting' : counted(count, 'enquiry is waiting', 'enquiries are waiting')
