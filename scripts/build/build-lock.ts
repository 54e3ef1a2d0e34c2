import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sqlite3 from 'sqlite3'
import { errorCode } from '../../schemas/error-code.ts'

/** How long to wait for another build, in milliseconds. */
const patience = 600_000

/** Held until this process ends, however that happens; without this reference the database would be closed. */
let lock: sqlite3.Database

/** Waits until no other build of this folder runs: they would write into each other's files. */
export async function waitForOtherBuilds(root: string): Promise<void> {
  const file = join(root, '.cache/build.lock')
  try {
    await mkdir(join(root, '.cache'), { recursive: true })
    // What is wrong with the file is reported by the first statement.
    lock = new sqlite3.Database(file, () => {})
    const run = promisify<string, void>(lock.exec.bind(lock))
    // Writes first, since a file that this user may only read would lock nobody out.
    await run('pragma user_version = 1; begin exclusive').catch((error: unknown) => {
      if (errorCode(error) !== 'SQLITE_BUSY') throw error
      process.stderr.write('Another build of this folder runs. This one waits for it.\n')
      return run(`pragma busy_timeout = ${patience}; begin exclusive`)
    })
  } catch (error) {
    if (errorCode(error) === 'SQLITE_BUSY')
      throw new Error(
        'The other build of this folder has not ended in ten minutes. Stop it, then build again.',
      )
    throw new Error(
      `${file} cannot be used (${errorCode(error)}). Let this user write to .cache, or delete it while no build runs.`,
    )
  }
}
