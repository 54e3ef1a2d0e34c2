import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import { changeStatus } from '../../database/enquiries/change-status.ts'
import { eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { longestWaits } from '../../database/enquiries/longest-waits.ts'
import { countSpamSince } from '../../database/enquiries/spam-since.ts'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { listEnquiries } from '../../staff/enquiries/enquiry-list.ts'
import { otherEnquiries } from '../../staff/enquiries/same-person.ts'
import { exportEnquiries } from '../../staff/exports/export-enquiries.ts'
import { morning } from '../../staff/morning.ts'
import { pickEnquiry } from '../../staff/pick-enquiry.ts'
import { placesOf } from '../../staff/places.ts'
import { describeEachDatabase } from '../database/each-database.ts'
import { storeMany } from '../support/many-enquiries.ts'
import { storeEarlier } from '../support/store-example.ts'

const now = new Date('2026-11-20T15:00:00Z')

async function receive(
  db: Knex,
  hoursAgo: number,
  change: Partial<Enquiry> = {},
  row: object = {},
): Promise<string> {
  const reference = await storeEarlier(db, { reasonForContact: 'general', ...change }, { now, hoursAgo })
  if (Object.keys(row).length > 0) await db('enquiries').where({ reference }).update(row)
  return reference
}

describeEachDatabase('what staff read', ({ openMigrated }) => {
  it('comes in pages without gaps or repeats', async () => {
    const db = await openMigrated()
    const booked = await receive(db, 60, {}, { status: 'booked' })
    const late = await receive(db, 50)
    const closed = await receive(db, 40, { name: 'Ábel Example' }, { status: 'closed' })
    const kept = await receive(db, 30, {}, { restricted: true })
    const recent = await receive(db, 2)
    const ahead = await receive(db, -2)
    const order = [late, recent, ahead, closed, booked]
    for (const limit of [1, 2, 3, 5, 9]) {
      const seen: string[] = []
      for (let offset = 0; offset < 5; offset += limit) {
        const page = await listEnquiries(db, {}, { now, limit, offset })
        expect(page).toMatchObject({ total: 5, isMore: false, restricted: 1, ahead: 1 })
        seen.push(...page.enquiries.map(({ reference }) => reference))
      }
      expect([limit, seen]).toEqual([limit, order])
    }
    const listed = async (filter: object, sorting: object = {}) =>
      (await listEnquiries(db, filter, { now, ...sorting })).enquiries.map(({ reference }) => reference)
    expect(await listed({ restricted: true })).toEqual([kept])
    expect(await listed({}, { order: undefined })).toEqual(order)
    expect(await listed({}, { order: 'newest' })).toEqual([ahead, recent, closed, late, booked])
    expect((await listed({}, { order: 'name' }))[0]).toBe(closed)
    const since = new Date(now.getTime() + 3 * 3_600_000)
    expect(await listEnquiries(db, { since }, { now })).toMatchObject({ total: 0, ahead: 0 })
    const shorter = await receive(db, 1, { name: 'Abel', email: 'z@client.example' })
    expect((await listed({}, { order: 'name' })).slice(0, 2)).toEqual([shorter, closed])
    await db('enquiries').where({ reference: shorter }).update({ restricted: true })
    await db('enquiries').where({ reference: ahead }).update({ status: 'contacted' })
    expect(await listEnquiries(db, {}, { now })).toMatchObject({ ahead: 0 })
    expect(await listed({ search: 'example' })).toEqual(order)
  })

  it('begins with the earliest ring-back when that order is asked for', async () => {
    const db = await openMigrated()
    const waits = await receive(db, 50)
    const later = await receive(db, 40, {}, { status: 'contacted', ring_back_at: '2026-11-28T09:00:00.000Z' })
    const soon = await receive(db, 30, {}, { status: 'booked', ring_back_at: '2026-11-27T09:00:00.000Z' })
    const page = async (filter: object) =>
      (await listEnquiries(db, filter, { now, order: 'ringBack' })).enquiries.map(
        ({ reference }) => reference,
      )
    expect(await page({})).toEqual([soon, later, waits])
    expect(await page({ isRingBack: true })).toEqual([soon, later])
  })

  it('is exported with what is dated ahead, and without what arrives meanwhile', async () => {
    const db = await openMigrated()
    const stored = [await receive(db, 50), await receive(db, -2), await receive(db, 1)]
    const { count, parts } = await exportEnquiries(db, {}, 'ndjson', { actor: 'EC', now })
    await receive(db, 0.5)
    let text = ''
    for await (const part of parts) text += part
    const exported = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).reference)
    expect([count(), exported]).toEqual([3, stored])
    const audit = await db('enquiry_events').where({ action: 'exported' }).whereNotNull('reference')
    expect(audit).toHaveLength(3)
  })

  it('is exported as selected at the start, without what is restricted or erased meanwhile', async () => {
    const db = await openMigrated()
    const [moved, restricted, erased, other] = [
      await receive(db, 9),
      await receive(db, 8),
      await receive(db, 7),
      await receive(db, 6, {}, { status: 'contacted' }),
    ]
    const { count, parts } = await exportEnquiries(db, { statuses: ['new'] }, 'ndjson', { actor: 'EC', now })
    await db('enquiries').where({ reference: moved }).update({ status: 'closed' })
    await db('enquiries').where({ reference: other }).update({ status: 'new' })
    await db('enquiries').where({ reference: restricted }).update({ restricted: true })
    await eraseRows(db, { references: [erased] }, { actor: 'EC', now })
    let text = ''
    for await (const part of parts) text += part
    expect([count(), JSON.parse(text)]).toMatchObject([1, { reference: moved }])
  })

  it('in the morning is who waits, whom to ring back, what failed and what went to spam', async () => {
    const db = await openMigrated()
    const late = await receive(db, 30)
    const recent = await receive(db, 2)
    const due = await receive(db, 90, {}, { status: 'contacted', ring_back_at: '2026-11-20T09:00:00.000Z' })
    const today = await receive(db, 80, {}, { status: 'closed', ring_back_at: '2026-11-20T17:00:00.000Z' })
    await receive(db, 80, {}, { status: 'contacted', ring_back_at: '2026-11-21T09:00:00.000Z' })
    await receive(db, 38, {}, { status: 'spam' })
    await receive(db, 40, {}, { status: 'spam' })
    await receive(db, 37, {}, { status: 'spam', restricted: true })
    await receive(db, 30, {}, { restricted: true, ring_back_at: '2026-11-20T10:00:00.000Z' })
    await db('notifications').where({ reference: late }).update({ state: 'failed' })
    await db('notifications').where({ reference: due }).update({ attempts: 1, error_code: '450' })
    const where = { root: 'nowhere', places: placesOf('sqlite:nowhere/clinic.sqlite3') }
    const found = await morning(db, where, now, 1)
    expect(found).toMatchObject({
      waiting: 2,
      overdue: 1,
      nextDue: new Date(now.getTime() + 22 * 3_600_000).toISOString(),
      ringBacks: 2,
      failedMails: 2,
      backupsStopped: true,
      keptTooLong: 0,
      spam: 1,
      restricted: 2,
      ahead: 0,
    })
    expect(found.longest.map(({ reference }) => reference)).toEqual([late])
    const { ringBack } = await morning(db, where, now, 5)
    expect(ringBack.map(({ reference }) => reference)).toEqual([due, today])
    await db('enquiries').where({ reference: recent }).update({ created_at: '2026-11-20T18:00:00.000Z' })
    expect(await morning(db, where, now, 5)).toMatchObject({ nextDue: undefined, ahead: 1 })
  })

  it('counts recent spam, not all there ever was', async () => {
    const db = await openMigrated()
    await receive(db, 2, {}, { status: 'spam' })
    expect(await countSpamSince(db, new Date(now.getTime() - 3 * 3_600_000))).toBe(1)
    expect(await countSpamSince(db, now)).toBe(0)
    await changeStatus(db, [await receive(db, 9)], 'spam', {
      actor: 'mary',
      now: new Date(now.getTime() - 3_600_000),
    })
    expect(await countSpamSince(db, now)).toBe(0)
  })

  it('leaves restricted enquiries out of the longest wait', async () => {
    const db = await openMigrated()
    await receive(db, 50, {}, { restricted: true })
    expect((await longestWaits(db, now)).enquiry).toBe(0)
    await receive(db, 2)
    expect((await longestWaits(db, now)).enquiry).toBe(7_200)
  })

  it('is one enquiry, picked by part of its reference or by a name, with others of the same person', async () => {
    const db = await openMigrated()
    const first = await receive(db, 30, { name: 'Siân O’Brien' })
    const second = await receive(db, 3, {
      name: "Sian O'Brien",
      email: 'new@client.example',
      phone: '01632 960001',
    })
    const other = await receive(db, 2, {
      name: 'Kim Example',
      email: 'kim@client.example',
      phone: '+44 7700 900123',
      dateOfBirth: '1990-01-01',
    })
    const picked = async (text: string) => {
      const found = await pickEnquiry(db, text)
      return 'enquiry' in found ? found.enquiry : found.candidates.map(({ reference }) => reference)
    }
    expect(await picked(second.slice(4, 11))).toMatchObject({ reference: second })
    expect(await picked("o'brien")).toMatchObject({ reference: first })
    expect(await picked('nobody')).toEqual([])
    const { enquiry } = (await pickEnquiry(db, first)) as { enquiry: Parameters<typeof otherEnquiries>[1] }
    const others = await otherEnquiries(db, enquiry)
    expect(others.map(({ enquiry: { reference }, same }) => [reference, same])).toEqual([
      [other, ['phone']],
      [second, ['name and date of birth']],
    ])
  })

  it('is the person whose name is also a word in many messages', async () => {
    const db = await openMigrated()
    const reference = await receive(db, 1, { name: 'Will Byrd' })
    await storeMany(db, 250, { change: () => ({ message: 'I hope you will ring me.' }) })
    expect(await pickEnquiry(db, 'will')).toMatchObject({ enquiry: { reference } })
  })
})
