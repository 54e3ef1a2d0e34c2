import type { Knex } from 'knex'
import { freeBallast } from '../../database/ballast.ts'
import { dropScratchDatabases } from '../../database/copies/postgres-scratch.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import type { AuditStamp } from '../../database/enquiries/enquiry-event.ts'
import { eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { freeDeletedBytes } from '../../database/free-deleted-bytes.ts'
import { parseReference } from '../../schemas/enquiry-reference.ts'
import type { Erasure } from '../../schemas/erasure.ts'
import { isDiskFull, isSystemError } from '../../schemas/error-code.ts'
import { backupFolders } from '../backup/backup-folders.ts'
import { type ErasedReferences, readErased, rememberErased } from '../backup/erased-references.ts'
import { removeAbandoned } from '../durable-file.ts'
import type { Places } from '../places.ts'
import type { OnProgress } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import type { Held } from './find-held.ts'
import { removeMails } from './outbox-files.ts'

/**
 * Erases what was found. The references are first written down beside the database and in every folder of backups, so
 * that no restore brings back what is being erased.
 */
export async function eraseHeld(
  db: Knex,
  places: Places,
  held: Pick<Held, 'references' | 'appointments' | 'mails'>,
  stamp: AuditStamp,
  onProgress: OnProgress = () => {},
): Promise<Erasure> {
  const { references, appointments, mails } = held
  if (places.connectionString !== undefined) await dropScratch(places.connectionString)
  const erasedAt = stamp.now.toISOString()
  const unwritable = await remember(places, new Map(references.map((reference) => [reference, erasedAt])))
  // The rows last: without them, nobody could find what is left if a file cannot be removed.
  await removeMails(places, mails)
  await removeAbandoned(places.data)
  const rows = await eraseRows(db, { references, appointments: appointments.map(({ id }) => id) }, stamp)
  onProgress({ step: 'overwriting its bytes' })
  const freed = await freeDeletedBytes(db)
  return {
    receipt: { erasedAt, actor: stamp.actor, references, rows, mails: mails.length },
    freed,
    unwritable,
  }
}

/** Drops the copies that killed backups left, unless the user may not do that, and so has made none. */
async function dropScratch(connectionString: string): Promise<void> {
  try {
    await dropScratchDatabases(connectionString)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable && error.reason === 'misconfigured')) throw error
  }
}

/** @throws Refusal when anything but the word or reference was typed */
export function requireRetyped(word: string, typed = ''): void {
  if ((parseReference(typed) ?? typed) === word) return
  throw new Refusal('usage', `Nothing was erased: what you typed is not ${word}. Type it exactly as shown.`)
}

async function remember(places: Places, erased: ErasedReferences): Promise<string[]> {
  await rememberHere(places, erased)
  const unwritable: string[] = []
  for (const { folder, copies } of await backupFolders(places)) {
    try {
      if (!copies) unwritable.push(folder)
      else {
        // A folder that was missing during an earlier erasure gets that one as well.
        await rememberErased(folder, await readErased(places.data))
        await removeAbandoned(folder)
      }
    } catch (error) {
      if (!isSystemError(error)) throw error
      unwritable.push(folder)
    }
  }
  return unwritable
}

/** If the disk is full, the ballast makes room. */
async function rememberHere({ data, sqliteFile }: Places, erased: ErasedReferences): Promise<void> {
  try {
    await rememberErased(data, erased)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    if (sqliteFile !== undefined && freeBallast(sqliteFile)) return rememberErased(data, erased)
    throw new Refusal(
      'databaseUnavailable',
      `Nothing was erased: there is no room in ${data}. Free some, then try again.`,
      { cause: error },
    )
  }
}
