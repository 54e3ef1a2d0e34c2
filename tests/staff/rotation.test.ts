import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '../../schemas/time/durations.ts'
import { now, runWithin, useClinic } from '../cli/clinic-fixture.ts'

describe('a backup that is not to be kept', () => {
  const clinic = useClinic()
  let kept: string
  const backup = async (...options: string[]) => {
    const { exitCode, stdout, stderr } = await clinic.run('db', 'backup', ...options)
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('Verified: ')])
    return stdout.trimEnd()
  }

  beforeEach(async () => {
    kept = join(clinic.directory, 'kept')
    mkdirSync(kept)
    await clinic.receive()
  })

  it('stays when the database never held an enquiry, like a new one in the place of one that was lost', async () => {
    const old = await backup(join(kept, 'old.sqlite3'))
    const longAgo = new Date(now.getTime() - 30 * 86_400_000)
    utimesSync(old, longAgo, longAgo)
    await backup(join(kept, 'another.sqlite3'))
    rmSync(join(clinic.directory, 'var/clinic.sqlite3'))
    await clinic.run('db', 'migrate')
    await backup(join(kept, 'new.sqlite3'), '--keep', '14')
    expect(existsSync(old)).toBe(true)
  })

  it('is removed with its checksum, if it has one, once it is as old as the days to keep', async () => {
    const old = await backup(join(kept, 'old.sqlite3'))
    // Its name alone shows that this program made it.
    copyFileSync(old, join(kept, 'clinic-2026-10-01T020000.000Z.sqlite3'))
    const recent = await backup(join(kept, 'recent.sqlite3'))
    const hour = 3_600_000
    // The timer is some minutes early on some days, and an hour when the clocks change.
    const before = (days: number, hours: number) => new Date(now.getTime() - days * 24 * hour + hours * hour)
    utimesSync(old, before(14, 1.2), before(14, 1.2))
    utimesSync(recent, before(14, 3), before(14, 3))
    await backup(join(kept, 'new.sqlite3'), '--keep', '14')
    expect(readdirSync(kept).sort()).toEqual([
      'new.sqlite3',
      'new.sqlite3.sha256',
      'recent.sqlite3',
      'recent.sqlite3.sha256',
    ])
  })

  it('is never the database in use, though that has the name of a backup', async () => {
    const folder = join(clinic.directory, 'var')
    const inUse = join(folder, 'clinic-2026-10-01T020000.000Z.sqlite3')
    renameSync(join(folder, 'clinic.sqlite3'), inUse)
    const runOnIt = (...args: string[]) => runWithin(args, { DATABASE_URL: `sqlite:${inUse}` })
    await runOnIt('db', 'backup', join(folder, 'first.sqlite3'))
    const { exitCode, stderr } = await runOnIt('db', 'backup', folder, '--keep', '14')
    expect([exitCode, stderr, existsSync(inUse)]).toEqual([0, expect.not.stringContaining('Removed'), true])
    const found = await runOnIt('privacy', 'find', '--name', 'Alex Example')
    expect(found.stderr).toContain('2 backups may hold this data')
  })

  it('is one taken a day ago or earlier, not one of last evening', async () => {
    const at = (time: string, ...options: string[]) =>
      clinic.runOn({ clock: () => new Date(time) }, 'db', 'backup', ...options)
    const { stdout } = await at('2026-11-20T23:50:00Z')
    expect((await at('2026-11-21T00:10:00Z', '--keep', '1')).stderr).not.toContain('Removed')
    expect((await at('2026-11-21T23:50:00Z', '--keep', '1')).stderr).toContain(`Removed: ${stdout}`)
  })

  it('made by the right clock survives a wrong one, which the doctor reports', async () => {
    const at = (time: string) => clinic.runOn({ clock: () => new Date(time) }, 'db', 'backup', '--keep', '14')
    await at('2026-11-18T03:00:00Z')
    const { stdout: last } = await at('2026-11-19T03:00:00Z')
    expect((await at('2027-12-20T03:00:00Z')).stderr).not.toContain(`Removed: ${last}`)
    expect(existsSync(last.trim())).toBe(true)
    const { stdout } = await clinic.run('doctor')
    expect(stdout).toMatch(/✗ backups +the newest is dated \d+ days from now, so the clock is wrong/)
  })

  it('is not written in the place of a disk that is not mounted', async () => {
    const disk = join(kept, 'disk')
    mkdirSync(disk)
    const { stdout } = await clinic.run('db', 'backup', disk)
    expect(stdout).toMatch(new RegExp(`^${disk}/clinic-.*\\.sqlite3\n$`))
    rmSync(disk, { recursive: true })
    for (const path of [disk, join(disk, 'second.sqlite3')]) {
      const { exitCode, stderr } = await clinic.run('db', 'backup', path)
      expect([exitCode, existsSync(disk)]).toEqual([2, false])
      expect(stderr).toContain(`The folder ${disk} held backups and is missing. Mount its disk`)
    }
  })

  it('is refused when the folder named does not exist', async () => {
    const mistyped = join(kept, 'bakups')
    const { exitCode, stderr } = await clinic.run('db', 'backup', `${mistyped}/`)
    expect([exitCode, existsSync(mistyped)]).toEqual([2, false])
    expect(stderr).toContain(`There is no folder ${mistyped}. Make it first, or name a file with an ending`)
    const inIt = await clinic.run('db', 'backup', join(mistyped, 'b.sqlite3'))
    expect([inIt.exitCode, existsSync(mistyped)]).toEqual([2, false])
    expect(inIt.stderr).toBe(`There is no folder ${mistyped}. Make it first.\n`)
  })

  it('is refused with the file’s name when the list of folders was edited wrongly', async () => {
    await backup(join(kept, 'first.sqlite3'))
    const list = join(clinic.directory, 'var', 'backup-folders.json')
    writeFileSync(list, `{ ${JSON.stringify(kept)}: 14, }`)
    const { exitCode, stderr } = await clinic.run('db', 'backup', join(kept, 'second.sqlite3'))
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining(`${list} is not a list of folders any more.`),
    ])
    expect(readdirSync(kept).sort()).toEqual(['first.sqlite3', 'first.sqlite3.sha256'])
  })

  it('is removed without the files of others in its folder', async () => {
    await backup(join(kept, 'old.sqlite3'))
    await backup(join(kept, 'recent.sqlite3'))
    const generated = join(kept, 'clinic-2026-01-01T000000.000Z.dump')
    // Named as in earlier releases.
    const earlier = join(kept, 'clinic-2026-01-02T000000Z.dump')
    // Named after a day that does not exist: then the file's own time counts.
    const misnamed = join(kept, 'clinic-2026-02-30T000000.000Z.dump')
    const replaced = 'clinic.sqlite3.replaced-2026-01-01T000000.000Z'
    const asides = [join(kept, replaced), join(clinic.directory, 'var', replaced)]
    const others = [
      'othershop-db.dump',
      'photos-2019.zip',
      // As an administrator's own pg_dump may be called.
      'clinic-2026-01-03T000000Z.dump',
      'terms.replaced-2024.docx',
      'letters.replaced-2026-01-01T000000Z',
    ].map((name) => join(kept, name))
    for (const file of [generated, earlier, misnamed, ...others.slice(0, 2)])
      writeFileSync(`${file}.sha256`, '')
    const log = `${asides[0]}-wal`
    for (const file of [generated, earlier, misnamed, ...asides, log, ...others]) writeFileSync(file, 'PGDMP')
    for (const file of [join(kept, 'old.sqlite3'), generated, ...asides, ...others]) utimesSync(file, 1, 1)
    const { stderr } = await clinic.run('db', 'backup', join(kept, 'new.sqlite3'), '--keep', '14')
    const removed = [...stderr.matchAll(/^Removed: (.*)$/gm)].map(([, file]) => file)
    expect(removed.sort()).toEqual([join(kept, 'old.sqlite3'), generated, earlier, ...asides].sort())
    expect([existsSync(misnamed), existsSync(log)]).toEqual([true, false])
    expect(others.filter((file) => !existsSync(file))).toEqual([])
  })

  it('stays when it lies beside the database: only the folder of the new one is tidied', async () => {
    const own = await backup(join(dirname(clinic.databaseUrl.replace('sqlite:', '')), 'own.sqlite3'))
    utimesSync(own, 0, 0)
    expect((await clinic.run('db', 'backup', '--keep', '14')).stderr).not.toContain('Removed')
    expect(await clinic.run('db', 'verify', own)).toMatchObject({ exitCode: 0 })
  })

  it('is named with its folder and no date, once backups are taken into another one', async () => {
    const erased = await clinic.receive()
    await backup(join(kept, 'earlier.sqlite3'), '--keep', '14')
    await clinic.run('privacy', 'erase', '--reference', erased, '--confirm', erased)
    const clock = () => new Date(now.getTime() + 3 * day)
    mkdirSync(join(clinic.directory, 'now'))
    const said = async (name: string) => {
      const file = join(clinic.directory, 'now', name)
      return (await clinic.runOn({ clock }, 'db', 'backup', file, '--keep', '14')).stderr
    }
    const left = (what: string) =>
      `\nBackups in ${kept} may hold ${what}. Only a backup into that folder with --keep removes them; if you take none there any more, delete them.\n`
    expect(await said('a.sqlite3')).toContain(left('an erased enquiry'))
    const output = join(clinic.directory, 'copy')
    const { stderr } = await clinic.run('privacy', 'export', '--name', 'Alex Example', '--output', output)
    expect(stderr).toContain(
      `1 backup may hold this data; the last will be removed by 8 December 2026.${left('this data')}`,
    )
    expect(readFileSync(`${output}.txt`, 'utf8')).toMatch(
      /of Fri 20 Nov 2026, 15:00, kept until somebody deletes it\n {2}of .*, removed by 8 December 2026\n/,
    )
    rmSync(kept, { recursive: true })
    expect(await said('b.sqlite3')).toContain(
      `\n${kept} cannot be read now; backups in it may hold an erased enquiry.\n`,
    )
  })

  it('keeps its date while its folder is in use, though the newest backup is elsewhere', async () => {
    await clinic.receive()
    await backup(join(kept, 'nightly.sqlite3'), '--keep', '14')
    const clock = () => new Date(now.getTime() + day)
    const byHand = join(clinic.directory, 'by-hand.sqlite3')
    expect(await clinic.runOn({ clock }, 'db', 'backup', byHand)).toMatchObject({ exitCode: 0 })
    const output = join(clinic.directory, 'copy')
    const { stderr } = await clinic.run('privacy', 'export', '--name', 'Alex Example', '--output', output)
    expect(stderr).toContain('1 backup may hold this data; the last will be removed by 5 December 2026.\n')
    expect(readFileSync(`${output}.txt`, 'utf8')).toContain(
      'of Fri 20 Nov 2026, 15:00, removed by 5 December 2026\n',
    )
  })

  it('has as many days to be kept after another was taken into its folder by hand', async () => {
    await clinic.receive()
    await backup(join(kept, 'nightly.sqlite3'), '--keep', '14')
    await backup(join(kept, 'by-hand.sqlite3'))
    const { stderr } = await clinic.run('privacy', 'find', '--name', 'Alex Example')
    expect(stderr).toContain('2 backups may hold this data; the last will be removed by 5 December 2026.\n')
  })

  it('may be what a restore kept, after the fewest days that any folder keeps', async () => {
    await clinic.receive()
    const file = await backup(join(kept, 'a.sqlite3'), '--keep', '30')
    await backup(join(clinic.directory, 'b.sqlite3'), '--keep', '14')
    const { stderr } = await clinic.run('db', 'restore', file)
    const aside = /kept as (\S+)\. /.exec(stderr)?.[1] ?? ''
    utimesSync(aside, now, now)
    rmSync(file)
    const found = await clinic.run('privacy', 'find', '--name', 'Alex Example')
    expect(found.stderr).toContain(
      '2 backups may hold this data; the last will be removed by 5 December 2026.\n',
    )
  })

  it('is reported as taken when an older one cannot be removed', async () => {
    await backup(join(kept, 'recent.sqlite3'))
    const old = join(kept, 'clinic-2026-01-01T000000.000Z.sqlite3')
    const fresh = join(kept, 'new.sqlite3')
    // A folder in a backup's place is not removed like a file.
    mkdirSync(old, { recursive: true })
    writeFileSync(`${old}.sha256`, '')
    utimesSync(old, 0, 0)
    expect(await clinic.run('db', 'backup', fresh, '--keep', '14')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(`The backup was taken, but ${old} could not be removed`),
    })
    expect(await clinic.run('db', 'verify', fresh)).toMatchObject({ exitCode: 0 })
  })
})
