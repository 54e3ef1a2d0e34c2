import { afterEach, beforeEach } from 'vitest'
import { useDatabase } from '../../database/use-database.ts'
import { runProcess, runWithin } from '../cli/clinic-fixture.ts'
import { newMigratedPostgres } from '../support/process-run.ts'
import { storeExample } from '../support/store-example.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

/** A clinic with a PostgreSQL database and a folder of its own for each test; the folder holds the backups and their list. */
export function useClinicOnPostgres() {
  let removeFolder = () => {}
  const env = () => ({ DATABASE_URL: clinic.databaseUrl })
  const clinic = {
    folder: '',
    databaseUrl: '',
    /** Runs a command as a process of its own. */
    start: (...args: string[]) => runProcess(args, env(), { cwd: clinic.folder }),
    run: (...args: string[]) => runWithin(args, env(), clinic.folder),
    receive: () => useDatabase(clinic.databaseUrl, {}, (db) => storeExample(db, {}, { now: new Date() })),
    stored: () =>
      useDatabase(clinic.databaseUrl, {}, (db) => db('enquiries').orderBy('id').pluck('reference')),
  }
  beforeEach(async () => {
    const { path, remove } = temporaryDirectory()
    removeFolder = remove
    Object.assign(clinic, { folder: path, databaseUrl: await newMigratedPostgres() })
  })
  afterEach(() => removeFolder())
  return clinic
}
