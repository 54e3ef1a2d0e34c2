import { Socket } from 'node:net'
import type { Client } from 'pg'

/**
 * What the program relies on, whatever the server, the database or the user sets: what is acknowledged is on disk; a transaction
 * sees what others have committed; text is quoted as the standard says; another program's lock is waited for as long as on SQLite.
 */
const settings = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off';
  set default_transaction_isolation = 'read committed';
  set standard_conforming_strings = on;
  set lock_timeout = 12000
`

/** Prepares each new connection of a pool; one that has been silent for so many milliseconds is given up, or none with 0. */
export function preparePostgresConnection(silenceLimit: number) {
  return (client: Client, done: (error: Error | null, client: Client) => void) => {
    endWhenSilent(client, silenceLimit)
    client.query(settings, (error: Error | null) => {
      // The pool forgets a connection that it could not prepare.
      if (error) void client.end()
      done(error, client)
    })
  }
}

function endWhenSilent({ connection: { stream } }: Client, milliseconds: number): void {
  if (stream instanceof Socket)
    stream.setTimeout(milliseconds, () => stream.destroy(new Error('Connection terminated: it was silent')))
}
