import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '../../database/use-database.ts'
import { restoreBackup } from '../../staff/backup/restore-backup.ts'
import { placesOf } from '../../staff/places.ts'
import { runWithin } from '../cli/clinic-fixture.ts'
import {
  fixtureDist,
  lacksPostgres,
  newPostgresDatabase,
  spawnTestServer,
  startTestServer,
} from '../support/process-run.ts'
import { useClinicOnPostgres } from './clinic-on-postgres.ts'

describe.skipIf(lacksPostgres)('a restore on PostgreSQL', () => {
  const clinic = useClinicOnPostgres()
  const { run, receive, stored } = clinic

  it('a database that may not be read now is not replaced unseen', async () => {
    await receive()
    const { stdout } = await run('db', 'backup', '--keep', '14')
    await receive()
    const role = `limited_${Date.now()}`
    await useDatabase(clinic.databaseUrl, {}, async (db) => {
      await db.raw('create role ?? login createdb', [role])
      await db.raw('alter database ?? owner to ??', [new URL(clinic.databaseUrl).pathname.slice(1), role])
      await db.raw('grant select on all tables in schema public to ??', [role])
      await db.raw('revoke select on enquiries from ??', [role])
    })
    const address = Object.assign(new URL(clinic.databaseUrl), { username: role }).href
    const restored = await runWithin(
      ['db', 'restore', stdout.trimEnd()],
      { DATABASE_URL: address },
      clinic.folder,
    )
    expect(restored).toMatchObject({ exitCode: 5, stderr: expect.stringContaining('(42501)') })
    expect(await stored()).toHaveLength(2)
  })

  it('a dump of a later PostgreSQL is not called damaged', async () => {
    const file = (await run('db', 'backup')).stdout.trimEnd()
    const dump = readFileSync(file)
    // After "PGDMP" come the three numbers of the format's version.
    dump[6] = 99
    const later = join(clinic.folder, 'later.dump')
    writeFileSync(later, dump)
    const { exitCode, stderr } = await run('db', 'verify', later)
    expect([exitCode, stderr]).toEqual([
      5,
      expect.stringMatching(/^pg_restore failed: unsupported version.* Install PostgreSQL's client programs/),
    ])
  })

  it('leaves the database of another program as it is', async () => {
    await receive()
    const file = (await run('db', 'backup')).stdout.trimEnd()
    clinic.databaseUrl = await newPostgresDatabase()
    await useDatabase(clinic.databaseUrl, {}, (db) =>
      db.raw(
        "create table posts (title text); create table knex_migrations (id serial, name text); insert into knex_migrations (name) values ('001_posts')",
      ),
    )
    expect(await run('db', 'restore', file, '--yes')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^Nothing was restored: .* holds tables of another program \(posts\)\./m),
    })
    expect(await useDatabase(clinic.databaseUrl, {}, (db) => db('posts'))).toEqual([])
    // Nor is it reported as a lost database, though there are dumps.
    for (const command of ['enquiries list', 'db status', 'db migrate']) {
      const { stderr } = await run(...command.split(' '))
      expect([command, stderr]).toEqual([
        command,
        expect.stringMatching(/another program's.*Check DATABASE_URL\./),
      ])
    }
    // A drill into a database that does not exist creates it.
    clinic.databaseUrl += '_drill'
    expect(await run('db', 'restore', file)).toMatchObject({ exitCode: 0 })
    expect(await stored()).toHaveLength(1)
  })

  it('does not undo what somebody does while it asks', async () => {
    const reference = await receive()
    const file = (await run('db', 'backup')).stdout.trimEnd()
    await receive()
    const asked = { confirmLoss: async () => void (await run('enquiries', 'restrict', reference)) }
    const stamp = { actor: 'root', now: new Date() }
    const places = { ...placesOf(clinic.databaseUrl), data: join(clinic.folder, 'var') }
    await expect(restoreBackup(places, file, stamp, asked)).rejects.toThrow(
      'changed or erased enquiries meanwhile',
    )
    expect(await stored()).toHaveLength(2)
  })

  it('an empty database is not taken for one that was backed up, and a restore fills it', async () => {
    await receive()
    const file = (await run('db', 'backup')).stdout.trimEnd()
    clinic.databaseUrl = await newPostgresDatabase()
    const gone = 'holds nothing of this program, although one was backed up.'
    symlinkSync(fixtureDist, join(clinic.folder, 'dist'))
    const { exit, output } = spawnTestServer(clinic.folder, { DATABASE_URL: clinic.databaseUrl })
    expect([await exit, output.stderr]).toEqual([5, expect.stringContaining(gone)])
    expect((await run('morning')).stderr).toContain(gone)
    expect(await run('db', 'restore', file)).toMatchObject({
      exitCode: 0,
      stderr: expect.stringMatching(
        /^The backup has 1 enquiry.*\n.* make the others again\.\nWhat was there before is kept as .* It seems to be empty:/,
      ),
    })
    const server = await startTestServer(clinic.folder, { DATABASE_URL: clinic.databaseUrl })
    expect(await server.kill('SIGTERM')).toBe(0)
  })
})
