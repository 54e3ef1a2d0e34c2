import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { isSystemError } from '../schemas/error-code.ts'

/** After how many days a folder's backups are removed, if ever. */
const folders = z.record(z.string(), z.nullable(z.number()))

type BackupList = z.infer<typeof folders>

/** Where the folders are remembered in which backups were made. */
export const backupList = (data: string): string => join(data, 'backup-folders.json')

/** The remembered folders, or undefined where the list was edited wrongly. */
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

/** Appended to the name of a backup, it names the file of its checksum. */
export const checksumSuffix = '.sha256'

/** Where to look for a backup, within a sentence. */
export const whereBackups = (data: string): string =>
  existsSync(backupList(data))
    ? `the folders of backups are listed in ${backupList(data)}`
    : `backups lie in ${defaultBackups(data)}`

/** Whether backups were taken: folders of them are remembered, or some lie where they go by default. */
export function wasBackedUp(data: string): boolean {
  if (existsSync(backupList(data))) return true
  try {
    return readdirSync(defaultBackups(data)).some((name) => name.endsWith(checksumSuffix))
  } catch (error) {
    if (isSystemError(error)) return false
    throw error
  }
}
