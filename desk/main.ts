import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { connect } from '../database/connection.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { requireMigrated } from '../database/migrate.ts'
import { errorCode, type RefusalKind } from '../staff/refusal.ts'
import { appFiles } from './api/app-files.ts'
import { changesStream } from './api/changes-stream.ts'
import { createDesk } from './api/create-desk.ts'
import { openPage } from './api/open-page.ts'
import { createRoutes } from './api/routes.ts'
import { createSessions } from './api/sessions.ts'

export interface DeskOptions {
  databaseUrl: string
  /** 0 takes a free one. */
  port: number
  /** Whether to open the browser. */
  opensBrowser: boolean
  /** Who changes things, for the audit. */
  actor: string
  /** The project's directory, where `content/` lies. */
  root: string
  /** A line from here makes a new link. */
  stdin: Readable | undefined
  print: (text: string) => void
  clock: () => Date
  /** Ends the desk. */
  signal: AbortSignal
}

/** This computer alone can reach it; there is no setting. */
const host = '127.0.0.1'
const appFolder = join(import.meta.dirname, 'app')
const keys = 'Press Enter for a new one, Ctrl-C to end.'

/** Why the desk could not be opened. The command line is a bundle of its own and knows no class of errors from here. */
export interface DeskRefusal {
  kind: RefusalKind
  message: string
}

/** Serves the desk until it is told to end. */
export async function runDesk(options: DeskOptions): Promise<DeskRefusal | undefined> {
  try {
    await serve(options)
    return undefined
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return { kind: 'databaseUnavailable', message: error.message }
    if (errorCode(error) === 'EADDRINUSE')
      return { kind: 'usage', message: `Port ${options.port} is taken by another program. Name another one.` }
    throw error
  }
}

async function serve(options: DeskOptions): Promise<void> {
  const { databaseUrl, port, opensBrowser, actor, root, stdin, print, clock, signal } = options
  const db = connect(databaseUrl, { create: false })
  try {
    await requireMigrated(db)
    const sessions = createSessions(() => clock().getTime())
    const changes = changesStream(db)
    const server = createServer()
    const portInUse = () => (server.address() as AddressInfo).port
    const api = createRoutes({ db, actor, root, clock }, changes.handler)
    server.on(
      'request',
      createDesk({ port: portInUse, sessions, api, app: appFiles(appFolder), report: print }),
    )
    server.listen(port, host)
    await once(server, 'listening')
    let removeFile = async () => {}
    const showLink = async () => {
      const address = `http://${host}:${portInUse()}/#${sessions.newLink()}`
      print(`The desk is at ${address}\nThe link opens once, within two minutes. ${keys}\n`)
      await removeFile()
      if (opensBrowser) removeFile = await openPage(address)
    }
    await showLink()
    stdin?.on('data', () => void showLink())
    if (!signal.aborted) await once(signal, 'abort')
    stdin?.pause()
    await changes.end()
    server.close()
    server.closeAllConnections()
    await removeFile()
  } finally {
    await db.destroy()
  }
}
