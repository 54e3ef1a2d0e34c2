import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compactTime, otherDatabase } from '../../database/copies/postgres-databases.ts'
import { dumpIsCut } from '../../database/copies/postgres-programs.ts'
import { eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { planPurge, purgeEnquiries, purgeShortLived } from '../../database/enquiries/purge-enquiries.ts'
import { useDatabase } from '../../database/use-database.ts'
import { runProcess, runWithin } from '../cli/clinic-fixture.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { lacksPostgres, newMigratedSqlite, newPostgresDatabase, programs } from '../support/process-run.ts'
import { useClinicOnPostgres } from './clinic-on-postgres.ts'

describe.skipIf(lacksPostgres)('on PostgreSQL', () => {
  const clinic = useClinicOnPostgres()
  const { run, receive, stored } = clinic

  /** The environment of a command that finds this script in place of the program. */
  const withProgram = (name: string, script: string) => {
    const bin = join(clinic.folder, 'bin')
    mkdirSync(bin)
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    return { DATABASE_URL: clinic.databaseUrl, PATH: `${bin}:${process.env.PATH}` }
  }

  it('a backup is private, is verified, and brings back all but what was erased since', async () => {
    const [erased, kept] = [await receive(), await receive()]
    const { exitCode, stdout, stderr } = await run('db', 'backup', '--keep', '14')
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('Verified: 2 enquiries')])
    const file = stdout.trimEnd()
    expect([file, (statSync(file).mode & 0o777).toString(8)]).toEqual([
      expect.stringMatching(new RegExp(`^${join(clinic.folder, 'var', 'backups')}/clinic-.*\\.dump$`)),
      '600',
    ])
    const erasure = await run('privacy', 'erase', '--reference', erased, '--confirm', erased)
    expect(erasure).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('until autovacuum') })
    await receive()
    const restored = await run('db', 'restore', file, '--yes')
    expect(restored).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/: 1 enquiry,.*\nErased again.*: 1\.\n$/),
      stderr: expect.stringMatching(/is kept as clinic_replaced_\d+t\d+z\./),
    })
    expect(await stored()).toEqual([kept])
    const found = await run('privacy', 'find', '--email', enquiryExample.email)
    expect(found.stderr).toMatch(
      /^2 backups may hold this data; the last will be removed by \d+ \w+ \d{4}\.$/m,
    )
    const next = await receive()
    expect(await stored()).toEqual([kept, next])
    const today = await run('db', 'backup', '--keep', '1')
    expect(today.stderr).not.toContain('Removed')
    expect(today.stderr).toMatch(/^On .* the last backup that may hold an erased enquiry will be removed/m)
    const [aside = ''] = /clinic_replaced_\w+/.exec(restored.stderr) ?? []
    const [old, otherClinics] = ['clinic_replaced_20200101t000000z', 'clinic_replaced_20200102t000000z']
    await useDatabase(clinic.databaseUrl, {}, async (db) => {
      await db.raw('alter database ?? rename to ??', [aside, old])
      await db.raw('create database ??', [otherClinics])
    })
    const looking = await useDatabase(otherDatabase(clinic.databaseUrl, old), {}, async (db) => {
      await db.raw('select 1')
      return run('db', 'backup', '--keep', '1')
    })
    expect(looking).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(
        `The backup was taken, but the database ${old} could not be removed (55006)`,
      ),
    })
    expect((await run('db', 'backup', '--keep', '1')).stderr).toContain(`Removed: The database ${old}\n`)
    const left = await useDatabase(clinic.databaseUrl, {}, (db) =>
      db('pg_database').whereLike('datname', 'clinic_replaced_2020%').pluck('datname'),
    )
    expect(left).toEqual([otherClinics])
  })

  it('a password in the address’s query is in no argument of a program, where others could read it', async () => {
    const seen = join(clinic.folder, 'arguments')
    const env = withProgram(
      'pg_dump',
      `printf '%s\\n' "$@" "set: $PGPASSWORD" > ${seen}\nPATH=\${PATH#*:} exec pg_dump "$@"`,
    )
    env.DATABASE_URL += '?application_name=a%20b&password=s3cret'
    const backup = await runProcess(['db', 'backup', '--keep', '2'], env)
    expect([backup.exitCode, backup.stderr]).toEqual([0, expect.stringContaining('Verified')])
    const [address, ...others] = readFileSync(seen, 'utf8').trim().split('\n')
    expect(address).toMatch(/\?application_name=a%20b$/)
    expect(others.at(-1)).toBe('set: s3cret')
  })

  it('a backup that is named in the folder of data before anything is kept there makes that folder', async () => {
    const taken = await run('db', 'backup', 'var/before-update.dump')
    expect(taken).toMatchObject({ exitCode: 0, stdout: join(clinic.folder, 'var/before-update.dump\n') })
    expect((statSync(join(clinic.folder, 'var')).mode & 0o777).toString(8)).toBe('700')
  })

  it('a backup is not called unsound because the program that reads it was killed', async () => {
    const file = (await run('db', 'backup')).stdout.trimEnd()
    expect(await runProcess(['db', 'verify', file], withProgram('pg_restore', 'kill -9 $$'))).toMatchObject({
      exitCode: 5,
      stderr: expect.stringContaining('pg_restore failed: terminated by SIGKILL. See whether'),
    })
  })

  it('a backup that finds no room where it is tried names that disk, not its own', async () => {
    const words =
      'error: could not execute query: ERROR:  could not extend file "base/1": No space left on device'
    const env = withProgram('pg_restore', `echo 'pg_restore: ${words}' >&2; exit 1`)
    expect(await runProcess(['db', 'backup'], env, { cwd: clinic.folder })).toMatchObject({
      exitCode: 5,
      stderr: expect.stringMatching(/^pg_restore failed: .*could not extend file .* Free space on the disk/m),
    })
  })

  it('a backup that is stopped stops the program that copies', async () => {
    const started = join(clinic.folder, 'started')
    const endless = `echo $$ > ${started}.part; mv ${started}.part ${started}; exec tail --pid=${process.pid} -f /dev/null`
    const child = spawn(process.execPath, [programs.cli, 'db', 'backup'], {
      cwd: clinic.folder,
      env: { ...process.env, ...withProgram('pg_dump', endless) },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    await expect.poll(() => existsSync(started)).toBe(true)
    const copying = Number(readFileSync(started, 'utf8'))
    child.kill('SIGTERM')
    expect(await ended).toEqual([null, 'SIGTERM'])
    expect(existsSync(`/proc/${copying}`)).toBe(false)
  })

  it('an erasure also drops the scratch database that a killed backup left', async () => {
    const reference = await receive()
    const left = `clinic_scratch_${compactTime(new Date())}_0123456789ab`
    await useDatabase(clinic.databaseUrl, {}, (db) => db.raw('create database ??', [left]))
    const erased = await run('privacy', 'erase', '--reference', reference, '--confirm', reference)
    expect(erased.exitCode).toBe(0)
    const names = useDatabase(clinic.databaseUrl, {}, (db) => db('pg_database').pluck('datname'))
    expect(await names).not.toContain(left)
  })

  it('a change that is under way and an erasure do not block each other', async () => {
    const reference = await receive()
    await run('enquiries', 'note', reference, 'Rang')
    await useDatabase(clinic.databaseUrl, {}, async (db) => {
      const change = await db.transaction()
      await change('enquiries').where({ reference }).update({ status: 'contacted' })
      const erasing = eraseRows(db, { references: [reference] }, { actor: 'mary', now: new Date() })
      const waiting = () =>
        db('pg_stat_activity')
          .where({ wait_event_type: 'Lock', datname: db.raw('current_database()') })
          .pluck('query')
      await expect.poll(waiting).toHaveLength(1)
      await change('enquiry_notes').where({ reference }).update({ text: 'Rang twice' })
      await change.commit()
      expect(await erasing).toMatchObject({ enquiries: 1, enquiry_notes: 1 })
    })
  })

  it('a database of another program, and an empty one where one was backed up, are not taken for ours', async () => {
    await run('db', 'backup')
    clinic.databaseUrl = await newPostgresDatabase()
    const refused = async (command: string, why: string) => {
      const { exitCode, stderr } = await run(...command.split(' '))
      expect([command, exitCode, stderr]).toEqual([command, 5, expect.stringContaining(why)])
    }
    await refused('enquiries list', 'holds nothing of this program, although one was backed up.')
    await useDatabase(clinic.databaseUrl, {}, (db) =>
      db.raw(
        "create table knex_migrations (id serial, name text); insert into knex_migrations (name) values ('001_posts')",
      ),
    )
    await refused('db migrate', "is another program's (001_posts). Check DATABASE_URL.")
  })

  it('the doctor says of a backup from before the move here that it is of SQLite', async () => {
    const before = newMigratedSqlite(join(clinic.folder, 'var', 'clinic.sqlite3'))
    const taken = await runWithin(['db', 'backup'], { DATABASE_URL: before }, clinic.folder, {
      clock: () => new Date(),
    })
    expect(taken.exitCode).toBe(0)
    const { exitCode, stdout } = await run('doctor')
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringMatching(
        /^✗ backups {8}the only one is 0 min old, and it is of SQLite, not of the database in use\.\n +→ Take another with: clinic db backup --keep 14$/m,
      ),
    ])
  })

  it('the doctor says why nothing can be written', async () => {
    const name = new URL(clinic.databaseUrl).pathname.slice(1)
    await useDatabase(clinic.databaseUrl, {}, (db) =>
      db.raw('alter database ?? set default_transaction_read_only = on', [name]),
    )
    expect((await run('doctor')).stdout).toMatch(/✗ database .*is read-only \(25006\)/)
  })

  it('a person is found and exported, and old enquiries are deleted', async () => {
    const reference = await receive()
    const found = await run('privacy', 'find', '--email', 'ALEX@client.example', '--phone', '+44 7700 900123')
    expect(found).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(reference) })
    const file = join(clinic.folder, 'alex')
    expect(await run('privacy', 'export', '--name', 'Alex', '--output', file)).toMatchObject({ exitCode: 0 })
    expect(readFileSync(`${file}.txt`, 'utf8')).toContain(reference)
    await useDatabase(clinic.databaseUrl, {}, async (db) => {
      const later = new Date(Date.now() + 40 * 86_400_000)
      const plan = await planPurge(db, { count: 1, unit: 'month' }, later)
      expect(plan).toMatchObject({ references: [reference], total: 1, doubt: 'share' })
      await purgeShortLived(db, later)
      expect(await purgeEnquiries(db, plan, { actor: 'retention', now: later })).toEqual({
        deleted: [reference],
        freed: true,
      })
      expect(await planPurge(db, { count: 1, unit: 'month' }, later)).toMatchObject({
        references: [],
        total: 0,
      })
    })
  })

  it('a backup with a flipped byte and a cut one are told apart, and a restore is refused while a program is connected', async () => {
    await receive()
    const file = join(clinic.folder, 'b.dump')
    expect(await run('db', 'backup', file)).toMatchObject({ exitCode: 0 })
    await useDatabase(clinic.databaseUrl, {}, async (db) => {
      await db('enquiries').first()
      const refused = await run('db', 'restore', file)
      expect(refused).toMatchObject({
        exitCode: 5,
        stderr: expect.stringContaining('connected to the database'),
      })
    })
    const bytes = readFileSync(file)
    bytes[bytes.length - 200] = (bytes.at(-200) ?? 0) ^ 1
    writeFileSync(file, bytes)
    const flipped = await run('db', 'verify', file)
    expect(flipped).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('SHA-256 differs') })
    truncateSync(file, bytes.length - 400)
    const cut = await run('db', 'verify', file)
    expect(cut).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^It is incomplete: it ends after [\d,]+ bytes/),
    })
  })

  it('a dump that pg_restore never finishes reading, as some damage makes it, is not waited for', async () => {
    const endless = join(clinic.folder, 'endless.dump')
    execFileSync('mkfifo', [endless])
    expect(await dumpIsCut(endless, 100)).toBe(false)
  })
})
