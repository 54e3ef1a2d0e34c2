import type { Knex } from 'knex'
import { backupList } from '../../database/backup-list.ts'
import { postgresBackupObstacle } from '../../database/copies/postgres-backup-obstacle.ts'
import { countEnquiries } from '../../database/enquiries/find-enquiries.ts'
import { errorCode, isSystemError } from '../../schemas/error-code.ts'
import { hour } from '../../schemas/time/durations.ts'
import { spanText } from '../../schemas/time/span-text.ts'
import { examineBackupFile, kindOf, readHeader } from '../backup/backup-file.ts'
import { longestBackupAge } from '../backup/backup-folders.ts'
import { backupHealth } from '../backup/backup-health.ts'
import type { Places } from '../places.ts'
import { type Answer, bad, good, remark } from './check.ts'
import { roomText } from './machine.ts'

/** How far ahead a backup may be dated: setting a clock moves it by minutes. */
const clockTolerance = hour
const command = 'clinic db backup --keep 14'

/** How old the newest backup is, whether it is whole, and whether there is room and a way to take more. */
export async function backups(places: Places, now: Date, db: Knex | undefined): Promise<Answer> {
  const enquiries = db && (await countEnquiries(db, {}).catch(() => undefined))
  const answer = await presentBackups(places, now, enquiries)
  if (places.connectionString === undefined || !db) return answer
  const obstacle = await postgresBackupObstacle(db)
  if (!obstacle) return answer
  const tell = answer.verdict === 'bad' ? bad : remark
  return tell(`${answer.text} None can be taken from here: ${obstacle.reason}.`, obstacle.remedy)
}

async function presentBackups(places: Places, now: Date, enquiries: number | undefined): Promise<Answer> {
  const { newest, copies, free = 0, unreadable } = await backupHealth(places)
  const unread = unreadable.length > 0 ? ` Not readable now: ${unreadable.join(', ')}.` : ''
  if (!newest) {
    if (enquiries === 0) return good(`none yet, and nothing to lose.${unread}`)
    return bad(`there is none, so a broken disk loses every enquiry.${unread}`, `Take one with: ${command}`)
  }
  const ahead = newest.takenAt.getTime() - now.getTime()
  if (ahead > clockTolerance)
    return bad(
      `the newest is dated ${spanText(ahead)} from now, so the clock is wrong now or was wrong then.${unread}`,
      `See what "date" says. If that is wrong, set the clock, and nothing else. If it is right, take a backup with: ${command}, and delete ${newest.file}.`,
    )
  const which = copies === 1 ? 'the only one' : `the newest of ${copies}`
  const age = `${which} is ${spanText(now.getTime() - newest.takenAt.getTime())} old`
  if (now.getTime() - newest.takenAt.getTime() > longestBackupAge)
    return bad(`${age}.${unread}`, `Take one daily with: ${command}`)
  const fault = await faultOf(places, newest.file)
  if (fault) return bad(`${age}, and ${fault}.${unread}`, `Take another with: ${command}`)
  const left = `${roomText(free)} beside it`
  if (free < 2 * newest.bytes)
    return bad(
      `${age}, but only ${left}: no room for two more.${unread}`,
      'Free some, or keep fewer with --keep.',
    )
  if (unread)
    return remark(
      `${age}, ${left}.${unread}`,
      `Mount its disk, or take its line out of ${backupList(places.data)} if it is gone for good.`,
    )
  return good(`${age}, ${left}.`)
}

/** Why a backup could not be restored here, as far as that shows without a full check. */
async function faultOf(places: Places, file: string): Promise<string | undefined> {
  try {
    const { kind } = await readHeader(file)
    if (kind && kind !== kindOf(places)) return `it is of ${kind}, not of the database in use`
    const { problems } = await examineBackupFile(places, file)
    return problems.length > 0 ? `it cannot be restored: "clinic db verify ${file}" says why` : undefined
  } catch (error) {
    if (isSystemError(error)) return `this user cannot read ${file} (${errorCode(error)})`
    throw error
  }
}
