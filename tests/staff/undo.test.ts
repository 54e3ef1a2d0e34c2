import type { Knex } from 'knex'
import { beforeEach, expect, it } from 'vitest'
import { chooseNote } from '../../cli/choose-note.ts'
import { restrictEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import { findEnquiry } from '../../database/enquiries/find-enquiries.ts'
import { correctStatus, editDetails, moveEnquiries, ringBack } from '../../staff/enquiries/change-enquiry.ts'
import { addNote, correctNote, notesOf } from '../../staff/enquiries/notes.ts'
import { undo } from '../../staff/enquiries/undo.ts'
import { describeEachDatabase } from '../database/each-database.ts'
import { storeExample } from '../support/store-example.ts'
import { minuteByMinute, start } from './minute-by-minute.ts'

const [monday, tuesday] = [new Date('2026-11-23T09:00:00Z'), new Date('2026-11-24T09:00:00Z')]

describeEachDatabase('undo', ({ openMigrated }) => {
  let db: Knex
  let by: ReturnType<typeof minuteByMinute>
  let reference: string

  const shown = () => findEnquiry(db, reference)
  const move = (to: 'booked' | 'contacted', actor: string) => moveEnquiries(db, [reference], to, by(actor))
  const correct = (to: 'booked' | 'contacted', actor: string) => correctStatus(db, reference, to, by(actor))
  const restrict = (restricted: boolean, actor: string) =>
    restrictEnquiry(db, reference, restricted, by(actor))
  const ring = (when: Date | undefined, actor: string) => ringBack(db, reference, when, by(actor))
  const phone = (last: number, actor: string) =>
    editDetails(db, reference, { phone: `01473 49600${last}` }, by(actor))

  beforeEach(async () => {
    db = await openMigrated()
    by = minuteByMinute()
    reference = await storeExample(db, {}, { now: new Date(start) })
  })

  it('of a move leaves a time to ring back that somebody has set since', async () => {
    await ring(monday, 'EC')
    await move('contacted', 'EC')
    await ring(tuesday, 'SM')
    await undo(db, by('EC'))
    expect(await shown()).toMatchObject({ status: 'new', ringBackAt: tuesday.toISOString() })
  })

  it('of what cleared a time to ring back brings it back, and a correction then does not claim to', async () => {
    await ring(monday, 'EC')
    await move('contacted', 'EC')
    const [corrected] = await correctStatus(db, reference, 'new', by('EC'))
    await ring(undefined, 'EC')
    await undo(db, { ...by('EC'), eventId: Number(corrected?.id) })
    await undo(db, by('EC'))
    expect(await shown()).toMatchObject({ status: 'contacted', ringBackAt: monday.toISOString() })
    const [again] = await correctStatus(db, reference, 'new', by('EC'))
    expect(again?.ringBackRestored).toBeUndefined()
  })

  const meanwhile: [string, (() => Promise<unknown>)[]][] = [
    [
      'a move, after moves there and back',
      [() => move('contacted', 'EC'), () => move('booked', 'SM'), () => move('contacted', 'SM')],
    ],
    [
      'a move, after corrections there and back',
      [() => move('contacted', 'EC'), () => correct('booked', 'SM'), () => correct('contacted', 'SM')],
    ],
    [
      'a move that, before one’s own last undo, was followed',
      [
        () => move('contacted', 'EC'),
        () => move('booked', 'SM'),
        () => ring(monday, 'EC'),
        () => undo(db, by('EC')),
      ],
    ],
    [
      'a note that, before one’s own last undo, was corrected',
      [
        () => addNote(db, reference, 'Rang', by('EC')),
        async () =>
          correctNote(db, reference, chooseNote(await notesOf(db, reference), 1), 'Rang twice', by('SM')),
        () => ring(monday, 'EC'),
        () => undo(db, by('EC')),
      ],
    ],
    ['a restriction that was lifted', [() => restrict(true, 'EC'), () => restrict(false, 'SM')]],
    [
      'a release, after another restriction',
      [() => restrict(true, 'SM'), () => restrict(false, 'EC'), () => restrict(true, 'SM')],
    ],
    [
      'a restriction that was lifted and made again',
      [() => restrict(true, 'EC'), () => restrict(false, 'SM'), () => restrict(true, 'SM')],
    ],
    [
      'an edit, after edits there and back',
      [() => phone(1, 'EC'), () => phone(2, 'SM'), () => phone(1, 'SM')],
    ],
    [
      'a time to ring back that was cleared and set again',
      [() => ring(monday, 'EC'), () => ring(undefined, 'SM'), () => ring(monday, 'SM')],
    ],
  ]

  it.each(meanwhile)('is refused for %s by somebody else', async (_, changes) => {
    for (const change of changes) await change()
    const before = await shown()
    await expect(undo(db, by('EC'))).rejects.toMatchObject({
      refusals: [{ reference, reason: 'changed', last: { actor: 'SM' } }],
    })
    expect(await shown()).toEqual(before)
  })
})
