import type { Command } from 'commander'
import { counted, withCommas } from '../../schemas/counted.ts'
import { unfreedBefore, unfreedWords } from '../../schemas/erasure.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { clockRemedy, periodText } from '../../schemas/time/retention-period.ts'
import { Refusal } from '../../staff/refusal.ts'
import { auditStamp } from '../audit-stamp.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { type JsonOption, jsonOption, printJsonRows } from '../json-option.ts'
import { type PagerOption, pagerOption, printLong } from '../print-long.ts'
import { withProgress } from '../progress.ts'
import { withDatabase } from '../with-database.ts'

const fields = ['reference'] as const

interface PurgeOptions extends JsonOption, PagerOption {
  dryRun?: boolean
  force?: boolean
}

export function addPurgeCommand(privacy: Command, context: CommandContext, finish: Finish): void {
  privacy
    .command('purge')
    .description('delete enquiries that are older than the privacy policy allows; the service does so daily')
    .option('--dry-run', 'only list what would be deleted')
    .option('--force', 'even when more than a fifth of all enquiries would go')
    .addOption(pagerOption())
    .addOption(jsonOption(fields, 'reference'))
    .action((options: PurgeOptions) => finish(purge(options, context)))
}

async function purge(
  { dryRun = false, force = false, json, pager }: PurgeOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const stamp = await auditStamp(context, { optional: dryRun })
  const { publishedRetention } = await import('../../staff/privacy/retention.ts')
  const period = await publishedRetention(context.root)
  const { planPurge, purgeEnquiries, purgeShortLived } = await import(
    '../../database/enquiries/purge-enquiries.ts'
  )
  const { now } = stamp
  const { stdout, stderr } = context
  return withDatabase(context, async (db) => {
    const plan = await planPurge(db, period, now)
    const { references, restricted, total, doubt } = plan
    if (doubt === 'clock')
      throw refusal(
        `an enquiry is dated later than this machine’s clock. ${clockRemedy} Find it with: clinic enquiries list --since ${now.toISOString()}`,
      )
    if (doubt === 'share' && !force && !dryRun)
      throw refusal(
        `${share(references, total)} are due, more than a fifth. Is the clock right? Look at them with --dry-run, then repeat with --force.`,
      )
    if (!dryRun) await purgeShortLived(db, now)
    const { deleted: gone, freed } = dryRun
      ? { deleted: references, freed: true }
      : await withProgress(context, 'Deleting', (onProgress, pause) =>
          purgeEnquiries(db, plan, stamp, (part) => {
            pause()
            // At once: after Ctrl-C nobody could tell which are gone.
            if (!json) stdout.write(lines(part))
            onProgress({})
          }),
        )
    const rows = gone.map((reference) => ({ reference }))
    if (json) await printJsonRows(stdout, rows, json, fields)
    else if (dryRun) await printLong(lines(gone), context, { pager })
    const what = `${share(gone, total)}, received before ${longDate(londonDate(plan.before))} (${periodText(period)})`
    stderr.write(dryRun ? `Would delete ${what}.\n` : `Deleted ${what}.\n`)
    if (restricted > 0) stderr.write(restrictedText(restricted))
    if (dryRun && doubt === 'share') stderr.write('That is more than a fifth of all, so it needs --force.\n')
    if (dryRun && doubt === 'late') stderr.write(lateText)
    if (!freed) stderr.write(`${gone.length > 0 ? unfreedWords : unfreedBefore}\n`)
    return freed ? exitCodes.done : exitCodes.databaseUnavailable
  })
}

const lines = (references: readonly string[]) => references.map((reference) => `${reference}\n`).join('')

const share = (part: readonly unknown[], total: number) =>
  `${withCommas(part.length)} of ${counted(total, 'enquiry', 'enquiries')}`

const lateText =
  'The service leaves them: one has been due for over a week, as when the clock is wrong. If it is right, repeat without --dry-run.\n'

function restrictedText(count: number): string {
  const [stay, them] =
    count === 1 ? ['is due but restricted, and stays', 'it'] : ['are due but restricted, and stay', 'them']
  return `${withCommas(count)} more ${stay}. See ${them} with: clinic enquiries list --restricted\n`
}

function refusal(reason: string): Refusal {
  return new Refusal('notAllowed', `Nothing was deleted: ${reason}`)
}
