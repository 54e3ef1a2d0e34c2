import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Knex } from 'knex'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect, lockForServer } from '../../database/connection.ts'
import { fileIdentity } from '../../database/connection-info.ts'
import { asUnavailable } from '../../database/database-errors.ts'
import { databaseAnswers } from '../../database/database-health.ts'
import { countEnquiries } from '../../database/enquiries/find-enquiries.ts'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import { migrate } from '../../database/migrate.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

const now = new Date('2026-11-20T09:30:00Z')

/** Whether this process has a file open. */
const isOpen = (file: string) =>
  readdirSync('/proc/self/fd').some((name) => fileIdentity(`/proc/self/fd/${name}`) === fileIdentity(file))

describe('a SQLite file', () => {
  let directory: { path: string; remove: () => void }
  let file: string
  const connections: Knex[] = []

  const open = (path = file) => {
    const db = connect(`sqlite:${path}`)
    connections.push(db)
    return db
  }

  beforeEach(() => {
    directory = temporaryDirectory()
    file = join(directory.path, 'var', 'clinic.sqlite3')
  })

  afterEach(async () => {
    for (const db of connections.splice(0)) await db.destroy()
    directory.remove()
  })

  it('is readable by its owner alone, the write-ahead log too', async () => {
    await migrate(open())
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
    expect([dirname(file), file, `${file}-wal`, `${file}-shm`].map(mode)).toEqual([
      '700',
      '600',
      '600',
      '600',
    ])
  })

  it('has the settings by which a power cut loses nothing and erased rows are overwritten', async () => {
    const db = open()
    const pragma = async (name: string) => Object.values((await db.raw(`pragma ${name}`))[0])[0]
    const names = [
      'journal_mode',
      'synchronous',
      'foreign_keys',
      'busy_timeout',
      'secure_delete',
      'recursive_triggers',
    ]
    expect(await Promise.all(names.map(pragma))).toEqual(['wal', 2, 1, 12_000, 1, 1])
  })

  it('that others can read is refused with the remedy', async () => {
    await migrate(open())
    chmodSync(file, 0o640)
    expect(() => open()).toThrow(`chmod 600 ${file}`)
  })

  it('with a lock file that others can read is refused, in words that are true of the empty lock file', async () => {
    const unlock = await lockForServer(`sqlite:${file}`)
    await unlock()
    chmodSync(`${file}.server`, 0o640)
    await expect(lockForServer(`sqlite:${file}`)).rejects.toThrow(
      `${file}.server, which belongs to a database of personal data. Make it private with: chmod 600 ${file}.server`,
    )
  })

  it('has one server, also when another is given a link to it', async () => {
    await migrate(open())
    const link = join(directory.path, 'link.sqlite3')
    symlinkSync(file, link)
    const unlock = await lockForServer(`sqlite:${file}`)
    await expect(lockForServer(`sqlite:${link}`)).rejects.toThrow(`Another server uses the database ${file}.`)
    await unlock()
  })

  it('that is a directory is refused', () => {
    mkdirSync(file, { recursive: true })
    expect(() => open()).toThrow(`${file} is not a file`)
  })

  it('whose folder is not a directory is refused', () => {
    writeFileSync(dirname(file), '')
    expect(() => open()).toThrow(`The folder ${dirname(file)} cannot be made or written to (`)
  })

  it('in a folder that cannot be written to is refused with the folder and remedies, by the server too', async () => {
    const refusal =
      'The folder /proc cannot be made or written to (ENOENT). Run as its owner, or give it to this user with chown; under systemd name it in ReadWritePaths; remount a read-only disk. Or name a file elsewhere in DATABASE_URL.'
    expect(() => open('/proc/clinic.sqlite3')).toThrow(refusal)
    await expect(lockForServer('sqlite:/proc/clinic.sqlite3')).rejects.toThrow(refusal)
  })

  it.each([
    ['no database', 'These are words, not a database. '.repeat(200)],
    ['damaged', `SQLite format 3\0${'x'.repeat(8192)}`],
  ])('that is %s is reported by its name', async (_, content) => {
    mkdirSync(dirname(file))
    writeFileSync(file, content, { mode: 0o600 })
    const failure = { name: 'DatabaseUnavailable', reason: 'damaged', message: expect.stringContaining(file) }
    await expect(migrate(open())).rejects.toMatchObject(failure)
    expect(await databaseAnswers(open())).toBe(false)
  })

  it('that cannot be used is not kept open', async () => {
    mkdirSync(dirname(file))
    writeFileSync(file, 'These are words, not a database. '.repeat(200), { mode: 0o600 })
    expect(await databaseAnswers(open())).toBe(false)
    expect(isOpen(file)).toBe(false)
  })

  it('that is locked for too long refuses everything that waits, and stores none of it', async () => {
    const db = open()
    await migrate(db)
    const holder = await open().transaction()
    await holder.raw('pragma user_version = 1')
    await db.raw('pragma busy_timeout = 100')
    let writes = 0
    db.on('query', ({ sql }) => {
      if (sql.includes('arriving_enquiries')) writes += 1
    })
    const sent = await Promise.allSettled(
      Array.from({ length: 5 }, () => storeEnquiry(db, enquiryExample, { now })),
    )
    const busy = { status: 'rejected', reason: { name: 'DatabaseUnavailable', reason: 'busy' } }
    expect(sent).toMatchObject(sent.map(() => busy))
    await holder.rollback()
    // The first alone, the others together: if each tried again, the last would wait for all.
    expect(writes).toBe(2)
    expect(await countEnquiries(db, {})).toBe(0)
    expect(await storeEnquiry(db, enquiryExample, { now })).toMatchObject({ outcome: 'stored' })
  })

  it('that may not be written is reported in words that are true of a file of another user and of a read-only disk', async () => {
    const db = open()
    await migrate(db)
    await db.raw('pragma query_only = 1')
    await expect(storeEnquiry(db, enquiryExample, { now })).rejects.toMatchObject({
      reason: 'misconfigured',
      message: `Nothing may be written to the database ${file} (SQLITE_READONLY): the file or its folder does not belong to the user that this runs as (give them to that user with chown), ReadWritePaths of the systemd unit does not name its folder, or its disk is read-only, as after a fault (see "dmesg", then remount it writable).`,
    })
  })

  it.each(['SQLITE_IOERR', 'EIO'])('on a disk that fails with %s is not just called full', (code) => {
    expect(asUnavailable(Object.assign(new Error('disk I/O error'), { code }), file)).toMatchObject({
      reason: 'failing',
      message: expect.stringContaining(
        `(${code}): it fails, is full, or is read-only since a fault, as "dmesg"`,
      ),
    })
  })

  it('keeps its audit from a program that replaces rows without the trigger of their deletion', async () => {
    const db = open()
    await migrate(db)
    await db.raw('pragma recursive_triggers = off')
    const undone = { action: 'undone', refers_to: 1, actor: 'mary', at: now.toISOString() }
    const [{ id }] = await db('enquiry_events').insert(undone).returning('id')
    for (const row of [{ ...undone, refers_to: null, id }, undone]) {
      const { sql, bindings } = db('enquiry_events')
        .insert({ ...row, actor: 'nobody' })
        .toSQL()
      const replacing = db.raw(sql.replace('insert', 'insert or replace'), [...bindings])
      await expect(replacing).rejects.toThrow(/append-only/)
    }
    expect(await db('enquiry_events').pluck('actor')).toEqual(['mary'])
  })

  it('never shows in an error what a visitor typed', async () => {
    const db = open()
    await migrate(db)
    await db.raw('drop view arriving_enquiries')
    const failure = await storeEnquiry(db, enquiryExample, { now }).catch((error: Error) => error)
    expect(failure).toMatchObject({ reason: 'outdated' })
    for (const value of Object.values(enquiryExample))
      expect(JSON.stringify([`${failure}`, failure])).not.toContain(value)
  })
})
