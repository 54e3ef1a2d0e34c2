import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterAll, afterEach, describe } from 'vitest'
import { connect } from '../../database/connection.ts'
import {
  lacksPostgres,
  newMigratedPostgres,
  newMigratedSqlite,
  newPostgresDatabase,
} from '../support/process-run.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

/** Gives addresses of new, empty databases and opens connections that are closed after each test. */
interface DatabaseMaker {
  url: () => Promise<string>
  open: (url: string) => Knex
  /** A new database with all its tables. */
  openMigrated: () => Promise<Knex>
}

/** Runs the same tests on SQLite and on PostgreSQL. */
export function describeEachDatabase(subject: string, tests: (maker: DatabaseMaker) => void): void {
  describe(`${subject} on SQLite`, () => {
    const { path, remove } = temporaryDirectory()
    let last = 0
    afterAll(remove)
    const next = () => {
      last += 1
      return join(path, `${last}.sqlite3`)
    }
    withConnections(
      { empty: async () => `sqlite:${next()}`, migrated: async () => newMigratedSqlite(next()) },
      tests,
    )
  })
  describe.skipIf(lacksPostgres)(`${subject} on PostgreSQL`, () =>
    withConnections({ empty: newPostgresDatabase, migrated: newMigratedPostgres }, tests),
  )
}

interface NewDatabases {
  empty: () => Promise<string>
  migrated: () => Promise<string>
}

function withConnections({ empty, migrated }: NewDatabases, tests: (maker: DatabaseMaker) => void) {
  const connections: Knex[] = []
  afterEach(async () => {
    for (const db of connections.splice(0)) await db.destroy()
  })
  const open = (address: string) => {
    const db = connect(address)
    connections.push(db)
    return db
  }
  tests({ url: empty, open, openMigrated: async () => open(await migrated()) })
}
