import fc from 'fast-check'
import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import { ChangeRefused } from '../../database/enquiries/change-refused.ts'
import { restrictEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import type { AuditStamp } from '../../database/enquiries/enquiry-event.ts'
import { removeNote } from '../../database/enquiries/enquiry-note.ts'
import { findEnquiries } from '../../database/enquiries/find-enquiries.ts'
import { ownChanges } from '../../database/enquiries/undo-change.ts'
import { enquiryStatuses } from '../../schemas/enquiry-status.ts'
import { day } from '../../schemas/time/durations.ts'
import { correctStatus, editDetails, moveEnquiries, ringBack } from '../../staff/enquiries/change-enquiry.ts'
import { addNote, correctNote, notesOf } from '../../staff/enquiries/notes.ts'
import { undo } from '../../staff/enquiries/undo.ts'
import { enquiryCounts } from '../../staff/figures/figures.ts'
import { describeEachDatabase } from '../database/each-database.ts'
import { storeExample } from '../support/store-example.ts'
import { minuteByMinute } from './minute-by-minute.ts'

const staff = ['EC', 'SM']
const later = new Date('2026-11-30T09:00:00Z')

const someChange = fc.record({
  actor: fc.constantFrom(...staff),
  action: fc.constantFrom(
    'move',
    'move all',
    'correct',
    'edit',
    'ring',
    'restrict',
    'note',
    'fix',
    'remove',
    'undo',
  ),
  which: fc.constantFrom(0, 1),
  to: fc.constantFrom(...enquiryStatuses),
  name: fc.constantFrom('Zoë O’Neil', 'Łukasz Żak', undefined),
  phone: fc.constantFrom('01473 496001', '01473 496002'),
  text: fc.constantFrom('One', 'Two'),
  hasNote: fc.boolean(),
  days: fc.nat(2),
})
type SomeChange = typeof someChange extends fc.Arbitrary<infer Value> ? Value : never

describeEachDatabase('whatever two members of staff change', ({ openMigrated }) => {
  it('is as before once all is taken back, newest first', async () => {
    const db = await openMigrated()
    await fc.assert(
      fc.asyncProperty(fc.array(someChange, { minLength: 5, maxLength: 20 }), async (changes) => {
        await db('enquiries').delete()
        const by = minuteByMinute()
        const references = [
          await storeExample(db, {}, by('website')),
          await storeExample(db, {}, by('website')),
        ]
        const before = await findEnquiries(db, {})
        const counted = await enquiryCounts(db, later)
        for (const change of changes)
          await make(db, references, change, by(change.actor)).catch((error) =>
            expect(error).toBeInstanceOf(ChangeRefused),
          )
        while (await takeBackNewest(db, by));
        expect(await findEnquiries(db, {})).toEqual(before)
        expect(await findEnquiries(db, { search: 'alex example' })).toEqual(before)
        expect(await enquiryCounts(db, later)).toEqual(counted)
        for (const reference of references)
          expect((await notesOf(db, reference)).filter(({ struck }) => !struck)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})

async function make(
  db: Knex,
  references: readonly string[],
  { action, which, to, name, phone, text, hasNote, days }: SomeChange,
  stamp: AuditStamp,
): Promise<unknown> {
  const reference = references[which] ?? ''
  const note = hasNote ? text : undefined
  const shown = (await notesOf(db, reference)).at(-days)
  switch (action) {
    case 'move':
      return moveEnquiries(db, [reference], to, { ...stamp, note })
    case 'move all':
      return moveEnquiries(db, references, to, { ...stamp, note })
    case 'correct':
      return correctStatus(db, reference, to, stamp)
    case 'edit':
      return editDetails(db, reference, { name, phone }, stamp)
    case 'ring':
      return ringBack(db, reference, days ? new Date(stamp.now.getTime() + days * day) : undefined, stamp)
    case 'restrict':
      return restrictEnquiry(db, reference, days > 0, stamp)
    case 'note':
      return addNote(db, reference, text, stamp)
    case 'fix':
      return shown && correctNote(db, reference, shown, text, stamp)
    case 'remove':
      return shown && removeNote(db, reference, shown, stamp)
    default:
      return takeBackNewest(db, () => stamp)
  }
}

/** Undoes the newest command, whoever gave it; resolves to undefined when there is none. */
async function takeBackNewest(db: Knex, by: (actor: string) => AuditStamp) {
  const last = await Promise.all(
    staff.map(async (actor) => ({ actor, id: (await ownChanges(db, actor)).at(-1)?.id ?? 0 })),
  )
  const newest = last.reduce((one, other) => (other.id > one.id ? other : one))
  return newest.id > 0 ? undo(db, { ...by(newest.actor), actor: newest.actor }) : undefined
}
