import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createReference } from '../../schemas/enquiry-reference.ts'
import { restoreBackup } from '../../staff/backup/restore-backup.ts'
import { placesOf } from '../../staff/places.ts'
import { useClinic } from '../cli/clinic-fixture.ts'

describe('a restore', () => {
  const clinic = useClinic()
  let data: string
  let folder: string
  let file: string

  beforeEach(async () => {
    data = join(clinic.directory, 'var')
    folder = join(clinic.directory, 'backups')
    file = join(folder, 'b.sqlite3')
    mkdirSync(folder)
  })

  const list = (place: string) => join(place, 'erased-references.txt')
  const backUp = () => clinic.run('db', 'backup', file)
  const erase = (reference: string) =>
    clinic.run('privacy', 'erase', '--reference', reference, '--confirm', reference)
  const erasedAgain = (count: number) => ({
    exitCode: 0,
    stdout: expect.stringMatching(new RegExp(`Erased again.*: ${count}\\.\\n$`)),
    stderr: expect.stringContaining('look through the requests for them, and make the others again.'),
  })

  it('brings back what only the write-ahead log of a file holds', async () => {
    const copy = join(clinic.directory, 'copy.sqlite3')
    await clinic.withDatabase(async (open) => {
      await open('enquiries').count()
      await clinic.receive()
      for (const ending of ['', '-wal']) copyFileSync(join(data, `clinic.sqlite3${ending}`), copy + ending)
    })
    await clinic.withDatabase((db) => db('enquiries').delete())
    expect(await clinic.run('db', 'restore', copy)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(': 1 enquiry,'),
    })
    rmSync(`${copy}-wal`)
    expect((await clinic.run('db', 'verify', copy)).stderr).toContain(
      'It is a copy of a database, without a log copy.sqlite3-wal: if it was copied while the server ran, its newest enquiries are missing.',
    )
    const stale = `${copy}-wal`
    rmSync(copy)
    await clinic.run('db', 'backup', copy)
    writeFileSync(stale, 'of another file')
    const { exitCode, stdout, stderr } = await clinic.run('db', 'verify', copy)
    expect([exitCode, stdout, stderr]).toEqual([0, expect.stringContaining('can be restored: 1 enquiry'), ''])
    expect(readdirSync(data).filter((name) => name.includes('restoring'))).toEqual([])
  })

  it.each(['wal', 'journal'])(
    'is not spoilt by the %s of a file that is gone, and keeps that',
    async (ending) => {
      await backUp()
      const live = join(data, 'clinic.sqlite3')
      const log = join(clinic.directory, 'log')
      writeFileSync(log, 'of another file')
      if (ending === 'wal')
        await clinic.withDatabase(async (open) => {
          await open('enquiries').count()
          await clinic.receive()
          copyFileSync(`${live}-wal`, log)
        })
      rmSync(live)
      copyFileSync(log, `${live}-${ending}`)
      const restore = await clinic.run('db', 'restore', file)
      expect([restore.exitCode, restore.stderr]).toEqual([
        0,
        expect.stringMatching(new RegExp(`is kept as .*clinic\\.sqlite3\\.replaced-.*-${ending}\\.`)),
      ])
      expect(await clinic.run('enquiries', 'list')).toMatchObject({ exitCode: 0, stdout: '' })
      expect((await clinic.run('doctor')).stdout).toContain('✓ integrity')
      expect(existsSync(`${live}-journal`)).toBe(false)
      expect((await clinic.run('db', 'backup', join(folder, 'later.sqlite3'), '--keep', '1')).exitCode).toBe(
        0,
      )
    },
  )

  it('does not wait when somebody has the database open, and changes nothing', async () => {
    await backUp()
    const reference = await clinic.receive()
    await clinic.withDatabase(async (open) => {
      await open('enquiries').count()
      const { exitCode, stderr } = await clinic.run('db', 'restore', file, '--yes')
      expect([exitCode, stderr]).toEqual([5, expect.stringContaining('a desk or another command uses this')])
    })
    expect((await clinic.run('enquiries', 'list')).stdout).toContain(reference)
    expect(readdirSync(data).filter((name) => /replaced|partial/.test(name))).toEqual([])
    expect((await clinic.run('db', 'restore', file, '--yes')).exitCode).toBe(0)
    expect((await clinic.run('enquiries', 'list')).stdout).not.toContain(reference)
  })

  it('does not undo what somebody does while it asks', async () => {
    const reference = await clinic.receive()
    await backUp()
    await clinic.receive()
    const asked = { confirmLoss: async () => void (await clinic.run('enquiries', 'restrict', reference)) }
    const stamp = { actor: 'root', now: new Date() }
    await expect(restoreBackup(placesOf(clinic.databaseUrl), file, stamp, asked)).rejects.toThrow(
      'somebody changed or erased enquiries meanwhile',
    )
    expect(readdirSync(data).filter((name) => /replaced|partial/.test(name))).toEqual([])
    expect((await clinic.run('enquiries', 'list', '--restricted')).stdout).toContain(reference)
  })

  it.each([
    ['emptied', (live: string) => writeFileSync(live, ''), 'is empty, and'],
    ['overwritten with a backup', (live: string) => copyFileSync(file, live), 'belongs to another file'],
  ])('keeps the log of a file that was %s', async (_, overwrite, told) => {
    await backUp()
    const live = join(data, 'clinic.sqlite3')
    const log = join(clinic.directory, 'log')
    await clinic.withDatabase(async (open) => {
      await open('enquiries').count()
      await clinic.receive()
      copyFileSync(`${live}-wal`, log)
    })
    overwrite(live)
    copyFileSync(log, `${live}-wal`)
    expect((await clinic.run('doctor')).stdout).toContain(told)
    const restore = await clinic.run('db', 'restore', file)
    expect([restore.exitCode, restore.stderr]).toEqual([0, expect.stringMatching(/Z, .*Z-wal\./)])
  })

  it('over a link to a damaged file says what to do, and then knows what was erased', async () => {
    const reference = await clinic.receive()
    await backUp()
    await erase(reference)
    const [live, target] = [join(data, 'clinic.sqlite3'), join(clinic.directory, 'elsewhere')]
    rmSync(live)
    rmSync(list(folder))
    writeFileSync(target, 'no database '.repeat(500), { mode: 0o600 })
    symlinkSync('../elsewhere', live)
    const { exitCode, stderr } = await clinic.run('db', 'restore', file)
    const [, kept = '', empty = ''] =
      /Move that file, .* to (\S+), .* install -m 600 \/dev\/null '(\S+)'/.exec(stderr) ?? []
    expect([exitCode, kept.startsWith(`${live}.replaced-`), empty]).toEqual([5, true, target])
    renameSync(target, kept)
    writeFileSync(empty, '', { mode: 0o600 })
    expect(await clinic.run('db', 'restore', file)).toMatchObject(erasedAgain(1))
  })

  it('refuses a backup whose free pages are wrong', async () => {
    await backUp()
    rmSync(`${file}.sha256`)
    const bytes = readFileSync(file)
    bytes.writeUInt32BE(20, 32)
    bytes.writeUInt32BE(5, 36)
    writeFileSync(file, bytes)
    const { exitCode, stdout, stderr } = await clinic.run('db', 'verify', file)
    expect([exitCode, stdout + stderr]).toEqual([1, expect.stringMatching(/[Ff]reelist/)])
  })

  it('keeps a file that privacy find still names after somebody renamed it', async () => {
    const reference = await clinic.receive()
    await backUp()
    await clinic.run('db', 'restore', file)
    const [kept = ''] = readdirSync(data).filter((name) => name.includes('.replaced-'))
    renameSync(join(data, kept), join(data, `${kept}-keep`))
    const { stdout, stderr } = await clinic.run('privacy', 'find', '--email', 'alex@client.example')
    expect(stdout + stderr).toContain(reference)
    expect(stdout + stderr).toContain(`${kept}-keep`)
  })

  it.each([
    ['without the database', () => {}],
    ['over a new one', () => clinic.run('db', 'migrate')],
  ])('%s says that restrictions and erasures since then may be unknown', async (_, begin) => {
    const reference = await clinic.receive()
    await backUp()
    await clinic.run('enquiries', 'restrict', reference)
    rmSync(join(data, 'clinic.sqlite3'))
    await begin()
    const { exitCode, stderr } = await clinic.run('db', 'restore', file, '--yes')
    expect([exitCode, stderr]).toEqual([
      0,
      expect.stringMatching(
        /^The backup has 1 enquiry, .*\n.* look through the requests for them, and make the others again\.\n/,
      ),
    ])
  })

  it('made by hand brings back what was erased, and doctor says so', async () => {
    const doctor = async () => (await clinic.run('doctor')).stdout
    const reference = await clinic.receive()
    await backUp()
    await erase(reference)
    copyFileSync(file, join(data, 'clinic.sqlite3'))
    expect(await doctor()).toContain(
      `an enquiry that was to be erased is here, because a copy was put back by hand or the erasure failed: ${reference}.`,
    )
    await erase(reference)
    expect(await doctor()).not.toContain(reference)
  })

  it('reports an invalid value, and tables that are missing, in words about the backup', async () => {
    const problems = async (...changes: string[]) => {
      rmSync(file, { force: true })
      rmSync(`${file}.sha256`, { force: true })
      await clinic.receive()
      for (const change of [...changes, `vacuum into '${file}'`])
        await clinic.withDatabase((db) => db.raw(change))
      return clinic.run('db', 'verify', file)
    }
    expect(await problems("update enquiries set created_at = 'never'")).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('cannot be read'),
    })
    const { exitCode, stdout, stderr } = await problems(
      "update enquiries set created_at = '2026-11-20T10:00:00.000Z'",
      'drop table notifications',
    )
    expect([exitCode, stdout + stderr]).toEqual([
      1,
      expect.stringContaining('The table notifications is missing.'),
    ])
  })

  it('erases again however many were erased', async () => {
    const reference = await clinic.receive()
    await backUp()
    const erased = [...Array.from({ length: 1000 }, () => createReference()), reference]
    mkdirSync(data, { recursive: true })
    writeFileSync(list(data), erased.map((one) => `${one} 2026-11-20T15:00:00.000Z\n`).join(''))
    expect(await clinic.run('db', 'restore', file, '--yes')).toMatchObject(erasedAgain(1))
  })

  it('finds in a new folder of backups the list of what was erased before', async () => {
    const reference = await clinic.receive()
    await erase(reference)
    await backUp()
    expect(readFileSync(list(folder), 'utf8')).toContain(reference)
    // As in a folder that could not be reached during the first erasure.
    rmSync(list(folder))
    const other = await clinic.receive()
    await erase(other)
    await clinic.run('db', 'backup', folder)
    expect(readFileSync(list(folder), 'utf8').match(/^ENQ-\S+/gm)).toEqual([reference, other])
  })

  it.each([
    ['fewer enquiries, and a newer one', [1], [3, 2]],
    ['more enquiries, none of them newer', [3, 1], [1]],
  ])('asks before it replaces a database with %s', async (_, replacedHours, restoredHours) => {
    for (const hours of restoredHours) await clinic.receive({}, hours)
    await backUp()
    await clinic.withDatabase((db) => db('enquiries').delete())
    for (const hours of replacedHours) await clinic.receive({}, hours)
    expect(await clinic.run('db', 'restore', file)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('Put the backup in its place? Add --yes if you mean it.'),
    })
  })

  it('asks before it undoes what staff have done since, and restricts again what was restricted', async () => {
    const reference = await clinic.receive()
    await backUp()
    await clinic.run('enquiries', 'restrict', reference)
    expect(await clinic.run('db', 'restore', file)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/replaces has 1, .*, last changed on .*Put the backup in its place\?/),
    })
    expect(await clinic.run('db', 'restore', file, '--yes')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('Restricted again (restricted after this backup was taken): 1.'),
    })
    expect((await clinic.run('enquiries', 'list')).stdout).not.toContain(reference)
    expect((await clinic.run('enquiries', 'history', reference)).stdout).toContain('restricted')
    // What was restricted in the backup already is not counted.
    const later = join(folder, 'later.sqlite3')
    await clinic.run('db', 'backup', later)
    expect(await clinic.run('db', 'restore', later)).toMatchObject({
      exitCode: 0,
      stdout: expect.not.stringContaining('Restricted again'),
    })
  })
})
