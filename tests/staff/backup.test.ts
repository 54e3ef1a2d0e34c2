import {
  chmodSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connect } from '../../database/connection.ts'
import { useDatabase } from '../../database/use-database.ts'
import { now, runWithin, useClinic } from '../cli/clinic-fixture.ts'
import { migrateTo } from '../database/migrate-to.ts'
import { siteDirectory, startTestServer } from '../support/process-run.ts'
import { backUpWhileWriting } from './backup-run.ts'

it('a backup taken while a program writes holds all that was acknowledged', () => backUpWhileWriting(1, 100))

describe('a backup', () => {
  const clinic = useClinic()
  const backup = async (...options: string[]) => {
    const { exitCode, stdout, stderr } = await clinic.run('db', 'backup', ...options)
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('Verified: ')])
    return stdout.trimEnd()
  }
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
  const references = async () => {
    const { stdout } = await clinic.run('enquiries', 'list', '--json', 'reference')
    return (JSON.parse(stdout) as { reference: string }[]).map(({ reference }) => reference)
  }

  it('is private, has a checksum that other programs read, and is never written over', async () => {
    const mask = process.umask(0o022)
    const file = await backup().finally(() => process.umask(mask))
    expect([file, `${file}.sha256`, join(file, '..')].map(mode)).toEqual(['600', '600', '700'])
    expect(readFileSync(`${file}.sha256`, 'utf8')).toMatch(new RegExp(`^[0-9a-f]{64}  ${basename(file)}\n$`))
    expect(readdirSync(join(file, '..')).sort()).toEqual([basename(file), `${basename(file)}.sha256`])
    const again = await clinic.run('db', 'backup', file)
    expect(again).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('exists and is left as it is'),
    })
  })

  it('restores the state it was taken in, and keeps the replaced file', async () => {
    const first = await clinic.receive()
    const file = await backup()
    const second = await clinic.receive({}, 0.5)
    const { exitCode, stdout, stderr } = await clinic.run('db', 'restore', file, '--yes')
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/1 enquiry, .*\nErased again.*: 0\.\n$/)])
    expect(stderr).toMatch(/^The backup has 1 enquiry, .* that it replaces has 2, /m)
    expect(await references()).toEqual([first])
    const kept = /kept as (\S+)\. /.exec(stderr)?.[1] ?? ''
    expect(mode(kept)).toBe('600')
    const env = { DATABASE_URL: `sqlite:${kept}` }
    expect((await runWithin(['enquiries', 'list', '--json', 'reference'], env)).stdout).toContain(second)
  })

  it('is restored again within a second, and both replaced files are kept', async () => {
    const file = await backup()
    const restoreAfter = (milliseconds: number) =>
      clinic.runOn({ clock: () => new Date(now.getTime() + milliseconds) }, 'db', 'restore', file)
    const restored = [await restoreAfter(100), await restoreAfter(400)]
    expect(restored.map(({ exitCode }) => exitCode)).toEqual([0, 0])
    const kept = restored.map(({ stderr }) => /kept as (\S+)\. /.exec(stderr)?.[1] ?? '')
    expect(kept.map(mode)).toEqual(['600', '600'])
    expect(new Set(kept).size).toBe(2)
  })

  it.skipIf(process.getuid?.() !== 0)(
    'made by root belongs to the service’s user, like everything beside it',
    async () => {
      const data = join(clinic.directory, 'var')
      for (const path of [data, join(data, 'clinic.sqlite3')]) chownSync(path, 65534, 65534)
      const erased = await clinic.receive()
      const file = await backup()
      await clinic.run('privacy', 'erase', '--reference', erased, '--confirm', erased)
      expect(await clinic.run('db', 'restore', file, '--yes')).toMatchObject({ exitCode: 0 })
      const names = readdirSync(data, { recursive: true, encoding: 'utf8' })
      expect(names).toEqual(
        expect.arrayContaining(['erased-references.txt', 'backups', 'backup-folders.json']),
      )
      expect(names.filter((name) => statSync(join(data, name)).uid !== 65534)).toEqual([])
    },
  )

  it('that is not put in place leaves the list of what was erased as it was', async () => {
    const file = await backup()
    const others = join(file, '..', 'erased-references.txt')
    writeFileSync(others, 'ENQ-7F3K-9QW2 2026-11-20T15:00:00.000Z\n')
    await clinic.receive()
    expect(await clinic.answer(['n'], 'db', 'restore', file)).toMatchObject({ exitCode: 1 })
    const own = join(clinic.directory, 'var', 'erased-references.txt')
    expect(existsSync(own)).toBe(false)
    expect(await clinic.answer(['y'], 'db', 'restore', file)).toMatchObject({ exitCode: 0 })
    expect(readFileSync(own, 'utf8')).toBe(readFileSync(others, 'utf8'))
  })

  it('takes the place of a database with more or newer enquiries only when somebody confirms it', async () => {
    const first = await clinic.receive()
    const file = await backup()
    const second = await clinic.receive({}, 0.5)
    const replaced = join(clinic.directory, 'var/clinic.sqlite3')
    const both = `The backup has 1 enquiry, the newest of Fri 20 Nov 2026, 14:00; the database ${replaced} that it replaces has 2, the newest of Fri 20 Nov 2026, 14:30.`
    const restore = ['db', 'restore', file]
    expect(await clinic.run(...restore)).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `Nothing was changed. ${both} Put the backup in its place? Add --yes if you mean it.\n`,
    })
    expect(await clinic.answer(['n'], ...restore)).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `${both} Put the backup in its place? [y/N] Nothing was changed.\n`,
    })
    expect(await references()).toEqual([first, second])
    const restored = await clinic.answer(['y'], ...restore)
    expect([restored.exitCode, restored.stderr.split(both).length]).toEqual([0, 2])
    expect(await references()).toEqual([first])
  })

  it('of a later version, of another program, or of no database is recognised as such', async () => {
    const inside = (name: string) => join(clinic.directory, name)
    const verify = async (name: string) => (await clinic.run('db', 'verify', inside(name))).stderr
    await clinic.withDatabase(async (db) => {
      await db('knex_migrations').insert({ name: '29991231-unknown', batch: 2 })
      await db.raw('vacuum into ?', [inside('later.sqlite3')])
    })
    expect(await verify('later.sqlite3')).toContain('It was made by a later version of this program.')
    await useDatabase(`sqlite:${inside('other.sqlite3')}`, {}, (db) => db.raw('create table other (id)'))
    expect(await verify('other.sqlite3')).toContain('It holds none of the tables of this program.')
    writeFileSync(inside('text'), 'no database '.repeat(400))
    expect(await verify('text')).toContain('It is damaged, or it is not a database.')
  })

  it('replaces a damaged file', async () => {
    const reference = await clinic.receive()
    const file = await backup()
    const database = clinic.databaseUrl.replace('sqlite:', '')
    writeFileSync(database, 'x'.repeat(50_000))
    writeFileSync(`${database}-wal`, 'stale', { mode: 0o600 })
    expect(await clinic.run('db', 'restore', file)).toMatchObject({ exitCode: 0 })
    expect(await references()).toEqual([reference])
  })

  it.each<[string, (file: string) => void, string]>([
    ['a flipped byte', flipByte, 'It has changed since it was written: the SHA-256 differs'],
    ['its end cut off', (file) => truncateSync(file, 20_480), 'It is incomplete: 20,480 of '],
    ['nothing in it', (file) => truncateSync(file, 0), 'It is incomplete: the file is empty'],
    [
      'a dump in its place',
      (file) => writeFileSync(file, 'PGDMP'),
      'It is a backup of PostgreSQL, and DATABASE_URL',
    ],
    ['other text in it', (file) => writeFileSync(file, 'words'), 'It has changed since it was written'],
  ])('with %s is reported and not restored', async (_, spoil, sentence) => {
    const reference = await clinic.receive()
    const file = await backup()
    spoil(file)
    const verified = await clinic.run('db', 'verify', file)
    expect(verified).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringContaining(sentence) })
    const restored = await clinic.run('db', 'restore', file)
    expect(restored).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('Nothing was restored') })
    expect(await references()).toEqual([reference])
  })

  it('of an older version is reported, and is brought up to date', async () => {
    const older = join(clinic.directory, 'older.sqlite3')
    writeFileSync(older, '', { mode: 0o600 })
    const db = connect(`sqlite:${older}`)
    await migrateTo(db, 2)
    await db.raw('pragma journal_mode = delete')
    await db.destroy()
    const verified = await clinic.run('db', 'verify', older)
    expect(verified).toMatchObject({
      exitCode: 0,
      stderr: expect.stringContaining('It is of an older version, which lacks 20261120-rate-limits'),
    })
    expect(await clinic.run('db', 'restore', older)).toMatchObject({ exitCode: 0 })
    expect(await clinic.run('db', 'status')).toMatchObject({ exitCode: 0 })
  })

  it('of values that an earlier release accepted, such as a number one digit short, is sound, and the person is found', async () => {
    const reference = await clinic.receive()
    await clinic.run('enquiries', 'note', reference, 'Rang')
    await clinic.withDatabase(async (db) => {
      const date_of_birth = '2026-12-24'
      const message = `a${'\u0301'.repeat(40)}\uffff`
      await db('enquiries').update({ name: '\u3164', phone: '07700 90012', message, date_of_birth })
      await db('enquiry_notes').update({ text: '\u200b' })
    })
    expect(await clinic.run('db', 'backup')).toMatchObject({ exitCode: 0 })
    const found = await clinic.run('privacy', 'find', '--phone', '07700 90012')
    expect(found.stdout).toContain(reference)
  })

  it('whose audit could be changed, or with rows that are invalid or belong to none, is refused', async () => {
    const reference = await clinic.receive()
    await clinic.run('enquiries', 'note', reference, 'Rang')
    await clinic.withDatabase(async (db) => {
      await db('enquiries').update({ date_of_birth: '1985-02-31', phone: '0770\n0 900123', email: 'none' })
      await db('enquiry_notes').update({ text: '' })
      await db.raw('drop trigger enquiry_events_no_delete')
      await db.raw('pragma foreign_keys = off')
      await db('idempotency_keys').insert({ key: 'a key', digest: 'x', reference: 'ENQ-2222-2222' })
    })
    const { exitCode, stderr } = await clinic.run('db', 'backup')
    expect([exitCode, stderr]).toEqual([
      1,
      `The backup was not kept, because its check failed:
Rows of idempotency_keys refer to rows of enquiries that are missing: 1.
The trigger enquiry_events_no_delete, which keeps the audit from being changed, is missing.
Enquiry ${reference} cannot be read: dateOfBirth, email, phone not valid.
A note on ${reference} cannot be read: text not valid.
`,
    ])
    expect(readdirSync(join(clinic.directory, 'var', 'backups'))).toEqual([])
  })

  it('is not restored while a server runs', async () => {
    const file = await backup()
    const env = { DATABASE_URL: clinic.databaseUrl }
    const server = await startTestServer(siteDirectory(), env)
    try {
      const refused = await clinic.run('db', 'restore', file)
      expect(refused).toMatchObject({
        exitCode: 5,
        stderr: expect.stringContaining('A server or another restore uses this database'),
      })
      expect(await clinic.run('db', 'restore', `${file}.typo`)).toMatchObject({ exitCode: 3 })
    } finally {
      await server.kill('SIGKILL')
    }
    expect(await clinic.run('db', 'restore', file)).toMatchObject({ exitCode: 0 })
  })

  it('is restored only by a person with a name when that is required', async () => {
    const file = await backup()
    const env = { DATABASE_URL: clinic.databaseUrl, XDG_CONFIG_HOME: join(clinic.directory, 'config') }
    const restore = (more: Record<string, string>) =>
      runWithin(['db', 'restore', file], { ...env, REQUIRE_STAFF_NAME: 'on', ...more })
    expect(await restore({})).toMatchObject({ exitCode: 4 })
    expect(await restore({ CLINIC_STAFF: 'EC' })).toMatchObject({ exitCode: 0 })
  })

  it('that is missing, too old or useless is reported by the doctor, and in the morning when backups stopped', async () => {
    const answer = async () => {
      const { stdout } = await clinic.run('doctor')
      return /^. backups {8}[\s\S]*?(?=\n[✓!✗])/m.exec(stdout)?.[0]
    }
    expect(await answer()).toBe('✓ backups        none yet, and nothing to lose.')
    await clinic.receive()
    expect(await answer()).toMatch(/^✗ backups +there is none, [\s\S]* db backup --keep 14$/)
    const file = await backup(join(clinic.directory, 'var/backups/nightly.sqlite3'))
    expect(await answer()).toMatch(/^✓ backups +the only one is 0 min old, [\d,]+ MB left beside it\.$/)
    const daysAgo = new Date(now.getTime() - 3 * 86_400_000)
    utimesSync(file, daysAgo, daysAgo)
    expect(await answer()).toMatch(/^✗ backups +the only one is 3 days old\./)
    const stopped = 'No backup from the last two days can be found. See why: clinic doctor'
    expect((await clinic.run()).stdout).toContain(stopped)
    const cut = await backup(join(dirname(file), 'cut.sqlite3'))
    expect((await clinic.run()).stdout).not.toContain(stopped)
    truncateSync(cut, 9_000)
    utimesSync(cut, now, now)
    expect(await answer()).toContain(`it cannot be restored: "clinic db verify ${cut}" says why`)
    rmSync(dirname(cut), { recursive: true })
    // A folder on a network fails in ways of its own, and the morning reports it all the same.
    symlinkSync(dirname(cut), dirname(cut))
    expect((await clinic.run()).stdout).toContain(stopped)
  })

  it('is refused into a folder that cannot be used', async () => {
    const folder = join(clinic.directory, 'var', 'backups')
    writeFileSync(folder, '')
    const { exitCode, stderr } = await clinic.run('db', 'backup')
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`The folder ${folder} cannot be used`)])
  })
})

/** Changes a letter of the message, which SQLite's own check does not notice. */
function flipByte(file: string): void {
  const bytes = readFileSync(file)
  const at = bytes.indexOf('Which day suits?')
  expect(at).toBeGreaterThan(0)
  bytes[at] = 'w'.charCodeAt(0)
  chmodSync(file, 0o600)
  writeFileSync(file, bytes)
}
