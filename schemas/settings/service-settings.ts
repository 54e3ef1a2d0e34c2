import * as z from 'zod'
import { defaultDatabaseUrl, parseDatabaseUrl } from './database-url.ts'
import { logLevels } from './log-levels.ts'
import { incompleteMailSettings, mailEnvironment } from './mail-settings.ts'

export type Environment = Record<string, string | undefined>

const largestLimit = 1_000_000

/** What Express accepts as a proxy: a name that it knows, an address, or a range, but not of all addresses. */
const proxy = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.union([z.cidrv4(), z.cidrv6()]).refine((range) => !range.endsWith('/0')),
])

/** Every variable that the service reads. The description says what a wrong value should have been. */
const environment = z.object({
  DATABASE_URL: z
    .string()
    .superRefine((url, context) => {
      const parsed = parseDatabaseUrl(url)
      if (!parsed.ok) context.addIssue(parsed.message)
    })
    .default(defaultDatabaseUrl),
  PORT: wholeNumber(0, 65535).default(3000).describe('a port number from 0 to 65535, for example 3000'),
  HOST: z
    .union([z.ipv6(), z.string().regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i)])
    .default('127.0.0.1')
    .describe('an address or host name to listen on, for example 127.0.0.1'),
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text))
    .refine(({ href, origin }) => href === `${origin}/`)
    .transform(({ origin }) => origin)
    .optional()
    .describe('the public scheme and host without a path, for example https://www.clinic.example'),
  TRUST_PROXY: z
    .union([
      wholeNumber(1, 16),
      z
        .string()
        .transform((text) => text.split(',').map((part) => part.trim()))
        .pipe(z.array(proxy)),
    ])
    .optional()
    .describe(
      'the number of proxies in front, or their addresses or CIDR ranges separated by commas, for example 1 or 10.0.0.0/8',
    ),
  ENQUIRY_LIMIT_PER_ADDRESS: limit(5),
  ENQUIRY_LIMIT_TOTAL: limit(60),
  METRICS_PORT: wholeNumber(0, 65535).optional().describe('a port number from 0 to 65535, for example 9464'),
  ...mailEnvironment,
  // Only the staff's commands use these, but they are checked here too, so that a wrong value is reported at start.
  REQUIRE_STAFF_NAME: z.enum(['on', 'off']).optional().describe('on or off'),
  CLINIC_STAFF: z.string().optional(),
  LOG_LEVEL: z
    .enum(logLevels)
    .default('info')
    .describe(`one of ${logLevels.join(', ')}`),
})

const portsDiffer = environment.refine(({ PORT, METRICS_PORT }) => PORT === 0 || PORT !== METRICS_PORT, {
  error: 'PORT and METRICS_PORT: expected two different port numbers.',
})

const settings = portsDiffer.transform((env) => ({
  /** 0 lets the system choose a free one. */
  port: env.PORT,
  host: env.HOST,
  databaseUrl: env.DATABASE_URL,
  /** Scheme, host and port of the public site; unset: the origin a request was sent to. */
  siteOrigin: env.SITE_ORIGIN,
  /** How many proxies stand in front (hop count), or their addresses; `false`: none. */
  trustProxy: env.TRUST_PROXY ?? (false as const),
  /** Enquiries from one address in ten minutes. */
  limitPerAddress: env.ENQUIRY_LIMIT_PER_ADDRESS,
  /** Enquiries from everyone in one minute. */
  limitTotal: env.ENQUIRY_LIMIT_TOTAL,
  /** The port that serves metrics on this machine; unset: none. */
  metricsPort: env.METRICS_PORT,
  /** Unset: mails are written to files. */
  smtp: env.SMTP_URL,
  notifyTo: env.ENQUIRY_NOTIFY_TO,
  /** Unset: the first address of `notifyTo`. */
  notifyFrom: env.ENQUIRY_NOTIFY_FROM,
  /** Thank visitors by mail. */
  acknowledge: env.ENQUIRY_ACKNOWLEDGE,
  logLevel: env.LOG_LEVEL,
}))

/** The service's settings. */
export type Config = z.output<typeof settings>

/** The settings, or one sentence for every variable that is wrong. */
type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }

export const settingNames: readonly string[] = Object.keys(environment.shape)

/** Reads all settings; an unset or empty variable means its default. Values are never repeated in a problem. */
export function readConfig(env: Environment): ConfigResult {
  const given = filled(env)
  const result = settings.safeParse(given)
  const incomplete = incompleteMailSettings(given)
  if (result.success && incomplete.length === 0) return { ok: true, config: result.data }
  return { ok: false, problems: [...problemsOf(result.error), ...incomplete] }
}

/**
 * `SITE_ORIGIN` alone.
 *
 * @throws when it is not an origin
 */
export function readSiteOrigin(env: Environment): string | undefined {
  const result = environment.pick({ SITE_ORIGIN: true }).safeParse(filled(env))
  if (!result.success) throw new Error(problemsOf(result.error).join('\n'))
  return result.data.SITE_ORIGIN
}

/** The origin that a build writes into pages. */
export const buildOrigin = (env: Environment): string => readSiteOrigin(env) ?? 'http://localhost:3000'

function filled(env: Environment): Environment {
  const entries = Object.entries(env).map(([name, value]) => [name, value?.trim()])
  return Object.fromEntries(entries.filter(([, value]) => value))
}

function problemsOf(error: z.ZodError | undefined): string[] {
  const problems = (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    const description = environment.shape[name as keyof typeof environment.shape]?.description
    return description === undefined ? message : `${name}: expected ${description}.`
  })
  return [...new Set(problems)]
}

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
}

function limit(byDefault: number) {
  return wholeNumber(1, largestLimit)
    .default(byDefault)
    .describe(`a whole number from 1 to ${largestLimit}, for example ${byDefault}`)
}
