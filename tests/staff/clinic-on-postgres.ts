import { afterEach, beforeEach } from 'vitest'
import { useDatabase } from '../../database/use-database.ts'
import { runWithin } from '../cli/clinic-fixture.ts'
import { newMigratedPostgres } from '../support/process-run.ts'
import { storeExample } from '../support/store-example.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

/** A clinic with a PostgreSQL database and a working directory of its own for each test, which holds the backups and their list. */
export function useClinicOnPostgres() {
  const project = process.cwd()
  let removeFolder = () => {}
  const env = () => ({ DATABASE_URL: clinic.databaseUrl })
  const clinic = {
    folder: '',
    databaseUrl: '',
    run: (...args: string[]) => runWithin(args, env(), clinic.folder, { clock: () => new Date() }),
    receive: () => useDatabase(clinic.databaseUrl, {}, (db) => storeExample(db, {}, { now: new Date() })),
    stored: () =>
      useDatabase(clinic.databaseUrl, {}, (db) => db('enquiries').orderBy('id').pluck('reference')),
  }
  beforeEach(async () => {
    const { path, remove } = temporaryDirectory()
    removeFolder = remove
    process.chdir(path)
    Object.assign(clinic, { folder: path, databaseUrl: await newMigratedPostgres() })
  })
  afterEach(() => {
    process.chdir(project)
    removeFolder()
  })
  return clinic
}
