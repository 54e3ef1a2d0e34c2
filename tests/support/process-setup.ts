import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../database/migrate.ts'
import { useDatabase } from '../../database/use-database.ts'
import { root } from './built-site.ts'
import { bundleTestPrograms } from './bundle-test-programs.ts'
import { writeFixtureSite } from './fixture-site.ts'
import { postgresBinaries, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds the bundled programs and the packed fixture site. */
    runFolder: string
    /** A database of this run's PostgreSQL cluster, beside which `migrated` is one to copy; absent when PostgreSQL is not installed. */
    postgresUrl: string | undefined
  }
}

/** Prepares, once for a run, what process tests share: bundled programs, a packed fixture site, migrated databases, and a PostgreSQL cluster. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  // Below the root, so that the bundles find node_modules.
  const folder = mkdtempSync(join(cache, 'process-tests-'))
  const [postgres] = await Promise.all([
    postgresBinaries() ? startPostgres() : undefined,
    useDatabase(`sqlite:${join(folder, 'migrated.sqlite3')}`, {}, migrate),
    writeFixtureSite(folder).then(() => bundleTestPrograms(folder)),
  ])
  if (postgres) {
    await useDatabase(postgres.url, {}, (db) => db.raw('create database migrated'))
    await useDatabase(postgres.url.replace(/[^/]*$/, 'migrated'), {}, migrate)
  }
  provide('runFolder', folder)
  provide('postgresUrl', postgres?.url)
  return () => {
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
