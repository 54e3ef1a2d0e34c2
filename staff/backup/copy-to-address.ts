import { type CopiedTable, CopyDiffers, copyRows, filledTables } from '../../database/copies/copy-database.ts'
import { migrate, requireMigrated } from '../../database/migrate.ts'
import { useDatabase } from '../../database/use-database.ts'
import { type Places, placesOf } from '../places.ts'
import type { OnProgress } from '../progress.ts'
import { Refusal } from '../refusal.ts'
import { backupFolders, rememberFolder } from './backup-folders.ts'
import { readErased, rememberErased } from './erased-references.ts'
import { requireNoServer } from './require-no-server.ts'

/** Copies a database to another one, which has to be empty, with the lists of erased references and of backup folders. */
export async function copyToAddress(
  places: Places,
  toUrl: string,
  onProgress?: OnProgress,
): Promise<CopiedTable[]> {
  const target = placesOf(toUrl, 'The other address')
  const release = await requireNoServer(places)
  try {
    return await useDatabase(places.databaseUrl, { create: false }, async (from) => {
      await requireMigrated(from)
      return useDatabase(toUrl, {}, async (to) => {
        const filled = await filledTables(to)
        if (filled.length > 0) {
          throw new Refusal(
            'notAllowed',
            `Nothing was copied: the other database holds rows already, in ${filled.join(', ')}. Name an empty one.`,
          )
        }
        await migrate(to)
        // The rows last: once they are there, this cannot be repeated.
        await rememberErased(target.data, await readErased(places.data))
        for (const { folder, keepDays } of await backupFolders(places))
          await rememberFolder(target, folder, keepDays)
        return copyRows(from, to, onProgress)
      })
    })
  } catch (error) {
    if (!(error instanceof CopyDiffers)) throw error
    throw new Refusal('no', `Nothing was copied: ${error.message}`, { cause: error })
  } finally {
    await release()
  }
}
