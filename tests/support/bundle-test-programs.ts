import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleCommandLine } from '../../scripts/build/bundle-command-line.ts'
import { keeper, writeCodeCache } from '../../scripts/build/code-cache.ts'
import { root } from './built-site.ts'

/** Bundles the programs that tests start, each with its compiled code, so that a start takes half the processor time. */
export async function bundleTestPrograms(folder: string): Promise<void> {
  await Promise.all([
    bundleCommandLine(root, join(folder, 'cli')).then(() => writeCodeCache(root, join(folder, 'cli'))),
    bundleRunning(folder, 'server', 'server/main.ts', /"event":"listening"/),
    bundleRunning(folder, 'writer', 'tests/database/writer-process.ts', /^ENQ-/m),
  ])
}

/** Bundles a program that runs until a signal ends it, and saves what V8 had compiled by the time its output matched `ready`. */
async function bundleRunning(folder: string, name: string, entry: string, ready: RegExp): Promise<void> {
  const own = join(folder, name)
  await bundleCommandLine(root, own, entry)
  const preload = join(own, 'keeper.cjs')
  writeFileSync(
    preload,
    `${keeper(join(own, 'program.cache'))}\nprocess.once('SIGTERM', () => process.exit())`,
  )
  const database = `sqlite:${join(own, 'var/first.sqlite3')}`
  const child = spawn(process.execPath, ['--require', preload, join(own, 'main.js'), database], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    // A second signal would end it before the compiled code is saved.
    if (!child.killed && ready.test(output)) child.kill()
  })
  const code = await new Promise((done) => child.once('close', done))
  if (code !== 0) throw new Error(`${entry} ended with ${code}.\n${output}`)
}
