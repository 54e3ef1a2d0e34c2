import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { backupList } from '../../database/backup-list.ts'
import { freeBytesBeside, hasBallast, lowSpaceBytes } from '../../database/ballast.ts'
import { mailFolder } from '../../database/data-folder.ts'
import { databaseRemedies, permissionRemedies } from '../../database/sqlite-file.ts'
import { readHeader } from '../backup/backup-file.ts'
import type { Places } from '../places.ts'
import { type Answer, bad, good, remark } from './check.ts'

/** Whether other users of the machine are kept out of everything that holds personal data. */
export async function permissions(
  { sqliteFile, data, backups }: Places,
  isDatabaseOpen: boolean,
): Promise<Answer> {
  // The file of an open database is not read: closing it would end the locks that SQLite holds on it in this process.
  const isMissing = sqliteFile !== undefined && !isDatabaseOpen && !(await isDatabase(sqliteFile))
  // If the file is not a database, its folder and what is in it may be somebody else's.
  if (isMissing && !existsSync(backupList(data)))
    return remark(`are not examined, because there is no database at ${sqliteFile}.`)
  const folders = [backups, mailFolder(data)]
  const remedies = [
    ...(sqliteFile === undefined || isMissing ? permissionRemedies([data]) : databaseRemedies(sqliteFile)),
    ...permissionRemedies([...folders, ...folders.flatMap(filesIn)]),
  ]
  if (remedies.length === 0) return good(`only you can enter ${data}.`)
  const shown = remedies.slice(0, 3).join(' && ')
  const more = remedies.length > 3 ? `, and ${remedies.length - 3} more like these` : ''
  return bad('other users of this machine can get at personal data.', shown + more)
}

async function isDatabase(file: string): Promise<boolean> {
  return existsSync(file) && (await readHeader(file)).kind === 'SQLite'
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

/** `1,204 MB left` */
export const roomText = (bytes: number): string =>
  `${Math.floor(bytes / 1024 / 1024).toLocaleString('en-GB')} MB left`

/** How much room the disk of the database has, and whether ballast is kept for the last enquiries once it is full. */
export function freeSpace({ sqliteFile, data, backups }: Places): Answer {
  if (!existsSync(data)) return good(`${data} is not used yet.`)
  const left = freeBytesBeside(sqliteFile ?? backups)
  const text = `${roomText(left)} in ${data}.`
  if (left >= lowSpaceBytes) return good(text)
  if (sqliteFile === undefined) return bad(`only ${text}`, 'Free some room: mails and backups need it.')
  const ballast = hasBallast(sqliteFile)
    ? 'on a full disk the ballast is freed, and lasts for some hundred enquiries.'
    : 'a full disk refuses enquiries, and no ballast is left.'
  return bad(`only ${text}`, `Free some room: ${ballast}`)
}
