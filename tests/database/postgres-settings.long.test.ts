import { describe, expect, test } from 'vitest'
import { compactTime } from '../../database/copies/postgres-databases.ts'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import { migrate } from '../../database/migrate.ts'
import { useDatabase } from '../../database/use-database.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { lacksPostgres, newPostgresDatabase } from '../support/process-run.ts'
import { databaseWith, nameIn, runIn } from './postgres-database.ts'

describe.skipIf(lacksPostgres)('settings of a PostgreSQL server', () => {
  test('outlast a backup and a restore, also when the server’s templates have others', async () => {
    const { url, db } = await databaseWith(
      'create schema clinic',
      'alter database NAME set search_path = clinic, "$user"',
      "alter database NAME set lock_timeout = '3s'",
      'alter database NAME set default_transaction_read_only = off',
    )
    await migrate(db)
    await storeEnquiry(db, enquiryExample, { now: new Date() })
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

  test('of text and locale outlast a restore', async () => {
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

  test('do not prevent a backup of a read-only database, nor its restore when the database is gone', async () => {
    const { url, db } = await databaseWith()
    await migrate(db)
    await storeEnquiry(db, enquiryExample, { now: new Date() })
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

  test('a backup drops its own scratch databases that are older than a day, and no others', async () => {
    const { url, db } = await databaseWith('create role NAME')
    await migrate(db)
    const yesterday = compactTime(new Date(Date.now() - 25 * 3_600_000))
    const [abandoned, foreign] = [
      `clinic_scratch_${yesterday}_0123456789ab`,
      `clinic_scratch_${yesterday}_ba9876543210`,
    ]
    const [current, named] = [`clinic_scratch_${compactTime(new Date())}_0123456789ab`, 'clinic_scratch_1']
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
