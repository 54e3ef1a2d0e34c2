import type { Knex } from 'knex'
import { beforeEach, expect, it } from 'vitest'
import { changeStatus } from '../../database/enquiries/change-status.ts'
import { restrictEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import { recordExport } from '../../database/enquiries/enquiry-event.ts'
import { addNote } from '../../database/enquiries/enquiry-note.ts'
import { erasedReferences, eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import {
  countEnquiries,
  eachEnquiry,
  findEnquiries,
  findEnquiry,
  findReferences,
} from '../../database/enquiries/find-enquiries.ts'
import { history } from '../../database/enquiries/history.ts'
import { digestOf } from '../../database/enquiries/insert-enquiries.ts'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { enquiryExample, firstExample } from '../support/enquiry-example.ts'
import { storeMany } from '../support/many-enquiries.ts'
import { storeExample } from '../support/store-example.ts'
import { describeEachDatabase } from './each-database.ts'

const now = new Date('2026-11-20T09:30:00.123Z')
const enquiry: Enquiry = { ...enquiryExample, name: 'Éloïse Example' }
const stamp = { actor: 'reception', now }

describeEachDatabase('enquiries', ({ openMigrated }) => {
  let db: Knex

  beforeEach(async () => {
    db = await openMigrated()
  })

  const store = (change: Partial<Enquiry> = {}, at = now) =>
    storeExample(db, { ...enquiry, ...change }, { now: at })

  it('come back as they were stored', async () => {
    const reference = await store()
    const createdAt = now.toISOString()
    const stored = { ...enquiry, reference, status: 'new', suspicious: false, createdAt, restricted: false }
    expect(await findEnquiry(db, reference)).toEqual(stored)
    expect(await findEnquiry(db, 'ENQ-2222-2222')).toBeUndefined()
  })

  it('are known to be restricted in a database that lacks a later column', async () => {
    const reference = await store()
    await restrictEnquiry(db, reference, true, stamp)
    await db.raw('drop view arriving_enquiries')
    await db.raw('drop index enquiries_ring_back')
    await db.raw('alter table enquiries drop column ring_back_at')
    await expect(findEnquiries(db, {})).rejects.toThrow()
    expect(await findReferences(db, { restricted: true })).toEqual([reference])
  })

  it('have the fingerprint that every version makes of them, with and without a message', () => {
    const { message, ...required } = firstExample
    expect([digestOf('a key', firstExample), digestOf('a key', { ...required, message: undefined })]).toEqual(
      [
        'a0831c5e80d3507b4735d04e3a02e12ce825a700d9de6442d7e735fda0240bf7',
        '9808670210d2c1f05d9334e4571feaebc82c7a2f13a3c747bdc00f4410a61633',
      ],
    )
  })

  it('are stored once for each key when many are sent at once', async () => {
    const sent = Array.from({ length: 60 }, (_, index) =>
      storeEnquiry(db, enquiry, { now, idempotencyKey: `key ${index % 20}` }),
    )
    const results = await Promise.all(sent)
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(20)
    expect(results.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(40)
    expect(await countEnquiries(db, {})).toBe(20)
  })

  it('that look automated are received as spam', async () => {
    const reference = await storeExample(db, enquiry, { now, suspicious: true })
    expect(await history(db, reference)).toMatchObject([{ action: 'received', to: 'spam' }])
  })

  it('that break the contract are refused without repeating what was sent', async () => {
    const stored = storeEnquiry(db, { ...enquiry, phone: 'secret' }, { now })
    await expect(stored).rejects.toThrow(/^Refused to store a row: phone not valid$/)
  })

  it('are found by status, reason, time and words', async () => {
    const old = await store(
      { reasonForContact: 'profhilo', message: '100 %' },
      new Date('2026-11-18T12:00:00Z'),
    )
    const recent = await store({ phone: '+44 7700 900982' })
    const find = async (filter: Parameters<typeof findEnquiries>[1]) =>
      (await findEnquiries(db, filter)).map(({ reference }) => reference)
    expect(await find({})).toEqual([recent, old])
    expect(await find({ reasons: ['profhilo'] })).toEqual([old])
    await changeStatus(db, [recent], 'booked', stamp)
    expect(await find({ statuses: ['booked', 'closed'] })).toEqual([recent])
    expect(await find({ statuses: ['spam'] })).toEqual([])
    expect(await find({ since: new Date('2026-11-19T00:00:00Z') })).toEqual([recent])
    expect(await find({ until: now })).toEqual([old])
    expect(await find({ search: 'ÉLOISE 07700 900982' })).toEqual([recent])
    expect(await find({ search: old.toLowerCase() })).toEqual([old])
    expect(await find({ search: '0 %' })).toEqual([old])
    expect(await find({ search: '_' })).toEqual([])
    expect((await findEnquiries(db, {}, { limit: 1 })).map(({ reference }) => reference)).toEqual([recent])
  })

  it('are read in batches, oldest first, each once', async () => {
    await storeMany(db, 250)
    const walked = []
    for await (const { reference } of eachEnquiry(db, {})) walked.push(reference)
    expect(walked).toEqual(await findReferences(db, {}))
  })

  it('are moved by only one of two people who try at once', async () => {
    const reference = await store()
    const results = await Promise.allSettled(
      (['booked', 'spam'] as const).map((to) => changeStatus(db, [reference], to, stamp)),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('are erased with what belongs to them, however many they are', async () => {
    await storeMany(db, 501)
    const noted = await store()
    await addNote(db, noted, 'Prefers mornings', stamp)
    const kept = await store()
    const references = (await findReferences(db, {})).filter((reference) => reference !== kept)
    expect(await eraseRows(db, { references }, stamp)).toMatchObject({ enquiries: 502, enquiry_notes: 1 })
    expect(await findReferences(db, {})).toEqual([kept])
    expect([...(await erasedReferences(db)).keys()].sort()).toEqual(references.sort())
  })

  it('are erased and recorded once when two people erase them at the same time', async () => {
    const references = [await store(), await store()]
    const erase = () => eraseRows(db, { references }, stamp)
    const erased = await Promise.all([erase(), erase()])
    expect(erased.map(({ enquiries }) => enquiries).sort()).toEqual([0, 2])
    const recorded: string[] = await db('enquiry_events').where({ action: 'erased' }).pluck('reference')
    expect(recorded.sort()).toEqual(references.sort())
  })

  it('leave an audit that cannot be changed and holds nothing personal', async () => {
    await store()
    await recordExport(db, {}, stamp)
    await expect(db('enquiry_events').update({ actor: 'nobody' })).rejects.toThrow(/append-only/)
    await expect(db('enquiry_events').delete()).rejects.toThrow(/append-only/)
    const rows = await db('enquiry_events').select()
    expect(rows).toHaveLength(3)
    for (const value of Object.values(enquiry)) expect(JSON.stringify(rows)).not.toContain(value)
  })
})
