import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../support/project.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const startTimeout = 240_000

/** A copy of the project whose content may be broken, and the dev server that shows it. */
export interface DevSite {
  /** For example `http://127.0.0.1:40123`. */
  origin: string
  /** Replaces one text in a file of the copy with another. Throws if the file does not hold the first. */
  edit: (file: string, from: string, to: string) => void
  write: (file: string, text: string) => void
  remove: (file: string) => void
  /** Puts every changed file back as it was. */
  mend: () => void
  stop: () => Promise<void>
}

/** Starts the dev server on a copy of the project. Fails with its output when it does not listen in time. */
export async function startDevSite(): Promise<DevSite> {
  const directory = temporaryDirectory()
  const path = (file: string) => join(directory.path, file)
  copyProject(directory.path)
  const { origin, stop } = await startDevServer(directory.path)
  /** What each changed file held before; undefined if it did not exist. */
  const before = new Map<string, string | undefined>()
  const textOf = (file: string) => (existsSync(path(file)) ? readFileSync(path(file), 'utf8') : undefined)
  const save = (file: string, text: string | undefined) => {
    if (!before.has(file)) before.set(file, textOf(file))
    if (text === undefined) rmSync(path(file), { force: true })
    else writeFileSync(path(file), text)
  }
  return {
    origin,
    edit: (file, from, to) => {
      const text = textOf(file)
      if (!text?.includes(from)) throw new Error(`${file} does not hold "${from}"`)
      save(file, text.replace(from, to))
    },
    write: save,
    remove: (file) => save(file, undefined),
    mend: () => {
      for (const [file, text] of before) save(file, text)
      before.clear()
    },
    stop: async () => {
      await stop()
      directory.remove()
    },
  }
}

function startDevServer(directory: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['scripts/program.mjs', 'scripts/dev.ts'], {
    cwd: directory,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: 'sqlite:var/dev.sqlite3' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  return new Promise((done, fail) => {
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    const giveUp = (why: string) => {
      child.kill('SIGKILL')
      fail(new Error(`The dev server ${why}.\n${output}`))
    }
    const timer = setTimeout(() => giveUp('did not listen in time'), startTimeout)
    child.once('close', () => giveUp('ended'))
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8')
      const port = /"event":"listening".*"port":(\d+)/.exec(output)?.[1]
      if (port === undefined) return
      clearTimeout(timer)
      done({
        origin: `http://127.0.0.1:${port}`,
        stop: () => {
          child.kill('SIGTERM')
          return ended
        },
      })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
}
