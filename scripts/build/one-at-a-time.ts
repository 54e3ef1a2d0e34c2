import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sqlite3 from 'sqlite3'
import { errorCode } from '../../schemas/error-code.ts'

/** How long to wait for another build, in milliseconds. */
const patience = 600_000

/** Held until this process ends, however that ends; one that nothing names would be closed. */
let lock: sqlite3.Database

/** Waits until no other build of this folder runs: they would write into each other's files. */
export async function waitForOtherBuilds(root: string): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true })
  const file = join(root, '.cache/build.lock')
  await new Promise<void>((resolve, reject) => {
    lock = new sqlite3.Database(file, (error) =>
      error
        ? reject(
            new Error(
              `${file} cannot be opened (${errorCode(error)}). Delete .cache, or let this user write there.`,
            ),
          )
        : resolve(),
    )
  })
  const run = promisify<string, void>(lock.exec.bind(lock))
  try {
    await run('begin exclusive')
  } catch (error) {
    if (errorCode(error) !== 'SQLITE_BUSY') throw error
    process.stderr.write('Another build of this folder runs. This one waits for it.\n')
    await run(`pragma busy_timeout = ${patience}; begin exclusive`)
  }
}
