import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../database/migrate.ts'
import { useDatabase } from '../../database/use-database.ts'
import { bundleCommandLine } from '../../scripts/build/bundle-command-line.ts'
import { writeCodeCache } from '../../scripts/build/code-cache.ts'
import { root } from './built-site.ts'
import { writeFixtureSite } from './fixture-site.ts'
import { postgresBinaries, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds the bundled programs and the packed fixture site. */
    runFolder: string
    /** A migrated database of this run's PostgreSQL cluster, to copy; absent where PostgreSQL is not installed. */
    postgresUrl: string | undefined
  }
}

/** The programs that tests start as processes; bundled with their packages they start in half the time. */
const programs = ['server/main.ts', 'tests/database/writer-process.ts']

/** What knex names and this project does not install. */
const unusedDrivers = [
  'better-sqlite3',
  'mariadb',
  'mysql',
  'mysql2',
  'oracledb',
  'pg-native',
  'pg-query-stream',
  'tedious',
]
/** CommonJS packages ask for Node's own modules by `require`, which an ES module has to make. */
const requireForPackages =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** Prepares, once for a run, what process tests share: bundled programs, a packed fixture site, migrated databases, and a PostgreSQL cluster. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  // Below the root, so that the bundles find node_modules.
  const folder = mkdtempSync(join(cache, 'process-tests-'))
  const [postgres] = await Promise.all([
    postgresBinaries() ? startPostgres() : undefined,
    useDatabase(`sqlite:${join(folder, 'migrated.sqlite3')}`, {}, migrate),
    bundle(folder),
    bundleCommandLine(root, join(folder, 'cli')).then(() => writeCodeCache(root, join(folder, 'cli'))),
    writeFixtureSite(folder),
  ])
  if (postgres) await useDatabase(postgres.url, {}, migrate)
  provide('runFolder', folder)
  provide('postgresUrl', postgres?.url)
  return () => {
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function bundle(outdir: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir,
    outbase: '.',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['sqlite3', ...unusedDrivers],
    banner: { js: requireForPackages },
    logLevel: 'warning',
  })
}
