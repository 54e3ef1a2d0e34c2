import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isSystemError } from '../schemas/error-code.ts'

/** For each folder, after how many days its backups are removed, or null for never. */
const folders = z.record(z.string(), z.nullable(z.number()))

type BackupList = z.infer<typeof folders>

/** The file that lists the folders in which backups were made. */
export const backupList = (data: string): string => join(data, 'backup-folders.json')

/** The listed folders, or undefined when the list was edited wrongly. */
export function readBackupList(data: string): BackupList | undefined {
  const file = backupList(data)
  if (!existsSync(file)) return {}
  const text = readFileSync(file, 'utf8')
  try {
    return folders.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Where backups go by default. */
export const defaultBackups = (data: string): string => join(data, 'backups')

/** Appended to the name of a backup, this gives the name of its checksum file. */
export const checksumSuffix = '.sha256'

/** Where to look for a backup, as part of a sentence. */
export const whereBackups = (data: string): string =>
  existsSync(backupList(data))
    ? `the folders of backups are listed in ${backupList(data)}`
    : `look in ${defaultBackups(data)}, and for what a restore kept in ${data}`

/** Precedes the time of the restore in the name of a file that a restore replaced. */
export const replacedMark = '.replaced-'

const keptName = new RegExp(`^[^.].*\\${replacedMark}\\d{4}-`)

/** A checksum, or a name that this program gives a backup; one brought from elsewhere may lack its checksum. */
const backupName = new RegExp(`^clinic-\\d{4}-.*\\.(?:sqlite3|dump)$|\\${checksumSuffix}$`)

/** Whether a database was backed up: backup folders are listed, the default one holds backups, or a restore kept what it replaced. */
export const wasBackedUp = (data: string): boolean =>
  existsSync(backupList(data)) ||
  namesIn(defaultBackups(data)).some((name) => backupName.test(name)) ||
  namesIn(data).some((name) => keptName.test(name))

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (isSystemError(error)) return []
    throw error
  }
}
