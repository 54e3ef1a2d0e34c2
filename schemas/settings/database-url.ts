import { percentDecoded } from '../percent-decoded.ts'

/** Where enquiries are kept: a file on this machine, or a PostgreSQL server. */
type DatabaseUrl =
  | { kind: 'sqlite'; filename: string }
  | { kind: 'postgres'; connectionString: string; host: string; database: string }

export const defaultDatabaseUrl = 'sqlite:var/clinic.sqlite3'

/** Where enquiries are kept; an empty variable counts as unset, and white space around the value is ignored. */
export const databaseUrlOf = (env: NodeJS.ProcessEnv): string =>
  env.DATABASE_URL?.trim() || defaultDatabaseUrl

type DatabaseUrlResult = { ok: true; url: DatabaseUrl } | { ok: false; message: string }

const remedy = `write sqlite:<file>, for example ${defaultDatabaseUrl}, or postgres://user:password@host/database`

/**
 * Reads `DATABASE_URL`. A file is relative to the working directory. Messages never repeat the value, which may hold a
 * password; they begin with `name`, the setting or option that holds it.
 */
export function parseDatabaseUrl(value: string, name = 'DATABASE_URL'): DatabaseUrlResult {
  const read = readUrl(value)
  return typeof read === 'string'
    ? { ok: false, message: `${name} ${read}: ${remedy}.` }
    : { ok: true, url: read }
}

/** What the text names, or in words what is wrong with it. */
function readUrl(value: string): DatabaseUrl | string {
  if (value.startsWith('sqlite:')) return readFile(value.slice('sqlite:'.length))
  return /^postgres(?:ql)?:\/\//.test(value) ? readServer(value) : 'names neither SQLite nor PostgreSQL'
}

function readFile(path: string): DatabaseUrl | string {
  const filename = path.replace(/^\/\/(?=\/)/, '')
  if (filename === '' || filename.startsWith('//') || filename.includes('\0') || filename.endsWith('/'))
    return 'names no file after "sqlite:"'
  if (filename === ':memory:' || filename.startsWith('file:'))
    return 'must name a file that lasts, not memory or a file: address'
  return { kind: 'sqlite', filename }
}

function readServer(value: string): DatabaseUrl | string {
  if (!URL.canParse(value))
    return 'starts like PostgreSQL but is not an address (in a name or a password, / is written %2F, # %23, ? %3F, @ %40 and % %25)'
  const { hostname, port, pathname, searchParams } = new URL(value)
  const database = percentDecoded(pathname.slice(1))
  if (database === undefined || !(Number(searchParams.get('port') ?? 0) < 2 ** 16))
    return 'has a wrong % code in the name of the database, or a wrong port'
  if (database === '') return 'names no database after the host'
  const host = searchParams.get('host') ?? `${hostname || 'localhost'}${port ? `:${port}` : ''}`
  return { kind: 'postgres', connectionString: value, host, database }
}
