import { findEnquiries } from '../../database/enquiries.ts'
import { responsePromiseHours } from '../../schemas/response-promise.ts'
import type { CommandContext } from '../command-context.ts'
import { enquiryTable } from '../enquiry-table.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { enquiryColumns } from '../export-format.ts'
import { type JsonOption, jsonRows } from '../json-option.ts'
import { overdueBefore } from '../waiting.ts'
import { withDatabase } from '../with-database.ts'

/** Prints the enquiries that wait longer than the clinic promises; exit code 1 when there are any. */
export function listOverdue({ json }: { json?: JsonOption }, context: CommandContext): Promise<ExitCode> {
  const now = context.clock()
  return withDatabase(context, async (db) => {
    const overdue = await findEnquiries(db, { statuses: ['new'], until: overdueBefore(now) })
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
