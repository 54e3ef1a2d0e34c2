import type { Command } from 'commander'
import { withCommas } from '../../schemas/counted.ts'
import { unfreedWords } from '../../schemas/erasure.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { stayingSentences } from '../../schemas/held-backups.ts'
import { rowCounts } from '../../schemas/row-counts.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { visibleText } from '../../schemas/visible-text.ts'
import type { Replacement } from '../../staff/backup/restore-backup.ts'
import { auditStamp } from '../audit-stamp.ts'
import { requireYes } from '../change-command.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { headedTable } from '../headed-table.ts'
import { type JsonOption, jsonOption, printJsonRows } from '../json-option.ts'
import { withProgress } from '../progress.ts'
import { extentText, replacementText } from '../restore-text.ts'
import { withPrompter } from '../terminal-prompter.ts'
import { wholeNumber } from '../whole-number.ts'
import { contextPlaces } from '../with-database.ts'

const countFields = ['table', 'rows'] as const

interface BackupFlags {
  keep?: number
}

interface CopyOptions extends JsonOption {
  to: string
}

interface RestoreFlags {
  yes?: boolean
}

export function addBackupCommands(db: Command, context: CommandContext, finish: Finish): void {
  db.command('backup')
    .description('take a verified backup while the service runs')
    .argument('[file]', 'a new file, or a folder for one; by default the folder backups beside the database')
    .option('--keep <days>', 'then remove older backups from the same folder', wholeNumber)
    .action((file: string | undefined, options: BackupFlags) => finish(backup(file, options, context)))
  db.command('verify')
    .description(
      'restore a backup to a scratch place and read everything in it; exit code 1 when it is not sound',
    )
    .argument('<file>')
    .addOption(jsonOption(countFields, 'table,rows'))
    .action((file: string, options: JsonOption) => finish(verify(file, options, context)))
  db.command('restore')
    .description(
      'put a backup in the place of the database, which is kept aside; the service has to be stopped',
    )
    .argument('<file>')
    .option(
      '--yes',
      'without asking, when the database holds more or newer enquiries than the backup, or later changes',
    )
    .action((file: string, options: RestoreFlags) => finish(restore(file, options, context)))
  db.command('copy')
    .description('copy everything to another, empty database: from SQLite to PostgreSQL, or back')
    .requiredOption(
      '--to <address>',
      'as DATABASE_URL is written; PGPASSWORD holds a password that no list of processes shows',
    )
    .addOption(jsonOption(countFields, 'table,rows'))
    .action((options: CopyOptions) => finish(copy(options, context)))
}

async function backup(
  file: string | undefined,
  { keep }: BackupFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { takeBackup } = await import('../../staff/backup/take-backup.ts')
  const { stdout, stderr } = context
  const report = await withProgress(context, 'Taking the backup', (onProgress) =>
    takeBackup(contextPlaces(context), { file, keepDays: keep, now: context.clock(), onProgress }),
  )
  stdout.write(`${report.file}\n`)
  stderr.write(`Verified: ${rowCounts(report.rows)}. SHA-256 ${report.sha256}\n`)
  for (const removed of report.removed) stderr.write(`Removed: ${removed}\n`)
  const { lastRemoval } = report.erased
  if (lastRemoval) {
    const until = new Date(lastRemoval)
    const isDue = until <= context.clock()
    const when = isDue ? 'With the next backup that removes older ones' : `On ${longDate(londonDate(until))}`
    stderr.write(
      `${when} the last backup that may hold an erased enquiry will be removed${isDue ? '' : ', if a backup is taken daily'}.\n`,
    )
  }
  for (const sentence of stayingSentences(report.erased, 'an erased enquiry')) stderr.write(`${sentence}\n`)
  return exitCodes.done
}

async function verify(file: string, { json }: JsonOption, context: CommandContext): Promise<ExitCode> {
  const { verifyBackup } = await import('../../staff/backup/load-backup.ts')
  const { problems, remarks, rows } = await withProgress(context, 'Verifying the backup', (onProgress) =>
    verifyBackup(contextPlaces(context), file, { onProgress }),
  )
  for (const sentence of [...problems, ...remarks]) context.stderr.write(`${visibleText(sentence)}\n`)
  if (problems.length > 0) return exitCodes.no
  const counts = Object.entries(rows).map(([table, count]) => ({ table, rows: count }))
  if (json) await printJsonRows(context.stdout, counts, json, countFields)
  else context.stdout.write(`${file} can be restored: ${rowCounts(rows)}.\n`)
  return exitCodes.done
}

const notInIt =
  'What was received or done after the backup was taken is not in it. Erasures and restrictions since then were made again as far as lists and the replaced database tell of them: look through the requests for them, and make the others again.'

async function restore(file: string, { yes }: RestoreFlags, context: CommandContext): Promise<ExitCode> {
  const { restoreBackup } = await import('../../staff/backup/restore-backup.ts')
  const stamp = await auditStamp(context)
  let wasShown = false
  const report = await withPrompter(context, (prompter) =>
    withProgress(context, 'Restoring the backup', (onProgress, pause) => {
      const confirmLoss = async (loss: Replacement) => {
        pause()
        await requireYes({ what: `${replacementText(loss)} Put the backup in its place`, prompter, yes })
        wasShown = !yes
      }
      return restoreBackup(contextPlaces(context), file, stamp, { onProgress, confirmLoss })
    }),
  )
  const { remarks, rows, replacement, wasEmpty, keptAs } = report
  const { erasedAgain, restrictedAgain, restoredExtent } = report
  const { stdout, stderr } = context
  for (const remark of remarks) stderr.write(`${visibleText(remark)}\n`)
  stdout.write(`Restored from ${file}: ${rowCounts(rows)}.\n`)
  stdout.write(`Erased again (they had been erased before): ${erasedAgain}.\n`)
  if (restrictedAgain > 0)
    stdout.write(`Restricted again (restricted after this backup was taken): ${restrictedAgain}.\n`)
  if (report.bytesLeft) stderr.write(`${unfreedWords}\n`)
  if (!wasShown)
    stderr.write(`${replacement ? replacementText(replacement) : `${extentText(restoredExtent)}.`}\n`)
  stderr.write(`${notInIt}\n`)
  if (keptAs)
    stderr.write(
      `What was there before is kept as ${keptAs}. ${wasEmpty ? 'It seems to be empty: check it before you delete it' : 'It holds personal data: delete it when you no longer need it'}.\n`,
    )
  return exitCodes.done
}

async function copy({ to, json }: CopyOptions, context: CommandContext): Promise<ExitCode> {
  const { copyToAddress } = await import('../../staff/backup/copy-to-address.ts')
  const copied = await withProgress(context, 'Copying', (onProgress) =>
    copyToAddress(contextPlaces(context), to, onProgress),
  )
  const lines = copied.map(({ table, rows }) => [table, withCommas(rows)])
  if (json) await printJsonRows(context.stdout, copied, json, countFields)
  else context.stdout.write(headedTable(['TABLE', 'ROWS'], lines, context))
  context.stderr.write(
    'Every row is the same on both sides. Close every desk, set DATABASE_URL to the new address and start the service. The old database still holds personal data: delete it when you no longer need it.\n',
  )
  return exitCodes.done
}
