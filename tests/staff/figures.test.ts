import { expect, test } from 'vitest'
import { restrictEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'
import { correctStatus, moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { undo } from '../../staff/enquiries/undo.ts'
import { enquiryCounts, figures } from '../../staff/figures/figures.ts'
import { morning } from '../../staff/morning.ts'
import { placesOf } from '../../staff/places.ts'
import { describeEachDatabase } from '../database/each-database.ts'
import { enquiryExample } from '../support/enquiry-example.ts'

const hour = 3_600_000
const now = new Date('2026-11-18T12:00:00Z')
const received = new Date('2026-11-16T20:00:00Z')

describeEachDatabase('the figures', ({ openMigrated }) => {
  test('leave out what was undone, corrected or spam', async () => {
    const db = await openMigrated()
    const answer = async (hours: number, to: EnquiryStatus = 'contacted') => {
      const result = await storeEnquiry(db, enquiryExample, { now: received })
      const { reference } = result as { reference: string }
      const stamp = { actor: 'mary', now: new Date(received.getTime() + hours * hour) }
      const [change] = await moveEnquiries(db, [reference], to, stamp)
      return { reference, change }
    }
    for (const hours of [1, 2, 3, 4]) await answer(hours)
    // Answered by a clock that was ahead, and moved on once it was put right: the first answer is the first by order, not by time.
    const { reference: ahead } = await answer(30)
    await moveEnquiries(db, [ahead], 'booked', { actor: 'mary', now: received })
    await answer(1, 'spam')
    const taken = await answer(5)
    await undo(db, { actor: 'mary', now, eventId: taken.change?.id })
    const wrong = await answer(6)
    await correctStatus(db, wrong.reference, 'new', { actor: 'mary', now })
    const kept = await answer(1)
    await correctStatus(db, kept.reference, 'new', { actor: 'mary', now })
    await restrictEnquiry(db, kept.reference, true, { actor: 'mary', now })
    const beforeTheWeeks = new Date('2026-09-01T12:00:00Z')
    await storeEnquiry(
      db,
      { ...enquiryExample, name: 'Forgotten Example' },
      {
        now: beforeTheWeeks,
      },
    )
    const { weeks, hours, ...figure } = await figures(db, { weeks: 4, now })
    expect(figure).toEqual({
      ...{ received: 8, answered: 5, answeredInTime: 4, answeredOrOverdue: 7, late: 3 },
      firstAnswer: { median: 3 * hour, ninetieth: 30 * hour },
      reasons: [{ reason: 'consultation', received: 8 }],
    })
    expect(weeks.map((week) => week.received)).toEqual([0, 0, 0, 8])
    expect(hours[0]?.[20]).toBe(8)
    const where = { root: 'nowhere', places: placesOf('sqlite:nowhere/clinic.sqlite3') }
    expect(figure.late).toBe((await morning(db, where, now, 5)).overdue)
    expect(await enquiryCounts(db, now)).toEqual({
      ...{ total: 9, restricted: 1, answered: 5, answeredInTime: 4, answeredOrOverdue: 8 },
      byStatus: { new: 4, contacted: 4, booked: 1, spam: 1 },
      byReason: { consultation: 9 },
    })
    const later = new Date(received.getTime() + 1)
    expect(await enquiryCounts(db, now, later)).toMatchObject({ total: 0, byStatus: {} })
  })
})
