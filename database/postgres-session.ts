import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import type { Client } from 'pg'
import { errorCode } from '../schemas/error-code.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'

/**
 * What the program relies on, whatever is set for the server, the database or the user: an acknowledged commit is on disk; a transaction
 * sees what others have committed; text is quoted as the standard says; the wait for another program's lock is as long as on SQLite.
 */
const settings = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off';
  set default_transaction_isolation = 'read committed';
  set standard_conforming_strings = on;
  set lock_timeout = 12000
`

/** Prepares each new connection of a pool. One that has been silent for `silenceLimit` milliseconds is given up; 0 means never. */
export function preparePostgresConnection(silenceLimit: number) {
  return (client: Client, done: (error: Error | null, client: Client) => void) => {
    endWhenSilent(client, silenceLimit)
    client.query(settings, (error: Error | null) => {
      // The pool forgets a connection that could not be prepared, without closing it.
      if (error) void client.end()
      done(error, client)
    })
  }
}

function endWhenSilent({ connection: { stream } }: Client, milliseconds: number): void {
  if (stream instanceof Socket)
    stream.setTimeout(milliseconds, () => stream.destroy(new Error('Connection terminated: it was silent')))
}

/**
 * pg reads the files that an address names for TLS at each connection, and its error would not say whose they are.
 *
 * @throws DatabaseUnavailable naming the first that cannot be read
 */
export function requireCertificateFiles(connectionString: string): void {
  const { searchParams } = new URL(connectionString)
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = searchParams.get(name)
    try {
      if (file) readFileSync(file)
    } catch (error) {
      throw new DatabaseUnavailable(
        'misconfigured',
        `${file}, which DATABASE_URL names as ${name}, cannot be read (${errorCode(error)}). Correct its path, or let the user that this runs as read it.`,
        { cause: error },
      )
    }
  }
}
