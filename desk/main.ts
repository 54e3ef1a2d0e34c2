import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '../database/connection.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { requireMigrated } from '../database/migrate.ts'
import { discardUnfinished } from '../database/unfinished.ts'
import { errorCode } from '../schemas/error-code.ts'
import { exitCodes } from '../schemas/exit-codes.ts'
import { databaseUrlOf } from '../schemas/settings/database-url.ts'
import { minute } from '../schemas/time/durations.ts'
import { placesOf } from '../staff/places.ts'
import { appFiles } from './api/app-files.ts'
import { changesStream } from './api/changes-stream.ts'
import { contentReport } from './api/content-report.ts'
import { createDesk } from './api/create-desk.ts'
import type { DeskWork } from './api/desk-work.ts'
import { openPage } from './api/open-page.ts'
import { createRoutes } from './api/routes.ts'
import { createSessions, linkLifetime } from './api/sessions.ts'

interface DeskOptions extends Pick<DeskWork, 'actor' | 'root'> {
  databaseUrl: string
  /** 0 picks a free port. */
  port: number
  opensBrowser: boolean
  /** Aborting it stops the desk. */
  signal: AbortSignal
}

/** Not configurable: only this computer may reach the desk. */
const host = '127.0.0.1'
const appFolder = join(import.meta.dirname, 'app')
const print = (text: string) => void process.stderr.write(text)
// Writing fails once the terminal has closed; nobody could read it then anyway.
process.stderr.on('error', () => {})
const clock = () => new Date()
const portProblems: Record<string, string> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be opened by this user',
}
const keyHint = 'Press Enter for a new one, or Ctrl-C to stop the desk.'

/**
 * Serves the desk until `signal` is aborted. Ends the program when the port cannot be used.
 *
 * @throws DatabaseUnavailable
 */
async function serve({ databaseUrl, port, opensBrowser, actor, root, signal }: DeskOptions): Promise<void> {
  const db = connect(databaseUrl, { create: false, endsWhenOverwritten: true })
  try {
    await requireMigrated(db)
    const server = createServer().listen(port, host)
    await once(server, 'listening').catch((error: unknown) => {
      const problem = portProblems[errorCode(error)]
      if (!problem) throw error
      fail(exitCodes.usage, `Port ${port} ${problem}. Choose another with: clinic desk --port <number>`)
    })
    const sessions = createSessions(() => clock().getTime())
    const changes = changesStream(db)
    const content = contentReport(root, clock)
    try {
      content.follow(changes.announce)
      const portInUse = (server.address() as AddressInfo).port
      const work = { db, actor, root, clock, places: placesOf(databaseUrl), content }
      const api = createRoutes(work, changes.handler)
      const app = appFiles(appFolder)
      server.on('request', createDesk({ port: portInUse, sessions, api, app, report: print }))
      await showLinks(() => `http://${host}:${portInUse}/#${sessions.newLink()}`, { opensBrowser, signal })
    } finally {
      content.end()
      await changes.end()
      server.close()
      server.closeAllConnections()
    }
  } finally {
    await db.destroy()
  }
}

/** Shows a link now, and a new one whenever Enter is pressed, until `signal` is aborted. */
async function showLinks(
  newLink: () => string,
  { opensBrowser, signal }: Pick<DeskOptions, 'opensBrowser' | 'signal'>,
): Promise<void> {
  let removeFile = async () => {}
  const show = async () => {
    const address = newLink()
    print(
      `The desk is at ${address}\nThe link works once, within ${linkLifetime / minute} minutes. ${keyHint}\n`,
    )
    await removeFile()
    if (opensBrowser) removeFile = await openPage(address)
  }
  // One at a time, so that each link removes the previous link's file. If the disk is full, no browser opens.
  let shown = Promise.resolve()
  const showNext = () => {
    shown = shown.then(show).catch(() => undefined)
  }
  if (signal.aborted) return
  showNext()
  process.stdin.on('data', showNext)
  await once(signal, 'abort')
  process.stdin.pause()
  await shown
  await removeFile()
}

/** Milliseconds between checks that the program that started the desk still runs. */
const parentCheck = 1_000

/** Aborts on a signal to stop, or once the program that started the desk has gone: nobody could stop the desk then. */
function stopSignal(): AbortSignal {
  const end = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end.abort())
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end.abort(), parentCheck).unref()
  return end.signal
}

// Before the first `await`, during which the program that started the desk might end.
const signal = stopSignal()
/** Given by `clinic desk`; see cli/commands/desk.ts. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    actor: { type: 'string', default: '' },
    root: { type: 'string', default: process.cwd() },
    'no-open': { type: 'boolean', default: false },
  },
})
try {
  await serve({
    databaseUrl: databaseUrlOf(process.env),
    port: Number(values.port),
    opensBrowser: !values['no-open'],
    actor: values.actor,
    root: values.root,
    signal,
  })
  await discardUnfinished()
  // Exit at once: a request whose page is gone could wait half a minute for a connection to the closed database.
  process.exit(exitCodes.done)
} catch (error) {
  if (error instanceof DatabaseUnavailable) fail(exitCodes.databaseUnavailable, error.message)
  throw error
}

function fail(exitCode: number, sentence: string): never {
  print(`${sentence}\n`)
  process.exit(exitCode)
}
