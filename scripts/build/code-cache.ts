import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const start = promisify(execFile)

/** A module to load before the program: writes what V8 compiled while the program ran into `cache`. */
export const keeper = (cache: string) => `
  const vm = require('node:vm')
  const { writeFileSync } = require('node:fs')
  vm.Script = class extends vm.Script {
    constructor(...args) {
      super(...args)
      process.once('exit', () => writeFileSync(${JSON.stringify(cache)}, this.createCachedData()))
    }
  }
`

/**
 * Runs a command on an empty database and a check of a small site, and keeps the compiled code of both beside the program, where
 * each start reads it.
 */
export async function writeCodeCache(root: string, folder: string): Promise<void> {
  // Inside the result, which the next build removes if this one is stopped.
  const scratch = join(folder, 'scratch')
  mkdirSync(scratch, { recursive: true })
  const preload = join(scratch, 'keeper.cjs')
  const env = { ...process.env, DATABASE_URL: `sqlite:${join(scratch, 'var/empty.sqlite3')}` }
  const main = join(folder, 'main.js')
  const run = (cwd: string, ...args: string[]) => start(process.execPath, args, { cwd, env })
  try {
    writeFileSync(preload, keeper(join(folder, 'program.cache')))
    await run(scratch, main, 'db', 'migrate')
    await run(scratch, '--require', preload, main, 'enquiries', 'list')
    // What it finds does not matter here.
    const site = join(root, 'catalogue/fixtures/site')
    await run(site, '--require', preload, main, 'content', 'check').catch(() => {})
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
