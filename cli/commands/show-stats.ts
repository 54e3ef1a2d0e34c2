import { type EnquirySummary, summariseEnquiries } from '../../database/enquiries.ts'
import { enquiryReasons } from '../../schemas/enquiry-reason.ts'
import { enquiryStatuses } from '../../schemas/enquiry-status.ts'
import { responsePromiseHours } from '../../schemas/response-promise.ts'
import type { CommandContext } from '../command-context.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { textTable } from '../text-table.ts'
import { ukTime } from '../uk-time.ts'
import { visibleJson } from '../visible-text.ts'
import { withDatabase } from '../with-database.ts'

export interface StatsOptions {
  since?: Date
  json?: boolean
}

/** Prints how many enquiries came, for what, where they stand and how fast they were answered. */
export function showStats({ since, json }: StatsOptions, context: CommandContext): Promise<ExitCode> {
  return withDatabase(context, async (db) => {
    const summary = await summariseEnquiries(db, since)
    const heading = since ? `Since ${ukTime(since)}` : 'Since the beginning'
    context.stdout.write(json ? `${visibleJson(summary, 2)}\n` : `${heading}\n\n${tables(summary)}`)
    return exitCodes.done
  })
}

function tables({ total, byStatus, byReason, answered, answeredInTime }: EnquirySummary): string {
  const statuses = enquiryStatuses.map((status) => [status, String(byStatus[status] ?? 0)])
  const reasons = enquiryReasons.flatMap(({ value, label }) => {
    const count = byReason[value]
    return count ? [[label, String(count)]] : []
  })
  const share = answered > 0 ? ` (${Math.round((100 * answeredInTime) / answered)} %)` : ''
  const promise = [
    ['Answered', String(answered)],
    [`Within ${responsePromiseHours} hours`, `${answeredInTime}${share}`],
  ]
  return [[['Enquiries', String(total)], ...statuses], reasons, promise]
    .filter((rows) => rows.length > 0)
    .map(textTable)
    .join('\n')
}
