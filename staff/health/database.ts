import type { Knex } from 'knex'
import { connectionInfo } from '../../database/connection-info.ts'
import { databaseAcceptsWrites, integrityProblems } from '../../database/database-health.ts'
import { countEnquiries } from '../../database/find-enquiries.ts'
import { incompleteEncoding, requireMigrated } from '../../database/migrate.ts'
import {
  countNotifications,
  oldestDelayedMail,
  refusingRecipients,
} from '../../database/notification-health.ts'
import { unsentNotifications } from '../../database/notifications.ts'
import { planPurge } from '../../database/purge-enquiries.ts'
import { day, hour } from '../../schemas/durations.ts'
import { ukTime } from '../../schemas/london-time.ts'
import { periodText } from '../../schemas/retention-period.ts'
import { publishedRetention } from '../published-retention.ts'
import { Refusal } from '../refusal.ts'
import { type Answer, bad, good, remark } from './check.ts'

export async function database(db: Knex): Promise<Answer> {
  await requireMigrated(db)
  if (!(await databaseAcceptsWrites(db)))
    return bad(
      `${connectionInfo(db).place} answers, but nothing can be written now.`,
      'See whether the disk is full, whether PostgreSQL is a standby or read only, and whether another program holds the database; end that program.',
    )
  const encoding = await incompleteEncoding(db)
  if (encoding)
    return bad(
      `${connectionInfo(db).place} keeps text as ${encoding}: an enquiry with a sign that it lacks, such as ’, is refused.`,
      'Make another with "createdb --template=template0 --encoding=UTF8"; "pg_dump | psql" moves what is stored.',
    )
  return good(`${connectionInfo(db).place} answers and is up to date.`)
}

export async function integrity(db: Knex): Promise<Answer> {
  const problems = await integrityProblems(db)
  if (problems.length > 0) {
    return bad(
      `the file is damaged: ${problems.join('; ')}.`,
      'Stop the service, keep the file, and restore the latest backup.',
    )
  }
  const count = await countEnquiries(db, {})
  return good(count === 1 ? 'sound, 1 enquiry.' : `sound, ${count} enquiries.`)
}

/** Mails that a server asks to send later go within minutes. */
const longWait = hour

export async function outbox(db: Knex, now: Date): Promise<Answer> {
  const { failed } = await countNotifications(db)
  if (failed === 0) {
    const mails = await unsentNotifications(db)
    const waiting = mails.filter(({ state }) => state !== 'failed').length
    const none = waiting === mails.length ? 'none failed' : 'none about an enquiry failed'
    const late = await oldestDelayedMail(db, new Date(now.getTime() - longWait))
    if (late)
      return bad(
        `${waiting} waiting, one since ${ukTime(late.since)} (${late.code}): does any mail get through?`,
        'Put right what "clinic notifications list" names; what waits is tried again by itself.',
      )
    const refusing = await refusingRecipients(db)
    if (refusing.length === 0) return good(`${waiting} waiting, ${none}.`)
    const who = refusing.map(([address, code]) => `${address} (${code})`).join(', ')
    return remark(
      `${waiting} waiting, ${none}. The last mail was refused for ${who}; the other addresses have it.`,
      'Put that mailbox right, or take it out of ENQUIRY_NOTIFY_TO.',
    )
  }
  const mails = failed === 1 ? '1 mail about an enquiry' : `${failed} mails about enquiries`
  return bad(
    `${mails} could not be sent.`,
    'See why with "clinic notifications list"; when it is put right, "clinic notifications retry".',
  )
}

/** Whether enquiries are deleted when the privacy policy says so. */
export async function retention(db: Knex, root: string, now: Date): Promise<Answer> {
  try {
    const period = await publishedRetention(root)
    // The service deletes daily, so what was due the day before yesterday should be gone.
    const { references, restricted } = await planPurge(db, period, new Date(now.getTime() - 2 * day))
    const save = restricted > 0 ? `, save what is only kept (${restricted})` : ''
    if (references.length === 0) return good(`nothing is kept longer than ${periodText(period)}${save}.`)
    return bad(
      `enquiries are kept longer than ${periodText(period)}: ${references.length}.`,
      'Is the service running? Look at them with "clinic privacy purge --dry-run".',
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return remark(error.message)
  }
}
