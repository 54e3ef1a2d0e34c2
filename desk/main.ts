import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { connect } from '../database/connection.ts'
import { requireMigrated } from '../database/migrate.ts'
import { placesOf } from '../staff/places.ts'
import { appFiles } from './api/app-files.ts'
import { changesStream } from './api/changes-stream.ts'
import { contentReport } from './api/content-report.ts'
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
  /** Where the public site is, if that was said. */
  siteOrigin?: string | undefined
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

/**
 * Serves the desk until it is told to end.
 *
 * @throws DatabaseUnavailable, or the system's error when the port cannot be had
 */
export async function runDesk(options: DeskOptions): Promise<void> {
  const { databaseUrl, port, opensBrowser, actor, root, siteOrigin, stdin, print, clock, signal } = options
  const db = connect(databaseUrl, { create: false })
  try {
    await requireMigrated(db)
    const sessions = createSessions(() => clock().getTime())
    const changes = changesStream(db)
    const content = contentReport(root, clock)
    content.follow(changes.announce)
    const server = createServer()
    const portInUse = () => (server.address() as AddressInfo).port
    const places = placesOf(databaseUrl)
    const work = { db, actor, root, clock, siteOrigin, places, content }
    const api = createRoutes(work, changes.handler)
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
    content.end()
    await changes.end()
    server.close()
    server.closeAllConnections()
    await removeFile()
  } finally {
    await db.destroy()
  }
}
