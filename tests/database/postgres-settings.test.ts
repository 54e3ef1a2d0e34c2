import { describe, expect, test } from 'vitest'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import { migrate } from '../../database/migrate.ts'
import { migrationNames } from '../../database/migration-source.ts'
import { useDatabase } from '../../database/use-database.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { lacksPostgres } from '../support/process-run.ts'
import { databaseWith, nameIn } from './postgres-database.ts'

describe.skipIf(lacksPostgres)('settings of a PostgreSQL server', () => {
  test('do not weaken what is acknowledged, and do not change how text is quoted', async () => {
    const { db } = await databaseWith(
      'alter database NAME set synchronous_commit = off',
      'alter database NAME set default_transaction_isolation = serializable',
      'alter database NAME set standard_conforming_strings = off',
    )
    const shown = async (name: string) => (await db.raw(`show ${name}`)).rows[0][name]
    expect(await shown('synchronous_commit')).toBe('on')
    expect(await shown('transaction_isolation')).toBe('read committed')
    expect(await shown('standard_conforming_strings')).toBe('on')
    expect(await shown('lock_timeout')).toBe('12s')
  })

  test('are left as they are when they promise more', async () => {
    const { db } = await databaseWith('alter database NAME set synchronous_commit = remote_apply')
    expect((await db.raw('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'remote_apply' }])
  })

  test('that store less than Unicode are refused at migration, before an enquiry fails over a quotation mark', async () => {
    const { url } = await databaseWith()
    const latin = `${url}_latin`
    await useDatabase(url, {}, (db) =>
      db.raw("create database ?? template template0 encoding 'LATIN1' locale 'C'", [nameIn(latin)]),
    )
    await expect(useDatabase(latin, {}, migrate)).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      reason: 'misconfigured',
      message: expect.stringContaining('keeps text as LATIN1'),
    })
  })

  test('that allow no change are reported as such', async () => {
    const { url, db } = await databaseWith()
    await migrate(db)
    await db.raw('alter database ?? set default_transaction_read_only = on', [nameIn(url)])
    await useDatabase(url, {}, async (readOnly) => {
      await expect(storeEnquiry(readOnly, enquiryExample, { now: new Date() })).rejects.toMatchObject({
        reason: 'misconfigured',
        message: expect.stringContaining('is read-only (25006)'),
      })
    })
  })

  test('that put the index for searches out of reach do not stop a migration', async () => {
    const { db } = await databaseWith(
      'create schema extensions',
      'create extension pg_trgm schema extensions',
    )
    expect(await migrate(db)).toEqual(migrationNames)
  })
})
