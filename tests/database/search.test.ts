import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import { connectionInfo } from '../../database/connection-info.ts'
import { copyRows } from '../../database/copies/copy-database.ts'
import { examineDatabase } from '../../database/copies/examine.ts'
import { addNote } from '../../database/enquiries/enquiry-note.ts'
import { eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { countEnquiries, findEnquiries } from '../../database/enquiries/find-enquiries.ts'
import { freeDeletedBytes } from '../../database/free-deleted-bytes.ts'
import { migrate } from '../../database/migrate.ts'
import { migrationNames } from '../../database/migration-source.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { storeExample } from '../support/store-example.ts'
import { describeEachDatabase } from './each-database.ts'
import { migrateTo } from './migrate-to.ts'

const now = new Date('2026-11-20T15:00:00Z')
const stamp = { actor: 'reception', now }

const receive = (db: Knex, change: Partial<Enquiry>) =>
  storeExample(db, { reasonForContact: 'general', ...change }, { now })

async function found(db: Knex, search: string): Promise<string[]> {
  const enquiries = await findEnquiries(db, { search })
  expect(await countEnquiries(db, { search })).toBe(enquiries.length)
  return enquiries.map(({ reference }) => reference)
}

describeEachDatabase('a search', ({ open, openMigrated, url }) => {
  it('reads a two-digit year as one of either century', async () => {
    const db = await openMigrated()
    const reference = await receive(db, { dateOfBirth: '1935-06-05' })
    const child = await receive(db, { dateOfBirth: '2005-06-05' })
    expect([await found(db, '5/6/35'), await found(db, '5/6/05')]).toEqual([[reference], [child]])
  })

  it('finds nobody without a word to look for', async () => {
    const db = await openMigrated()
    await receive(db, {})
    expect([await found(db, ','), await found(db, '"'), await found(db, ' ')]).toEqual([[], [], []])
  })

  it('finds an enquiry among others by any part of it, however that is written', async () => {
    const db = await openMigrated()
    const reference = await receive(db, {
      name: 'Siân (Vi) O’Brien',
      // No reference has a 0 or 1, so none is found by chance.
      phone: '+44 7700 900187',
      dateOfBirth: '1961-12-03',
      message: 'About 100% of it_all,w “no” c:\\x',
    })
    const other = await receive(db, { name: 'Sean Bryant' })
    await addNote(db, reference, 'Prefers Thursdays', stamp)
    const searches = [
      "sian (vi) o'brien",
      'vi',
      'no',
      'OBRIEN',
      'si',
      's 1961-12-03',
      '+447700900187',
      '07700-900187',
      '(07700) 900187',
      '900 187',
    ]
    searches.push(
      '3/12/1961',
      '3 December 1961',
      '1961-12-03',
      reference.slice(4, 8),
      'thursdays sian',
      '100%',
      'it_all',
      'c:\\x',
      'w sian',
    )
    for (const search of searches) expect([search, await found(db, search)]).toEqual([search, [reference]])
    expect(await found(db, 'client.example')).toEqual([other, reference])
    for (const search of ['thursdays bryant', '4/12/1961', 'itxall', 'q', 'q sian'])
      expect(await found(db, search)).toEqual([])
  })

  it('finds a Chinese character in any position, also at the end', async () => {
    const db = await openMigrated()
    const first = await receive(db, { name: '王小明' })
    const last = await receive(db, { message: '小王' })
    for (const search of ['王', '小']) expect(await found(db, search)).toEqual([last, first])
    expect(await found(db, '小明')).toEqual([first])
  })

  it('follows every change, and a copy finds the same', async () => {
    const db = await openMigrated()
    const reference = await receive(db, { name: 'Quenby Zyxwvut' })
    await db('enquiries').where({ reference }).update({ search: ' elsewhere ' })
    expect([await found(db, 'zyxwvut'), await found(db, 'elsewhere')]).toEqual([[], [reference]])
    const copy = open(await url())
    await migrate(copy)
    await copyRows(db, copy)
    expect(await found(copy, 'elsewhere')).toEqual([reference])
    expect((await examineDatabase(copy)).problems).toEqual([])
    await db('enquiries').where({ reference }).delete()
    expect(await found(db, 'elsewhere')).toEqual([])
    if (connectionInfo(db).dialect === 'sqlite') {
      await db.raw("insert into enquiry_search (rowid, search) values (99, 'nobody')")
      expect((await examineDatabase(db)).problems).toEqual(['The search index does not match the enquiries.'])
      await db.raw("insert into enquiry_search (enquiry_search) values ('rebuild')")
    }
    expect((await examineDatabase(db)).problems).toEqual([])
  })

  it('finds what was stored before there was an index', async () => {
    const current = await openMigrated()
    const reference = await receive(current, { phone: '+44 7700 900987' })
    await addNote(current, reference, 'Prefers Thursdays', stamp)
    const db = open(await url())
    await migrateTo(db, migrationNames.indexOf('20261123-search'))
    for (const table of ['enquiries', 'enquiry_events', 'enquiry_notes']) {
      const columns = Object.keys(await db(table).columnInfo())
      await db(table).insert(await current(table).select(columns))
    }
    await db('enquiries').update({ search: 'as it was' })
    await migrate(db)
    expect(await found(db, '07700900987 thursdays 27/3/1985')).toEqual([reference])
  })

  it('leaves no trace of what was erased', async () => {
    const db = await openMigrated()
    const { dialect, place } = connectionInfo(db)
    const gothic = '𐌲𐌿𐍄𐌹𐍃𐌺'
    for (let rest = 0; rest < 40; rest += 1) await receive(db, { message: `Words ${rest} of somebody else` })
    const reference = await receive(db, { message: gothic })
    expect(await found(db, gothic.slice(2, 10))).toEqual([reference])
    await eraseRows(db, { references: [reference] }, stamp)
    await freeDeletedBytes(db)
    expect(await found(db, gothic)).toEqual([])
    expect((await examineDatabase(db)).problems).toEqual([])
    if (dialect === 'postgres') return
    const files = readdirSync(dirname(place)).filter((file) => join(dirname(place), file).startsWith(place))
    for (const file of files) expect(readFileSync(join(dirname(place), file)).includes('𐌿')).toBe(false)
  })
})
