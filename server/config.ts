import { isIP } from 'node:net'
import { defaultDatabaseUrl, parseDatabaseUrl } from '../database/database-url.ts'
import { type LogLevel, logLevels } from './log.ts'

/** The server's settings, each from one environment variable. */
export type Config = {
  /** `PORT`; 0 lets the system choose a free one. */
  port: number
  host: string
  databaseUrl: string
  /** Scheme, host and port of the public site, without a path; unset: the origin a request was sent to. */
  siteOrigin: string | undefined
  /** How many proxies stand in front (hop count), or their addresses; `false`: none. */
  trustProxy: false | number | string[]
  /** Enquiries from one address in ten minutes. */
  limitPerAddress: number
  /** Enquiries from everyone in one minute. */
  limitTotal: number
  logLevel: LogLevel
}

/** The settings, or one sentence for every variable that is wrong. */
export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

type Environment = Record<string, string | undefined>

const proxyNames = ['loopback', 'linklocal', 'uniquelocal']
const largestLimit = 1_000_000

/** Reads all settings; an unset or empty variable means its default. Values are never repeated in a problem. */
export function readConfig(env: Environment): ConfigResult {
  const problems: string[] = []
  const read = <T>(
    name: string,
    fallback: T,
    parse: (value: string) => T | undefined,
    expected: string,
  ): T => {
    const value = env[name]?.trim()
    if (!value) return fallback
    const parsed = parse(value)
    if (parsed === undefined) problems.push(`${name}: expected ${expected}.`)
    return parsed ?? fallback
  }
  const limit = (name: string, fallback: number) =>
    read(
      name,
      fallback,
      wholeNumber(1, largestLimit),
      `a whole number from 1 to ${largestLimit}, for example ${fallback}`,
    )

  const databaseUrl = env.DATABASE_URL?.trim() || defaultDatabaseUrl
  const database = parseDatabaseUrl(databaseUrl)
  if (!database.ok) problems.push(database.message)

  const config: Config = {
    port: read('PORT', 3000, wholeNumber(0, 65535), 'a port number from 0 to 65535, for example 3000'),
    host: read('HOST', '127.0.0.1', hostName, 'an address or host name to listen on, for example 127.0.0.1'),
    databaseUrl,
    siteOrigin: read<string | undefined>(
      'SITE_ORIGIN',
      undefined,
      origin,
      'the public scheme and host without a path, for example https://www.clinic.example',
    ),
    trustProxy: read<Config['trustProxy']>(
      'TRUST_PROXY',
      false,
      proxies,
      'the number of proxies in front, or their addresses or CIDR ranges separated by commas, for example 1 or 10.0.0.0/8',
    ),
    limitPerAddress: limit('ENQUIRY_LIMIT_PER_ADDRESS', 5),
    limitTotal: limit('ENQUIRY_LIMIT_TOTAL', 60),
    logLevel: read<LogLevel>('LOG_LEVEL', 'info', oneOf(logLevels), `one of ${logLevels.join(', ')}`),
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config }
}

function wholeNumber(least: number, most: number) {
  return (value: string) => {
    const number = /^\d{1,7}$/.test(value) ? Number(value) : -1
    return number >= least && number <= most ? number : undefined
  }
}

function oneOf<T extends string>(values: readonly T[]) {
  return (value: string) => values.find((known) => known === value)
}

function hostName(value: string): string | undefined {
  return isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(value) ? value : undefined
}

function origin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  const isBare = url.href === `${url.origin}/`
  return isBare && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : undefined
}

function proxies(value: string): number | string[] | undefined {
  const hops = wholeNumber(1, 16)(value)
  if (hops !== undefined) return hops
  const parts = value.split(',').map((part) => part.trim())
  return parts.every(isProxy) ? parts : undefined
}

function isProxy(part: string): boolean {
  if (proxyNames.includes(part)) return true
  const [address = '', bits, ...rest] = part.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || wholeNumber(1, version === 4 ? 32 : 128)(bits) !== undefined
}
