import type { Knex } from 'knex'
import { connectionInfo } from '../../database/connection-info.ts'
import { integrityProblems, writeFailure } from '../../database/database-health.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { definitionProblems } from '../../database/definitions.ts'
import { presentReferences } from '../../database/enquiries/erase-enquiries.ts'
import { countEnquiries } from '../../database/enquiries/find-enquiries.ts'
import { incompleteEncoding, requireMigrated } from '../../database/migrate.ts'
import {
  countNotifications,
  firstDelayed,
  lastRefusals,
  unsentNotifications,
} from '../../database/notifications.ts'
import { counted } from '../../schemas/counted.ts'
import type { Config } from '../../schemas/settings/service-settings.ts'
import { day } from '../../schemas/time/durations.ts'
import { ukTime } from '../../schemas/time/london-time.ts'
import { periodText } from '../../schemas/time/retention-period.ts'
import { aheadFrom } from '../../schemas/time/waiting.ts'
import { readErased } from '../backup/erased-references.ts'
import type { Places } from '../places.ts'
import { keptTooLong } from '../privacy/retention.ts'
import { Refusal } from '../refusal.ts'
import { type Answer, bad, good, remark } from './check.ts'

export async function database(db: Knex): Promise<Answer> {
  await requireMigrated(db)
  const failure = await writeFailure(db)
  if (failure instanceof DatabaseUnavailable) throw failure
  if (failure)
    return bad(
      `${connectionInfo(db).place} answers, but no enquiry can be stored now.`,
      'If "integrity" below names no cause, see whether another program holds the database, and end that program.',
    )
  const encoding = await incompleteEncoding(db)
  if (encoding)
    return bad(
      `${connectionInfo(db).place} keeps text as ${encoding}: an enquiry with a character that it lacks, such as ’, is refused.`,
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
  const definitions = await definitionProblems(db)
  if (definitions.length > 0)
    return bad(
      definitions.join(' '),
      'Somebody changed the database by hand. Drop what was added; for the rest stop the service, keep the database, and restore the latest backup that "clinic db verify" finds sound.',
    )
  const count = await countEnquiries(db, {})
  return good(`sound, ${counted(count, 'enquiry', 'enquiries')}.`)
}

/** @param notifyTo the clinic's addresses, if they are known here */
export async function outbox(db: Knex, now: Date, notifyTo: Config['notifyTo']): Promise<Answer> {
  const mails = await unsentNotifications(db)
  const failed = mails.filter(({ state }) => state === 'failed')
  const undelivered = (await countNotifications(db, now)).failed
  if (undelivered > 0) {
    const which = counted(undelivered, 'mail about an enquiry', 'mails about enquiries')
    return bad(
      `${which} could not be sent.`,
      'See why with "clinic notifications list"; once it is fixed, "clinic notifications retry".',
    )
  }
  const waiting = mails.length - failed.length
  const late = await firstDelayed(db, now)
  if (late)
    return bad(
      `${waiting} waiting, one since ${ukTime(late.createdAt)} (${late.errorCode ?? 'not tried yet'}): does any mail get through?`,
      'See that the service runs, and fix what "clinic notifications list" names; what is waiting is tried again by itself.',
    )
  const none = failed.length === 0 ? 'none failed' : 'none about a new enquiry failed'
  const { sentAt, refused } = await lastRefusals(db)
  const refusing = refused.filter(([address]) => notifyTo?.includes(address) ?? true)
  if (refusing.length === 0) return good(`${waiting} waiting, ${none}.`)
  const who = refusing.map(([address, code]) => `${address} (${code})`).join(', ')
  // Bad for a day only: until the next mail nobody knows whether the mailbox was fixed.
  const tell = now.getTime() - Date.parse(sentAt) < day ? bad : remark
  return tell(
    `${waiting} waiting, ${none}. The last mail was refused for ${who}; the other addresses have it.`,
    'Fix that mailbox, or remove it from ENQUIRY_NOTIFY_TO.',
  )
}

/** Whether erased enquiries are gone, and others are deleted when the privacy policy says so. */
export async function retention(db: Knex, root: string, now: Date, { data }: Places): Promise<Answer> {
  const returned = await presentReferences(db, [...(await readErased(data)).keys()])
  if (returned.length > 0) return toldReturned(returned)
  try {
    const { period, count, restricted } = await keptTooLong(db, root, now)
    const ahead = await countEnquiries(db, { since: aheadFrom(now) })
    if (ahead > 0)
      return bad(
        `nothing is deleted, because enquiries are dated later than now: ${ahead}.`,
        'See what "date" says, and set the clock if it is wrong. If it is right, it was wrong when they came: answer them, then erase them.',
      )
    const save = restricted > 0 ? `, except what is restricted (${restricted})` : ''
    if (count === 0) return good(`nothing is kept two days longer than ${periodText(period)}${save}.`)
    return bad(
      `enquiries are kept more than two days longer than ${periodText(period)}: ${count}.`,
      'The service deletes them daily, unless so many are due, or one for so long, that the clock may be wrong. See with "clinic privacy purge --dry-run" whether it waits for you; if not, see whether it runs.',
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return remark(error.message)
  }
}

function toldReturned(references: readonly string[]): Answer {
  const which =
    references.length === 1
      ? 'an enquiry that was to be erased is'
      : `${references.length} enquiries that were to be erased are`
  const shown = references.slice(0, 3).join(', ') + (references.length > 3 ? ' and others' : '')
  return bad(
    `${which} here, because a copy was put back by hand or the erasure failed: ${shown}.`,
    'Erase each with "clinic privacy erase --reference <reference>"; or take a backup, stop the service and restore it, which erases them all.',
  )
}
