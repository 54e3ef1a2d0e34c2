import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { connect } from '../../database/connection.ts'
import { eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { migrate } from '../../database/migrate.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { dist, root } from '../support/built-site.ts'
import { exchange, type Incoming, type Outgoing } from '../support/http-exchange.ts'
import { storeEarlier } from '../support/store-example.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

/** The real `clinic desk` on a database of its own. */
export interface Desk {
  origin: string
  port: number
  db: Knex
  databaseUrl: string
  /** What it has printed. */
  output: () => string
  /** A new link that opens a session; it invalidates the previous one. */
  newLink: () => Promise<string>
  /** Sends a request as it is, with the desk's own `Host` unless another is given. */
  send: (outgoing: Outgoing) => Promise<Incoming>
  /** Opens a session, and returns the headers that the desk's own page sends in it. */
  openSession: () => Promise<Record<string, string>>
  /** Stores an enquiry received this many hours ago, and returns its reference. */
  receive: (change?: Partial<Enquiry>, hoursAgo?: number) => Promise<string>
  /** Erases every enquiry. */
  clear: () => Promise<void>
  stop: () => Promise<number>
}

const linkLine = /(http:\/\/127\.0\.0\.1:(\d+)\/#[\w-]{43})\n.*\n/g

interface DeskStart {
  databaseUrl?: string
  /** The working directory: the project, or a copy of what the desk reads there. */
  folder?: string
  /** The program with which it opens its page; without it, none is opened. */
  browser?: string
}

export async function startDesk({ databaseUrl, folder = root, browser }: DeskStart = {}): Promise<Desk> {
  const { path, remove } = temporaryDirectory()
  const url = databaseUrl ?? `sqlite:${join(path, 'clinic.sqlite3')}`
  const db = connect(url)
  await migrate(db)
  const options = browser ? [] : ['--no-open']
  const child = spawn(process.execPath, [join(dist, 'cli/main.js'), 'desk', ...options], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: path, DATABASE_URL: url, ...(browser && { BROWSER: browser }) },
  })
  let output = ''
  const links = () => [...output.matchAll(linkLine)]
  const exit = new Promise<number>((done) => child.on('close', (code) => done(code ?? -1)))
  /** Waits until the desk has printed this many links. */
  const printed = (count: number) =>
    new Promise<RegExpExecArray>((done, fail) => {
      const look = () => {
        const link = links()[count - 1]
        if (!link) return
        child.stderr.off('data', look)
        done(link)
      }
      child.stderr.on('data', look)
      void exit.then(() => fail(new Error(`The desk ended.\n${output}`)))
      look()
    })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').prependListener('data', (text: string) => {
      output += text
    })
  const [, , portText] = await printed(1)
  const port = Number(portText)
  const origin = `http://127.0.0.1:${port}`
  const send = (outgoing: Outgoing) => exchange(port, outgoing)
  const ownPage = { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  const newLink = async () => {
    const count = links().length
    child.stdin.write('\n')
    const [, link = ''] = await printed(count + 1)
    return link
  }
  return {
    origin,
    port,
    db,
    databaseUrl: url,
    output: () => output,
    newLink,
    send,
    openSession: async () => {
      const link = (await newLink()).split('#')[1]
      const body = JSON.stringify({ link })
      const { text } = await send({ method: 'POST', path: '/api/session', headers: ownPage, body })
      const { session } = JSON.parse(text) as { session: string }
      return { ...ownPage, Authorization: `Bearer ${session}` }
    },
    receive: (change = {}, hoursAgo = 1) => storeEarlier(db, change, { now: new Date(), hoursAgo }),
    clear: async () => {
      const references = await db('enquiries').pluck('reference')
      await eraseRows(db, { references }, { actor: 'mary', now: new Date() })
    },
    stop: async () => {
      child.kill('SIGTERM')
      const code = await exit
      await db.destroy()
      remove()
      return code
    },
  }
}
