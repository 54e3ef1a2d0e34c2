/** Where enquiries are kept: a file on this machine, or a PostgreSQL server. */
type DatabaseUrl =
  | { kind: 'sqlite'; filename: string }
  | { kind: 'postgres'; connectionString: string; host: string; database: string }

export const defaultDatabaseUrl = 'sqlite:var/clinic.sqlite3'

type DatabaseUrlResult = { ok: true; url: DatabaseUrl } | { ok: false; message: string }

const remedy = `write sqlite:<file>, for example ${defaultDatabaseUrl}, or postgres://user:password@host/database`

/**
 * Reads `DATABASE_URL`. A file is relative to the working directory. Messages never repeat the value, which may hold a
 * password.
 */
export function parseDatabaseUrl(value: string): DatabaseUrlResult {
  if (value.startsWith('sqlite:')) return parseFile(value.slice('sqlite:'.length))
  if (/^postgres(?:ql)?:\/\//.test(value)) return parseServer(value)
  return { ok: false, message: `DATABASE_URL names neither SQLite nor PostgreSQL: ${remedy}.` }
}

function parseFile(path: string): DatabaseUrlResult {
  const filename = path.replace(/^\/\/(?=\/)/, '')
  if (filename === '' || filename.startsWith('//') || filename.includes('\0') || filename.endsWith('/')) {
    return { ok: false, message: `DATABASE_URL names no file after "sqlite:": ${remedy}.` }
  }
  if (filename === ':memory:' || filename.startsWith('file:')) {
    return {
      ok: false,
      message: `DATABASE_URL must name a file that lasts, not memory or a file: address: ${remedy}.`,
    }
  }
  return { ok: true, url: { kind: 'sqlite', filename } }
}

function parseServer(value: string): DatabaseUrlResult {
  if (!URL.canParse(value)) {
    return { ok: false, message: `DATABASE_URL starts like PostgreSQL but is not an address: ${remedy}.` }
  }
  const { hostname, port, pathname, searchParams } = new URL(value)
  const database = pathname.slice(1)
  if (database === '')
    return { ok: false, message: `DATABASE_URL names no database after the host: ${remedy}.` }
  const host = searchParams.get('host') ?? `${hostname || 'localhost'}${port ? `:${port}` : ''}`
  return { ok: true, url: { kind: 'postgres', connectionString: value, host, database } }
}
