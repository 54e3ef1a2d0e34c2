import { Socket } from 'node:net'
import type { Client, QueryResult } from 'pg'
import { DatabaseUnavailable } from './database-unavailable.ts'

/**
 * What the program relies on, whatever the server, the database or the user sets: what is acknowledged is on disk; a transaction
 * sees what others have committed; text is quoted as the standard says; another program's lock is waited for as long as on SQLite.
 */
const settings = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off';
  set default_transaction_isolation = 'read committed';
  set standard_conforming_strings = on;
  set lock_timeout = 12000;
  show server_encoding
`

/** SQL_ASCII keeps every byte as it comes. */
const completeEncodings = ['UTF8', 'SQL_ASCII']

/** Prepares each new connection of a pool; one that has been silent for so many milliseconds is given up, or none with 0. */
export function preparePostgresConnection(place: string, silenceLimit: number) {
  return (client: Client, done: (error: Error | null, client: Client) => void) => {
    endWhenSilent(client, silenceLimit)
    client.query(settings, (error: Error | null, results: unknown) => {
      const problem = error ?? encodingProblem(place, results as QueryResult[])
      // The pool forgets a connection that it could not prepare.
      if (problem) void client.end()
      done(problem, client)
    })
  }
}

function endWhenSilent({ connection: { stream } }: Client, milliseconds: number): void {
  if (stream instanceof Socket)
    stream.setTimeout(milliseconds, () => stream.destroy(new Error('Connection terminated: it was silent')))
}

function encodingProblem(place: string, results: readonly QueryResult[]): DatabaseUnavailable | null {
  const { server_encoding: encoding } = results.at(-1)?.rows[0] ?? {}
  if (completeEncodings.includes(encoding)) return null
  return new DatabaseUnavailable(
    'misconfigured',
    `The database ${place} keeps text as ${encoding}, which lacks letters and signs that visitors type. Make another with "createdb --template=template0 --encoding=UTF8"; "pg_dump | psql" moves what is stored.`,
  )
}
