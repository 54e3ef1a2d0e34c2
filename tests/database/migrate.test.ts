import type { Knex } from 'knex'
import { expect, it, vi } from 'vitest'
import { examineDatabase } from '../../database/copies/examine.ts'
import { databaseAnswers } from '../../database/database-health.ts'
import { findEnquiries } from '../../database/enquiries/find-enquiries.ts'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import { migrate, migrationStatus, requireMigrated } from '../../database/migrate.ts'
import { migrationNames } from '../../database/migration-source.ts'
import { up } from '../../database/migrations/20261128-search-spellings.ts'
import { enquiryExample, firstExample } from '../support/enquiry-example.ts'
import { describeEachDatabase } from './each-database.ts'
import { migrateTo } from './migrate-to.ts'

const ofAnotherProgram: Knex.MigrationSource<string> = {
  getMigrations: async () => ['001_posts'],
  getMigrationName: (name) => name,
  getMigration: async () => ({
    up: (db) => db.schema.createTable('posts', (table) => table.text('title')),
    down: (db) => db.schema.dropTable('posts'),
  }),
}

describeEachDatabase('migrating', ({ url, open, openMigrated }) => {
  it('applies everything once', async () => {
    const db = open(await url())
    expect(await databaseAnswers(db)).toBe(false)
    expect(await migrate(db)).toEqual(migrationNames)
    expect(await migrate(db)).toEqual([])
    expect(await migrationStatus(db)).toEqual({ applied: migrationNames, pending: [], unknown: [] })
    expect(await databaseAnswers(db)).toBe(true)
  })

  it('applies everything once when several processes start together', async () => {
    const address = await url()
    const results = await Promise.all(Array.from({ length: 4 }, () => migrate(open(address))))
    expect(results.flat()).toEqual(migrationNames)
  })

  it('is required of a database without tables, and the error names the command', async () => {
    await expect(requireMigrated(open(await url()))).rejects.toThrow(/db migrate/)
  })

  it('refuses a database of a later version', async () => {
    const db = await openMigrated()
    await db('knex_migrations').insert({ name: '29991231-unknown', batch: 2 })
    await expect(migrate(db)).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      reason: 'later',
      message: expect.stringContaining('29991231-unknown'),
    })
  })

  it('refuses a database of another program', async () => {
    const db = open(await url())
    await db.migrate.latest({ migrationSource: ofAnotherProgram })
    await expect(migrate(db)).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      message: expect.stringMatching(/is another program's \(001_posts\)\. Check DATABASE_URL\.$/),
    })
  })

  it('renews search texts in which numbers were spelled differently', async () => {
    const db = await openMigrated()
    const enquiry = { ...enquiryExample, phone: '447700 900982' }
    await storeEnquiry(db, enquiry, { now: new Date() })
    await db('enquiries').update({ search: ' 447700 900982 447700900982 ' })
    const found = () => findEnquiries(db, { search: '07700 900982' })
    expect(await found()).toEqual([])
    await up(db)
    expect(await found()).toHaveLength(1)
  })

  it('brings enquiries of every earlier version up to date, whether each version was used or only the first', async () => {
    const current = await openMigrated()
    const [everyVersion, onlyTheFirst] = [open(await url()), open(await url())]
    const { message, ...required } = firstExample
    const receive = async (db: Knex) => {
      for (const enquiry of [firstExample, required])
        await storeEnquiry(current, enquiry, { now: new Date() })
      const columns = Object.keys(await db('enquiries').columnInfo())
      await db('enquiries').insert(await current('enquiries').orderBy('id', 'desc').limit(2).select(columns))
    }
    const isLikeCurrent = async (db: Knex) => {
      expect((await examineDatabase(db)).problems).toEqual([])
      expect(await findEnquiries(db, {})).toEqual(await findEnquiries(current, {}))
    }
    // The first migration creates the table of enquiries.
    await migrateTo(onlyTheFirst, 1)
    await receive(onlyTheFirst)
    expect(await migrate(onlyTheFirst)).toEqual(migrationNames.slice(1))
    await isLikeCurrent(onlyTheFirst)

    await current('enquiries').delete()
    for (const _ of migrationNames.slice(1)) {
      await migrateTo(everyVersion, 1)
      await receive(everyVersion)
    }
    expect(await migrate(everyVersion)).toEqual(migrationNames.slice(-1))
    await isLikeCurrent(everyVersion)
  })

  it('is not undone by knex’s own command line, whose last batch may be all of it', async () => {
    const db = await openMigrated()
    vi.stubEnv('DATABASE_URL', await url())
    const { default: knexfile } = await import('../../knexfile.ts')
    vi.unstubAllEnvs()
    await expect(db.migrate.rollback(knexfile.migrations)).rejects.toThrow('Nothing was undone')
    expect((await migrationStatus(db)).applied).toEqual(migrationNames)
  })
})
