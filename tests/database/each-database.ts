import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { connect } from '../../database/connection.ts'
import { postgresBinaries, startPostgres, type ThrowAwayPostgres } from '../support/postgres.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

/** Gives addresses of new, empty databases and opens connections that are closed after each test. */
export interface DatabaseMaker {
  url: () => string
  open: (url: string) => Knex
}

/**
 * Runs the same tests on SQLite and on PostgreSQL. Without PostgreSQL its half is skipped, save under `CI=true`, where
 * it fails instead.
 */
export function describeEachDatabase(subject: string, tests: (maker: DatabaseMaker) => void): void {
  let last = 0
  const next = () => {
    last += 1
    return last
  }
  describe(`${subject} on SQLite`, () => {
    const { path, remove } = temporaryDirectory()
    afterAll(remove)
    withConnections(() => `sqlite:${join(path, `${next()}.sqlite3`)}`, tests)
  })
  const absent = postgresBinaries() === undefined && process.env.CI !== 'true'
  describe.skipIf(absent)(`${subject} on PostgreSQL`, () => {
    let cluster: ThrowAwayPostgres | undefined
    beforeAll(async () => {
      cluster = await startPostgres()
    })
    afterAll(() => cluster?.stop())
    withConnections(() => {
      if (!cluster) throw new Error('The cluster is not running.')
      return cluster.createDatabase(`test_${next()}`)
    }, tests)
  })
}

function withConnections(url: () => string, tests: (maker: DatabaseMaker) => void) {
  const open: Knex[] = []
  afterEach(async () => {
    for (const db of open.splice(0)) await db.destroy()
  })
  tests({
    url,
    open: (address) => {
      const db = connect(address)
      open.push(db)
      return db
    },
  })
}
