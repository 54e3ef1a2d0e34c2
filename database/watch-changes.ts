import type { Knex } from 'knex'
import { connectionInfo } from './connection-info.ts'
import { guarded } from './database-errors.ts'

/** Milliseconds between two reads of SQLite's counters of changes. */
const interval = 500
/** The channel on which PostgreSQL notifies of new audit rows. */
const changesChannel = 'clinic_changes'

/**
 * Calls back when the database has changed, by this connection or another: SQLite counts every change, PostgreSQL notifies of new audit
 * rows only. Returns a function that stops it.
 */
export function watchChanges(db: Knex, onChange: () => void): () => Promise<void> {
  return connectionInfo(db).dialect === 'sqlite' ? watchSqlite(db, onChange) : watchPostgres(db, onChange)
}

function watchSqlite(db: Knex, onChange: () => void): () => Promise<void> {
  let seen: string | undefined
  let polling = Promise.resolve()
  const poll = async () => {
    const [counts] = await guarded(db, () =>
      db.raw('select total_changes(), data_version from pragma_data_version'),
    )
    const now = JSON.stringify(counts)
    if (seen !== undefined && now !== seen) onChange()
    seen = now
  }
  const timer = setInterval(() => {
    // A database that cannot be read now is read again at the next interval.
    polling = poll().catch(() => undefined)
  }, interval)
  return () => {
    clearInterval(timer)
    return polling
  }
}

interface Listening {
  query: (text: string) => Promise<unknown>
  on: (event: 'notification' | 'end', call: () => void) => void
  removeAllListeners: (event: 'notification' | 'end') => void
}

/** One connection listens. When the server ends it, another replaces it and `onChange` is called, since changes may have been missed. */
function watchPostgres(db: Knex, onChange: () => void): () => Promise<void> {
  let listening: Listening | undefined
  let timer: NodeJS.Timeout | undefined
  let starting = Promise.resolve()
  const again = () => {
    listening = undefined
    timer = setTimeout(() => {
      starting = start().then(onChange).catch(again)
    }, interval)
  }
  const start = async () => {
    const client: Listening = await db.client.acquireRawConnection()
    client.on('notification', onChange)
    try {
      await client.query(`listen ${changesChannel}`)
    } catch (error) {
      await db.client.destroyRawConnection(client)
      throw error
    }
    client.on('end', again)
    listening = client
  }
  starting = start().catch(again)
  return async () => {
    await starting
    clearTimeout(timer)
    listening?.removeAllListeners('end')
    if (listening) await db.client.destroyRawConnection(listening)
  }
}
