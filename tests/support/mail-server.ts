import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js'

// Greet at once: the library gives each client 100 ms to talk out of turn.
SMTPConnection.prototype.init = function () {
  this._setListeners(() => this.connectionReady())
}

/** Takes mails, never greets, or answers with a code: 421 to the greeting, any other to the recipient. */
export type MailBehaviour = 'take' | 'hang' | number

export interface ReceivedMail {
  to: string[]
  messageId: string
  /** Came over TLS. */
  isSecure: boolean
  /** Headers and parts as they came, long lines joined again. */
  raw: string
}

/** What a mail server asks of its clients beyond SMTP. */
export interface MailServerOptions {
  host?: string
  /** Key and certificate of a server that offers TLS: from the first byte, or when the client asks for it. */
  tls?: { key: string; cert: string; fromTheFirstByte: boolean }
  /** The only login that is let in; without TLS it is accepted in the clear. */
  login?: { user: string; pass: string }
}

/** A real mail server on a free port. */
export interface MailServer {
  url: string
  behaviour: MailBehaviour
  /** Recipients with an answer of their own. */
  answers: Record<string, number>
  /** Mails that were taken. */
  mails: ReceivedMail[]
  /** Recipients that were asked for, taken or not. */
  asked: string[]
  /** What clients called themselves when a mail began. */
  greetings: string[]
  /** Passwords that were given, right or wrong. */
  passwords: string[]
  /** Resolves once so many mails were taken. */
  taken: (count: number) => Promise<ReceivedMail[]>
  /** Resolves once so many connections were opened, or closed. */
  connections: (what: 'opened' | 'closed', count: number) => Promise<void>
  stop: () => Promise<void>
}

export async function startMailServer(
  behaviour: MailBehaviour = 'take',
  { host = '127.0.0.1', tls, login }: MailServerOptions = {},
): Promise<MailServer> {
  const events = new Notices()
  const smtp = new SMTPServer({
    authOptional: !login,
    allowInsecureAuth: !tls,
    secure: tls?.fromTheFirstByte ?? false,
    ...(tls ? { key: tls.key, cert: tls.cert } : { disabledCommands: ['STARTTLS'] }),
    closeTimeout: 1,
    disableReverseLookup: true,
    onConnect: (_session, answer) => {
      events.add('opened')
      if (server.behaviour === 421) return answer(reply(421))
      if (server.behaviour !== 'hang') answer()
    },
    onClose: () => events.add('closed'),
    onAuth: ({ username, password }, _session, answer) => {
      server.passwords.push(password ?? '')
      const isRight = username === login?.user && password === login?.pass
      answer(isRight ? null : reply(535), { user: username })
    },
    onRcptTo: ({ address }, { hostNameAppearsAs }, answer) => {
      server.greetings.push(String(hostNameAppearsAs))
      server.asked.push(address)
      const code = server.answers[address] ?? server.behaviour
      answer(typeof code === 'number' ? reply(code) : null)
    },
    onData: async (stream, { envelope, secure }, answer) => {
      const content = await text(stream).catch(() => undefined)
      // The sender was killed in the middle.
      if (content === undefined) return
      const raw = content.replaceAll('=\r\n', '')
      const messageId = /^message-id: (.*)$/im.exec(raw)?.[1]?.trim() ?? ''
      const mail = { to: envelope.rcptTo.map(({ address }) => address), messageId, isSecure: secure, raw }
      server.mails.push(mail)
      answer()
      events.add('taken')
    },
  })
  smtp.on('error', () => {})
  const { server: listener } = smtp
  smtp.listen(0, host)
  await once(listener, 'listening')
  const server: MailServer = {
    url: `${tls?.fromTheFirstByte ? 'smtps' : 'smtp'}://${login ? `${login.user}:${login.pass}@` : ''}${host}:${portOf(listener.address())}`,
    behaviour,
    answers: {},
    mails: [],
    asked: [],
    greetings: [],
    passwords: [],
    taken: async (count) => {
      await events.reach('taken', count)
      return server.mails
    },
    connections: (what, count) => events.reach(what, count),
    stop: () => new Promise((done) => smtp.close(() => done())),
  }
  return server
}

/** The address of a mail server that refuses every connection. */
export async function refusingMailServer(): Promise<string> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const port = portOf(listener.address())
  await new Promise((done) => listener.close(done))
  return `smtp://127.0.0.1:${port}`
}

/** Counts what happens, for those who wait until it happened so often. */
class Notices {
  readonly #counts = new Map<string, number>()
  #waiting: { name: string; count: number; done: () => void }[] = []

  add(name: string): void {
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    for (const each of this.#waiting) if (each.name === name && each.count <= count) each.done()
    this.#waiting = this.#waiting.filter((each) => each.name !== name || each.count > count)
  }

  reach(name: string, count: number): Promise<void> {
    if ((this.#counts.get(name) ?? 0) >= count) return Promise.resolve()
    return new Promise((done) => this.#waiting.push({ name, count, done }))
  }
}

function reply(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode })
}

function portOf(address: unknown): number {
  return (address as { port: number }).port
}
