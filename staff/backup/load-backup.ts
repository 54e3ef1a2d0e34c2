import { createReadStream, createWriteStream, existsSync, realpathSync, rmSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { examineDatabase } from '../../database/copies/examine.ts'
import { loadPostgresDump } from '../../database/copies/postgres-programs.ts'
import { withScratchDatabase } from '../../database/copies/postgres-scratch.ts'
import { giveToOwnerOfFolder, makePrivateFolder } from '../../database/data-folder.ts'
import {
  DatabaseUnavailable,
  ofTheMachine,
  type UnavailableReason,
} from '../../database/database-unavailable.ts'
import { migrate, migrationStatus } from '../../database/migrate.ts'
import { whileUnfinished } from '../../database/unfinished.ts'
import { useDatabase } from '../../database/use-database.ts'
import { removeAbandoned, temporaryName } from '../durable-file.ts'
import type { Places } from '../places.ts'
import type { OnProgress } from '../progress.ts'
import { examineBackupFile } from './backup-file.ts'
import { leavesRoom, requireRoom } from './require-room.ts'

/** What is known about a backup. */
export interface Verification {
  /** Why it cannot be relied on, a sentence each. */
  problems: string[]
  /** What else to know about it, a sentence each. */
  remarks: string[]
  /** Rows of each table. */
  rows: Record<string, number>
  sha256: string
}

/** A backup restored to a scratch database, which is removed when the work is done. */
export interface LoadedBackup extends Verification {
  /** The address of the scratch database, to which nothing is connected. */
  databaseUrl: string
}

interface LoadOptions {
  onProgress?: OnProgress
  /** Where to restore a SQLite backup if there is no room beside the database, from where a restore would move it into place. */
  otherFolder?: string
}

/** Restores a backup to a scratch database, checks everything in it, and passes the result to `work`. */
export async function withLoadedBackup<Result>(
  places: Places,
  named: string,
  work: (loaded: LoadedBackup) => Promise<Result>,
  { onProgress = () => {}, otherFolder }: LoadOptions = {},
): Promise<Result> {
  // The checksum and a log are beside the file itself, not beside a link to it.
  const file = existsSync(named) ? realpathSync(named) : named
  onProgress({ step: 'comparing its checksum' })
  const { problems, remarks, sha256, writeAheadLog } = await examineBackupFile(places, file)
  const load = async (databaseUrl: string) => {
    onProgress({ step: 'reading everything in it' })
    const found = problems.length > 0 ? noRows : await examine(databaseUrl)
    return work({
      problems: [...problems, ...found.problems],
      remarks: [...remarks, ...found.remarks],
      rows: found.rows,
      sha256,
      databaseUrl,
    })
  }
  onProgress({ step: 'restoring it to a scratch place' })
  const { connectionString } = places
  if (connectionString === undefined) return loadSqlite(places, otherFolder, { file, writeAheadLog }, load)
  return withScratchDatabase(connectionString, async (scratchUrl) => {
    if (problems.length === 0) {
      const problem = await loadPostgresDump(scratchUrl, file).then(
        () => undefined,
        (error) => {
          // A missing or outdated program, or a missing right, says nothing about the backup.
          if (error instanceof DatabaseUnavailable && error.reason === 'misconfigured') throw error
          return problemFrom(error)
        },
      )
      if (problem) problems.push(problem)
    }
    return load(scratchUrl)
  })
}

/** Restores a backup to a scratch database, reads everything in it, and removes it again. */
export const verifyBackup = (places: Places, file: string, options?: LoadOptions): Promise<Verification> =>
  withLoadedBackup(places, file, async (loaded) => loaded, options)

const noRows = { problems: [] as string[], remarks: [] as string[], rows: {} }

async function loadSqlite<Result>(
  places: Places,
  otherFolder: string | undefined,
  { file, writeAheadLog }: { file: string; writeAheadLog: string | undefined },
  load: (url: string) => Promise<Result>,
) {
  const bytes = statSync(file).size + (writeAheadLog ? statSync(writeAheadLog).size : 0)
  makePrivateFolder(places.data)
  const isTight = otherFolder !== undefined && !leavesRoom(join(places.data, 'restoring'), bytes)
  const folder = isTight ? otherFolder : places.data
  await removeAbandoned(folder)
  const scratch = temporaryName(join(folder, 'restoring'))
  requireRoom(places, scratch, bytes, 'To try the backup')
  const discard = () => rmSync(scratch, { recursive: true, force: true })
  return whileUnfinished(discard, async () => {
    await mkdir(scratch, { mode: 0o700 })
    // If root is killed here, the service's user can still remove it.
    giveToOwnerOfFolder(scratch)
    const copy = join(scratch, 'clinic.sqlite3')
    await copyPrivate(file, copy)
    if (writeAheadLog) await copyPrivate(writeAheadLog, `${copy}-wal`)
    const result = await load(`sqlite:${copy}`)
    discard()
    return result
  })
}

const copyPrivate = (from: string, to: string) =>
  pipeline(createReadStream(from), createWriteStream(to, { flags: 'wx', mode: 0o600 }))

/** Brings the scratch database up to date, as a restore would, and examines it. */
async function examine(databaseUrl: string): Promise<Omit<Verification, 'sha256'>> {
  try {
    return await useDatabase(databaseUrl, { create: false }, async (db) => {
      const { applied } = await migrationStatus(db)
      if (applied.length === 0)
        return { ...noRows, problems: ['It holds none of the tables of this program.'] }
      const added = await migrate(db)
      const older = `It is of an older version, which lacks ${added.join(', ')}. A restore brings it up to date.`
      return { ...(await examineDatabase(db)), remarks: added.length > 0 ? [older] : [] }
    })
  } catch (error) {
    return { ...noRows, problems: [problemFrom(error, aboutBackup)] }
  }
}

type Sentences = Partial<Record<UnavailableReason, string>>

/** Used instead of messages that speak of the database in use. */
const aboutBackup: Sentences = {
  later: 'It was made by a later version of this program. Verify and restore it with that version.',
  damaged: 'It is damaged, or it is not a database.',
  outdated: 'It lacks tables or columns that a backup of this program has.',
}

function problemFrom(error: unknown, sentences: Sentences = {}): string {
  if (!(error instanceof DatabaseUnavailable) || ofTheMachine.includes(error.reason)) throw error
  return sentences[error.reason] ?? error.message
}
