import type { Command } from 'commander'
import { withCommas } from '../../schemas/counted.ts'
import { inTimeShare } from '../../schemas/desk-figures.ts'
import { enquiryReasons } from '../../schemas/enquiry-reason.ts'
import { enquiryStatuses } from '../../schemas/enquiry-status.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { ukTime } from '../../schemas/time/london-time.ts'
import { responsePromiseHours } from '../../schemas/time/response-promise.ts'
import { visibleJson } from '../../schemas/visible-text.ts'
import type { EnquiryCounts } from '../../staff/figures/figures.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { sinceOption } from '../moment-option.ts'
import { painter } from '../paint.ts'
import { type PagerOption, pagerOption, printLong } from '../print-long.ts'
import { textTable } from '../text-table.ts'
import { withDatabase } from '../with-database.ts'

interface StatsOptions extends PagerOption {
  since?: Date
  json?: boolean
}

export function addStatsCommand(enquiries: Command, context: CommandContext, finish: Finish): void {
  enquiries
    .command('stats')
    .description('count enquiries by status and reason, and how fast they were answered')
    .addOption(sinceOption(context.clock))
    .option('--json', 'print JSON')
    .addOption(pagerOption())
    .action((options: StatsOptions) => finish(showStats(options, context)))
}

function showStats({ since, json, pager }: StatsOptions, context: CommandContext): Promise<ExitCode> {
  return withDatabase(context, async (db) => {
    const { enquiryCounts } = await import('../../staff/figures/figures.ts')
    const counts = await enquiryCounts(db, context.clock(), since)
    const heading = since ? `Since ${ukTime(since)}` : 'Since the beginning'
    if (json) context.stdout.write(`${visibleJson(counts, 2)}\n`)
    else await printLong(statsText(heading, counts, context), context, { pager })
    return exitCodes.done
  })
}

function statsText(heading: string, counts: EnquiryCounts, { colour }: CommandContext): string {
  const { total, restricted, byStatus, byReason, answered, answeredInTime, answeredOrOverdue } = counts
  const paint = painter(colour)
  const statuses = enquiryStatuses.map((status) => [status, withCommas(byStatus[status] ?? 0)])
  const reasons = enquiryReasons.flatMap(({ value, label }) => {
    const received = byReason[value]
    return received ? [[label, withCommas(received)]] : []
  })
  const share = inTimeShare(counts)
  const within = `${withCommas(answeredInTime)} of ${withCommas(answeredOrOverdue)}${share === undefined ? '' : ` (${share} %)`}`
  const promise = [
    ['Answered', withCommas(answered)],
    [
      `Within ${responsePromiseHours} hours`,
      paint(answeredInTime < answeredOrOverdue ? 'late' : 'well', within),
    ],
  ]
  const totals = [
    [byStatus.spam ? 'Enquiries, without spam' : 'Enquiries', withCommas(total)],
    ...(restricted > 0 ? [['including restricted', withCommas(restricted)]] : []),
  ]
  const parts = [[...totals, ...statuses], reasons, promise].filter((rows) => rows.length > 0)
  return [`${paint('heading', heading)}\n`, ...parts.map(textTable)].join('\n')
}
