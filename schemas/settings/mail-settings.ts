import * as z from 'zod'
import { isEmailAddress } from '../email-address.ts'
import { percentDecoded } from '../percent-decoded.ts'

/** The mail server that takes the service's mails. */
interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte; otherwise the connection is upgraded to TLS. */
  secure: boolean
  auth?: { user: string; pass: string }
}

const loopback = new Set(['localhost', '127.0.0.1', '::1'])

/**
 * Options of a connection: a password is sent over TLS only, except to this machine, and login is never skipped.
 *
 * @param name the host name to greet the server with
 */
export function smtpConnection(server: SmtpServer, name: string | undefined) {
  const isLocal = loopback.has(server.host)
  const hasLogin = server.auth !== undefined
  return {
    ...server,
    ...(name && { name }),
    ignoreTLS: isLocal,
    requireTLS: !isLocal && hasLogin,
    forceAuth: hasLogin,
  }
}

export type SmtpConnection = ReturnType<typeof smtpConnection>

/** A host name with a dot, and not an IP address. */
const hostNamePattern = /\.[a-z][a-z0-9-]*$/

/** The host name to greet mail servers with: some turn away a client that says 127.0.0.1 (RFC 5321, 4.1.4). */
export function greetingName(from: {
  siteOrigin?: string | undefined
  notifyFrom?: string | undefined
  notifyTo?: string[] | undefined
}): string | undefined {
  const own = from.siteOrigin && new URL(from.siteOrigin).hostname
  if (own && hostNamePattern.test(own)) return own
  const host = (from.notifyFrom ?? from.notifyTo?.[0])?.split('@')[1]
  return host && new URL(`http://${host}`).hostname
}

const defaultPorts: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

/** Mail servers are greeted by the address's host, so it has to be one that a URL can name. */
const isOwnAddress = (address: string) =>
  isEmailAddress(address) && URL.canParse(`http://${address.split('@')[1]}`)

/** Every variable about mail, for the service's settings. */
export const mailEnvironment = {
  SMTP_URL: z
    .string()
    .transform((text, context) => {
      const server = parseSmtpUrl(text)
      if (server) return server
      context.addIssue('wrong')
      return z.NEVER
    })
    .optional()
    .describe(
      'smtp://user:password@host:port or smtps://..., without a path or query; special characters of user and password percent-encoded',
    ),
  ENQUIRY_NOTIFY_TO: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .refine((addresses) => addresses.every(isOwnAddress))
    .optional()
    .describe('the address to notify of enquiries, or several separated by commas'),
  ENQUIRY_NOTIFY_FROM: z
    .string()
    .refine(isOwnAddress)
    .optional()
    .describe('the address that mails come from, without a name, for example website@clinic.example'),
  ENQUIRY_ACKNOWLEDGE: z
    .enum(['on', 'off'])
    .transform((text) => text === 'on')
    .default(false)
    .describe('on or off'),
}

/** Problems with settings that need another one. */
export function incompleteMailSettings(env: Record<string, string | undefined>): string[] {
  const problems: string[] = []
  if (env.SMTP_URL && !env.ENQUIRY_NOTIFY_TO) {
    problems.push('ENQUIRY_NOTIFY_TO: SMTP_URL is set, so say here who is notified of enquiries.')
  }
  if (env.ENQUIRY_NOTIFY_TO && !env.SMTP_URL) {
    problems.push('SMTP_URL: ENQUIRY_NOTIFY_TO is set, so say here which mail server takes the mails.')
  }
  if (env.ENQUIRY_ACKNOWLEDGE === 'on' && !env.SMTP_URL) {
    problems.push('SMTP_URL: ENQUIRY_ACKNOWLEDGE is on, which needs a mail server.')
  }
  return problems
}

function parseSmtpUrl(text: string): SmtpServer | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  const defaultPort = defaultPorts[protocol]
  if (!defaultPort || !hostname || !['', '/'].includes(pathname) || search || hash) return undefined
  const user = percentDecoded(username)
  const pass = percentDecoded(password)
  if (user === undefined || pass === undefined || Boolean(user) !== Boolean(pass)) return undefined
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port ? Number(port) : defaultPort,
    secure: protocol === 'smtps:',
    ...(user && { auth: { user, pass } }),
  }
}
