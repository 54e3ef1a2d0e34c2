import { EventEmitter, once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js'
import { freePort } from './free-port.ts'

// Greet at once: the library gives each client 100 ms to talk out of turn.
SMTPConnection.prototype.init = function () {
  this._setListeners(() => this.connectionReady())
}

/** Accepts mails, never greets, or replies with a code: 421 in place of the greeting, any other to the recipient. */
export type MailBehaviour = 'take' | 'hang' | number

export interface ReceivedMail {
  to: string[]
  messageId: string
  /** Arrived over TLS. */
  isSecure: boolean
  /** Headers and parts as received, with wrapped lines rejoined. */
  raw: string
}

/** How a mail server differs from plain SMTP on 127.0.0.1. */
export interface MailServerOptions {
  host?: string
  /** Key and certificate of a server that offers TLS: from the first byte, or when the client asks for it. */
  tls?: { key: string; cert: string; fromTheFirstByte: boolean }
  /** The only login that is accepted; without TLS, in the clear. */
  login?: { user: string; pass: string }
}

/** A real mail server on a free port. */
export interface MailServer {
  url: string
  behaviour: MailBehaviour
  /** Reply codes for single recipients, in place of `behaviour`. */
  answers: Record<string, number>
  /** Mails that were accepted. */
  mails: ReceivedMail[]
  /** Recipients that clients named, accepted or not. */
  namedRecipients: string[]
  /** The host name that the client gave in its greeting, for each recipient. */
  greetings: string[]
  /** Passwords that were given, right or wrong. */
  passwords: string[]
  /** Resolves once `count` mails have been accepted. */
  taken: (count: number) => Promise<ReceivedMail[]>
  /** Resolves once `count` connections have been opened, or closed. */
  connections: (what: 'opened' | 'closed', count: number) => Promise<void>
  stop: () => Promise<void>
}

export async function startMailServer(
  behaviour: MailBehaviour = 'take',
  { host = '127.0.0.1', tls, login }: MailServerOptions = {},
): Promise<MailServer> {
  const events = new EventCounter()
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
      server.namedRecipients.push(address)
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
    namedRecipients: [],
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
  return `smtp://127.0.0.1:${await freePort()}`
}

/** Counts events, and lets callers wait until one has happened a number of times. */
class EventCounter extends EventEmitter {
  readonly #counts = new Map<string, number>()

  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
    this.emit(name)
  }

  async reach(name: string, count: number): Promise<void> {
    while ((this.#counts.get(name) ?? 0) < count) await once(this, name)
  }
}

function reply(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode })
}

function portOf(address: unknown): number {
  return (address as { port: number }).port
}
