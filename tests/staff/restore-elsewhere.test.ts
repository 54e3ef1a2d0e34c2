import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { replaceSqlite } from '../../staff/backup/replace-sqlite.ts'
import { placesOf } from '../../staff/places.ts'
import { useClinic } from '../cli/clinic-fixture.ts'

describe('a restore on another machine', () => {
  const clinic = useClinic()
  let brought: string
  let file: string
  let live: string

  beforeEach(() => {
    brought = join(clinic.directory, 'brought')
    mkdirSync(brought)
    file = join(brought, 'b.sqlite3')
    live = join(clinic.directory, 'var/clinic.sqlite3')
  })

  const erase = (reference: string) =>
    clinic.run('privacy', 'erase', '--reference', reference, '--confirm', reference)
  const restore = (named = file) => clinic.run('db', 'restore', named, '--yes')
  /** Deletes everything but what was brought from the old machine. */
  const burn = () => rmSync(join(clinic.directory, 'var'), { recursive: true })

  it('finds the list of what was erased, and the checksum, beside the backup that a link leads to', async () => {
    const reference = await clinic.receive()
    await clinic.run('db', 'backup', file)
    await erase(reference)
    burn()
    mkdirSync(join(clinic.directory, 'newest'))
    const link = join(clinic.directory, 'newest/backup.sqlite3')
    symlinkSync(file, link)
    expect((await restore(link)).stdout).toContain('Erased again (they had been erased before): 1.')
    const bytes = readFileSync(file)
    bytes.writeUInt8(bytes.readUInt8(9_000) ^ 1, 9_000)
    writeFileSync(file, bytes)
    expect(await restore(link)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('It has changed since it was written'),
    })
  })

  it('does not put a file in place whose newest part is still in a log of its own', async () => {
    await clinic.run('db', 'backup', file)
    writeFileSync(`${file}-wal`, 'what found no room in the file')
    const places = placesOf(clinic.databaseUrl)
    writeFileSync(live, 'no database '.repeat(500))
    await expect(
      replaceSqlite(places, live, { restoredFile: file, eventsSeen: undefined, now: new Date() }),
    ).rejects.toThrow('Nothing was restored: the backup could not be written whole')
    expect([existsSync(file), readdirSync(places.data).filter((name) => name.includes('replaced'))]).toEqual([
      true,
      [],
    ])
  })
})
