import type { Command } from 'commander'
import type { EnquirySummary } from '../../database/enquiries.ts'
import { enquiryReasons } from '../../schemas/enquiry-reason.ts'
import { enquiryStatuses } from '../../schemas/enquiry-status.ts'
import { responsePromiseHours } from '../../schemas/response-promise.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { parseMoment } from '../moment-option.ts'
import { textTable } from '../text-table.ts'
import { ukTime } from '../uk-time.ts'
import { visibleJson } from '../visible-text.ts'
import { withDatabase } from '../with-database.ts'

interface StatsOptions {
  since?: Date
  json?: boolean
}

export function addStatsCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('stats')
    .description('count enquiries by status and reason, and how fast they were answered')
    .option('--since <time>', 'received then or later: 2026-11-20, today, 7d', (text) =>
      parseMoment(text, context.clock(), 'start'),
    )
    .option('--json', 'print JSON')
    .action(async (options: StatsOptions) => finish(await showStats(options, context)))
}

function showStats({ since, json }: StatsOptions, context: CommandContext): Promise<ExitCode> {
  return withDatabase(context, async (db, { summariseEnquiries }) => {
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
