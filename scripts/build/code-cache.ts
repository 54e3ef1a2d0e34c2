import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const start = promisify(execFile)

/** A module to load before the program: keeps what V8 compiled while the program ran. */
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

/** Runs a command on an empty database and keeps the compiled code beside the program, from where each start takes it. */
export async function writeCodeCache(folder: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'clinic-code-cache-'))
  const preload = join(scratch, 'keeper.cjs')
  const env = { ...process.env, DATABASE_URL: `sqlite:${join(scratch, 'var/empty.sqlite3')}` }
  const run = (...args: string[]) => start(process.execPath, args, { cwd: scratch, env })
  try {
    writeFileSync(preload, keeper(join(folder, 'program.cache')))
    await run(join(folder, 'main.js'), 'db', 'migrate')
    await run('--require', preload, join(folder, 'main.js'), 'enquiries', 'list')
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
