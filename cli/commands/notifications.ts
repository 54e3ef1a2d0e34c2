import type { Command } from 'commander'
import type { Notification } from '../../database/notifications.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { ukTime } from '../../schemas/time/london-time.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { Refusal } from '../../staff/refusal.ts'
import { auditStamp } from '../audit-stamp.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { headedTable } from '../headed-table.ts'
import { type JsonOption, jsonOption, printJsonRows } from '../json-option.ts'
import { type PagerOption, pagerOption, printLong } from '../print-long.ts'
import { optionalReferences } from '../reference-argument.ts'
import { withDatabase } from '../with-database.ts'

const fields = [
  'kind',
  'reference',
  'day',
  'state',
  'attempts',
  'createdAt',
  'dueAt',
  'giveUpAt',
  'errorCode',
] as const
const headings = ['ABOUT', 'MAIL', 'STATE', 'SINCE', 'ATTEMPTS', 'NEXT', 'LAST ERROR']

export function addNotificationCommands(program: Command, context: CommandContext, finish: Finish): void {
  const notifications = program
    .command('notifications')
    .description('see the mails that the service sends, and send them again')
  notifications
    .command('list')
    .description('list mails that are waiting or have failed, oldest first; exit code 1 when some failed')
    .addOption(jsonOption(fields, 'reference,state'))
    .addOption(pagerOption())
    .action((options: JsonOption & PagerOption) => finish(list(options, context)))
  notifications
    .command('retry')
    .description('send mails again: all that failed, or those about the references given')
    .addArgument(optionalReferences())
    .action((references: string[]) => finish(retry(references, context)))
}

function list({ json, pager }: JsonOption & PagerOption, context: CommandContext): Promise<ExitCode> {
  return withDatabase(context, async (db) => {
    const { countNotifications, unsentNotifications } = await import('../../database/notifications.ts')
    const mails = await unsentNotifications(db)
    if (json) await printJsonRows(context.stdout, mails, json, fields)
    else if (mails.length > 0)
      await printLong(headedTable(headings, mails.map(cells), context), context, { pager })
    const failed = mails.filter(({ state }) => state === 'failed').length
    context.stderr.write(`${mails.length - failed} waiting, ${failed} failed.\n`)
    const own = await countNotifications(db, context.clock())
    const inMorning = own.failed + own.delayed
    if (inMorning !== failed)
      context.stderr.write(
        `The morning counts ${inMorning} of these: mails to the clinic that are late, or failed while the enquiry is still new.\n`,
      )
    return failed > 0 ? exitCodes.no : exitCodes.done
  })
}

function cells(mail: Notification): string[] {
  const about = mail.kind === 'digest' ? longDate(mail.day) : mail.reference
  const next = mail.state === 'failed' ? 'never' : ukTime(mail.dueAt)
  const { kind, state, createdAt, attempts, errorCode } = mail
  return [about, kind, state, ukTime(createdAt), String(attempts), next, errorCode ?? '']
}

function retry(references: readonly string[], context: CommandContext): Promise<ExitCode> {
  return withDatabase(context, async (db) => {
    const { makeDue, unsentNotifications } = await import('../../database/notifications.ts')
    const { now } = await auditStamp(context)
    const mails = (await unsentNotifications(db)).filter(({ state }) => state !== 'sending')
    const nothingToSend = references.filter((one) => mails.every(({ reference }) => reference !== one))
    if (nothingToSend.length > 0)
      throw new Refusal(
        'notFound',
        `Nothing was changed: no mail about ${nothingToSend.join(', ')} is waiting or has failed. To see all: clinic notifications list`,
      )
    const retried = await makeDue(db, references.length > 0 ? references : 'failed', now)
    for (const reference of new Set(retried))
      context.stdout.write(`Mail about ${reference} will be sent as soon as the service is running.\n`)
    if (retried.length === 0) context.stderr.write('No mail has failed.\n')
    return exitCodes.done
  })
}
