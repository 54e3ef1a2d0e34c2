import type { Knex } from 'knex'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connection.ts'
import { migrate } from '../../database/migrate.ts'
import { migrationNames } from '../../database/migration-source.ts'
import { storeEnquiry } from '../../database/store-enquiry.ts'
import { useDatabase } from '../../database/use-database.ts'
import { runProcess } from '../cli/clinic-fixture.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { lacksPostgres, newPostgresDatabase } from '../support/process-run.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const enquiry = { ...enquiryExample, reasonForContact: 'general' } as const

const nameIn = (url: string) => url.replace(/.*\//, '')

describe.skipIf(lacksPostgres)('settings of a PostgreSQL server', () => {
  /** A new database NAME after these statements, and a connection made after them. */
  async function databaseWith(...statements: string[]): Promise<{ url: string; db: Knex }> {
    const url = await newPostgresDatabase()
    await useDatabase(url, {}, async (db) => {
      for (const statement of statements) await db.raw(statement.replace('NAME', nameIn(url)))
    })
    const db = connect(url)
    onTestFinished(() => db.destroy())
    return { url, db }
  }

  /** Runs commands on a database in a folder of their own. */
  function runIn(url: string) {
    const folder = temporaryDirectory()
    onTestFinished(folder.remove)
    return (...args: string[]) => runProcess(args, { DATABASE_URL: url }, { cwd: folder.path })
  }

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

  test('are left where they promise more', async () => {
    const { db } = await databaseWith('alter database NAME set synchronous_commit = remote_apply')
    expect((await db.raw('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'remote_apply' }])
  })

  test('that keep less than Unicode are refused before anybody is turned away for a quotation mark', async () => {
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

  test('that allow no change are told as such', async () => {
    const { url, db } = await databaseWith()
    await migrate(db)
    await db.raw('alter database ?? set default_transaction_read_only = on', [nameIn(url)])
    await useDatabase(url, {}, async (readOnly) => {
      await expect(storeEnquiry(readOnly, enquiry, { now: new Date() })).rejects.toMatchObject({
        reason: 'misconfigured',
        message: expect.stringContaining('takes no changes (25006)'),
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

  test('outlast a backup and a restore, also where the server’s templates have others', async () => {
    const { url, db } = await databaseWith(
      'create schema clinic',
      'alter database NAME set search_path = clinic, "$user"',
      "alter database NAME set lock_timeout = '3s'",
      'alter database NAME set default_transaction_read_only = off',
    )
    await migrate(db)
    await storeEnquiry(db, enquiry, { now: new Date() })
    await db.destroy()
    const run = runIn(url)
    const backup = await run('db', 'backup')
    expect(backup).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('Verified: 1 enquiry') })
    const restored = await run('db', 'restore', backup.stdout.trim(), '--yes')
    expect([restored.exitCode, restored.stdout]).toEqual([0, expect.stringContaining('1 enquiry')])
    await useDatabase(url, {}, async (after) => {
      const { rows } = await after.raw(
        'select setconfig from pg_db_role_setting join pg_database on setdatabase = oid where datname = current_database()',
      )
      expect(rows).toEqual([{ setconfig: ['search_path=clinic, "$user"', 'lock_timeout=3s'] }])
      expect(await after('clinic.enquiries').pluck('name')).toEqual([enquiryExample.name])
    })
  })

  test('of a database’s text and locale outlast a restore', async () => {
    const { url } = await databaseWith()
    const ascii = `${url}_ascii`
    await useDatabase(url, {}, (db) =>
      db.raw("create database ?? template template0 encoding 'SQL_ASCII' locale 'C'", [nameIn(ascii)]),
    )
    const locale = () =>
      useDatabase(ascii, {}, (db) =>
        db('pg_database')
          .where({ datname: nameIn(ascii) })
          .first('encoding', 'datcollate', 'datctype'),
      )
    const before = await locale()
    const run = runIn(ascii)
    await run('db', 'migrate')
    const backup = await run('db', 'backup')
    expect((await run('db', 'restore', backup.stdout.trim(), '--yes')).exitCode).toBe(0)
    expect(await locale()).toEqual(before)
    expect(before).toMatchObject({ datcollate: 'C' })
  })

  test('do not keep a backup from an absent database or one that may only be read', async () => {
    const { url, db } = await databaseWith()
    await migrate(db)
    await storeEnquiry(db, enquiry, { now: new Date() })
    await db.raw('alter database ?? set default_transaction_read_only = on', [nameIn(url)])
    await db.destroy()
    const run = runIn(url)
    const backup = await run('db', 'backup')
    expect(backup).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('Verified: 1 enquiry') })
    await useDatabase(await newPostgresDatabase(), {}, (other) =>
      other.raw('drop database ??', [nameIn(url)]),
    )
    const restored = await run('db', 'restore', backup.stdout.trim(), '--yes')
    expect(restored).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('1 enquiry') })
    expect(restored.stderr).not.toContain('kept as')
    expect(await useDatabase(url, {}, (after) => after('enquiries').pluck('name'))).toEqual([
      enquiryExample.name,
    ])
  })

  test('and a killed backup leave no scratch database for longer than a day', async () => {
    const { url, db } = await databaseWith('create role NAME')
    await migrate(db)
    const moment = (time: number) => new Date(time).toISOString().replace(/\W/g, '').toLowerCase()
    const yesterday = moment(Date.now() - 25 * 3_600_000)
    const [abandoned, foreign] = [
      `clinic_scratch_${yesterday}_0123456789ab`,
      `clinic_scratch_${yesterday}_ba9876543210`,
    ]
    const [current, named] = [`clinic_scratch_${moment(Date.now())}_0123456789ab`, 'clinic_scratch_1']
    for (const name of [abandoned, foreign, current, named]) await db.raw('create database ??', [name])
    await db.raw('alter database ?? owner to ??', [foreign, nameIn(url)])
    expect((await runIn(url)('db', 'backup')).exitCode).toBe(0)
    const left = await db('pg_database')
      .whereIn('datname', [abandoned, foreign, current, named])
      .orderBy('datname')
      .pluck('datname')
    expect(left).toEqual([named, foreign, current])
    for (const name of left) await db.raw('drop database ??', [name])
  })
})
