import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { putFileInPlace } from '../../staff/backup/put-file-in-place.ts'
import { placesOf } from '../../staff/places.ts'
import { useClinic } from '../cli/clinic-fixture.ts'

describe('a restore on another machine', () => {
  const clinic = useClinic()
  let brought: string
  let file: string
  let live: string

  beforeEach(() => {
    brought = join(clinic.directory, 'brought')
    file = join(brought, 'b.sqlite3')
    live = join(clinic.directory, 'var/clinic.sqlite3')
  })

  const erase = (reference: string) =>
    clinic.run('privacy', 'erase', '--reference', reference, '--confirm', reference)
  const restore = (named = file) => clinic.run('db', 'restore', named, '--yes')
  /** Everything is gone but what was brought from the old machine. */
  const burn = () => rmSync(join(clinic.directory, 'var'), { recursive: true })

  it('says how far erasures are known, though it brings an older list of them', async () => {
    const [earlier, later] = [await clinic.receive(), await clinic.receive()]
    await clinic.run('db', 'backup', file)
    await erase(earlier)
    const list = join(brought, 'erased-references.txt')
    copyFileSync(list, `${list}.yesterday`)
    await erase(later)
    copyFileSync(`${list}.yesterday`, list)
    burn()
    const { stdout, stderr } = await restore()
    expect(stdout).toContain('Erased again (they had been erased before): 1.')
    expect(stderr).toContain(
      'Erasures are known up to Fri 20 Nov 2026, 15:00, restrictions up to Fri 20 Nov 2026, 14:00. If people',
    )
  })

  it('says how far they are known where the new machine has received something, and at each restore', async () => {
    const reference = await clinic.receive({}, 30)
    await clinic.run('db', 'backup', file)
    await clinic.run('enquiries', 'restrict', reference)
    burn()
    await clinic.run('db', 'migrate')
    await clinic.receive()
    const known = 'Erasures and restrictions are known up to Thu 19 Nov 2026, 09:00. If people'
    expect((await restore()).stderr).toContain(known)
    expect((await restore()).stderr).toContain(known)
  })

  it('knows what the database that it replaces tells', async () => {
    const reference = await clinic.receive({}, 30)
    await clinic.run('db', 'backup', file)
    await clinic.run('enquiries', 'restrict', reference)
    await clinic.receive({}, 1)
    const { stdout, stderr } = await restore()
    expect(stdout).toContain('Restricted again (restricted after this backup was taken): 1.')
    expect(stderr).toContain('Erasures and restrictions are known up to Fri 20 Nov 2026, 14:00.')
  })

  it('finds the list of what was erased beside the backup that a link leads to', async () => {
    const reference = await clinic.receive()
    await clinic.run('db', 'backup', file)
    await erase(reference)
    burn()
    mkdirSync(join(clinic.directory, 'newest'))
    const link = join(clinic.directory, 'newest/backup.sqlite3')
    symlinkSync(file, link)
    expect((await restore(link)).stdout).toContain('Erased again (they had been erased before): 1.')
  })

  it('puts no file there whose newest part is still in a log of its own', async () => {
    await clinic.run('db', 'backup', file)
    writeFileSync(`${file}-wal`, 'what found no room in the file')
    const places = placesOf(clinic.databaseUrl)
    writeFileSync(live, 'no database '.repeat(500))
    await expect(
      putFileInPlace(places, live, { restored: file, decidedAt: undefined, now: new Date() }),
    ).rejects.toThrow('Nothing was restored: the backup could not be written whole')
    expect([existsSync(file), readdirSync(places.data).filter((name) => name.includes('replaced'))]).toEqual([
      true,
      [],
    ])
  })
})
