import type { Knex } from 'knex'
import { beforeEach, expect, it } from 'vitest'
import { chooseNote } from '../../cli/choose-note.ts'
import { restrictEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import { findEnquiries, findEnquiry } from '../../database/enquiries/find-enquiries.ts'
import { history } from '../../database/enquiries/history.ts'
import { enquiryForMail, needingAttention } from '../../database/enquiries/mail-facts.ts'
import { storeEnquiry } from '../../database/enquiries/store-enquiry.ts'
import { ownChanges, undoChanges } from '../../database/enquiries/undo-change.ts'
import { leaseNotification, recordOutcome } from '../../database/notifications.ts'
import { readFutureMoment } from '../../schemas/time/future-moment.ts'
import { correctStatus, editDetails, moveEnquiries, ringBack } from '../../staff/enquiries/change-enquiry.ts'
import { changeLine } from '../../staff/enquiries/change-words.ts'
import { addNote, correctNote, notesOf } from '../../staff/enquiries/notes.ts'
import { otherEnquiries } from '../../staff/enquiries/same-person.ts'
import { undo } from '../../staff/enquiries/undo.ts'
import { enquiryCounts } from '../../staff/figures/figures.ts'
import { describeEachDatabase } from '../database/each-database.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { storeExample } from '../support/store-example.ts'
import { minuteByMinute, start } from './minute-by-minute.ts'

const monday = readFutureMoment('monday 14:30', new Date(start)) ?? new Date(0)

describeEachDatabase('staff', ({ openMigrated }) => {
  let db: Knex
  let by: ReturnType<typeof minuteByMinute>
  let reference: string

  const store = (suspicious = false) => storeExample(db, {}, { now: new Date(start), suspicious })
  const shown = () => findEnquiry(db, reference)
  const note = async () =>
    chooseNote(
      (await notesOf(db, reference)).filter(({ struck }) => !struck),
      undefined,
    )
  const texts = async () => (await notesOf(db, reference)).map(({ text, struck }) => [text, struck])

  beforeEach(async () => {
    db = await openMigrated()
    by = minuteByMinute()
    reference = await store()
  })

  const changes: [string, () => Promise<unknown>][] = [
    ['a move', () => moveEnquiries(db, [reference], 'contacted', by('EC'))],
    ['a move with a note', () => moveEnquiries(db, [reference], 'closed', { ...by('EC'), note: 'Rang' })],
    ['a correction', () => correctStatus(db, reference, 'booked', by('EC'))],
    ['a note', () => addNote(db, reference, 'Likes mornings', by('EC'))],
    [
      'an edit',
      () =>
        editDetails(
          db,
          reference,
          { dateOfBirth: '6/6/1987', email: 'b@client.example', phone: '01473 496000' },
          by('EC'),
        ),
    ],
    ['a time to ring back', () => ringBack(db, reference, monday, by('EC'))],
    ['a restriction', () => restrictEnquiry(db, reference, true, by('EC'))],
  ]

  it.each(changes)('undo %s, once, and only their own', async (_, change) => {
    const before = [await shown(), await texts()]
    await change()
    expect([await shown(), await texts()]).not.toEqual(before)
    await expect(undo(db, by('SM'))).rejects.toThrow('no change by SM')
    expect(await undo(db, by('EC'))).toContainEqual(
      expect.objectContaining({ reference, name: 'Alex Example', action: 'undone' }),
    )
    const struck = (before[1] as unknown[]).concat((await texts()).filter(([, isStruck]) => isStruck))
    expect([await shown(), await texts()]).toEqual([before[0], struck])
    await expect(undo(db, by('EC'))).rejects.toThrow('no change by EC')
  })

  it('restore by undo what a change replaced: a ring-back that a move cleared, a corrected note', async () => {
    await ringBack(db, reference, monday, by('EC'))
    await addNote(db, reference, 'Likes monrings', by('EC'))
    expect(await moveEnquiries(db, [reference], 'contacted', by('EC'))).toMatchObject([
      { before: 'new', after: 'contacted', ringBackCleared: monday.toISOString() },
    ])
    expect((await shown())?.ringBackAt).toBeUndefined()
    await correctNote(db, reference, await note(), 'Likes mornings', by('SM'))
    expect(await texts()).toEqual([['Likes mornings', false]])
    await undo(db, by('EC'))
    expect((await shown())?.ringBackAt).toBe(monday.toISOString())
    const [back] = await undo(db, by('SM'))
    expect(back && changeLine(back)).toMatch(/: the earlier note is back \(correction undone\)$/)
    expect(await texts()).toEqual([['Likes monrings', false]])
    await undo(db, by('EC'))
    expect(await texts()).toEqual([['Likes mornings', true]])
    await undo(db, by('EC'))
    expect(await shown()).toMatchObject({ status: 'new', ringBackAt: undefined })
  })

  it('set a ring-back again by correcting the move that cleared it', async () => {
    const time = monday.toISOString()
    await ringBack(db, reference, monday, by('EC'))
    await moveEnquiries(db, [reference], 'contacted', by('EC'))
    const [change] = await correctStatus(db, reference, 'new', by('EC'))
    expect(change && changeLine(change)).toMatch(/corrected, contacted -> new \(ring-back of .* set again\)$/)
    expect(await shown()).toMatchObject({ status: 'new', ringBackAt: time })
    const [undone] = await undo(db, by('EC'))
    expect(undone && changeLine(undone)).toMatch(/new -> contacted \(undone, ring-back of .* cleared\)$/)
    expect(await shown()).toMatchObject({ status: 'contacted', ringBackAt: undefined })
    const [back] = await undo(db, by('EC'))
    expect(back && changeLine(back)).toMatch(/contacted -> new \(undone, ring-back of .* set again\)$/)
    expect(await shown()).toMatchObject({ status: 'new', ringBackAt: time })
    await moveEnquiries(db, [reference], 'contacted', { ...by('EC'), note: 'Rang' })
    const [withNote] = await undo(db, by('EC'))
    expect(withNote && changeLine(withNote)).toMatch(/set again\), note struck out$/)
    await moveEnquiries(db, [reference], 'contacted', by('EC'))
    await moveEnquiries(db, [reference], 'booked', by('EC'))
    await undo(db, by('EC'))
    await correctStatus(db, reference, 'new', by('EC'))
    expect(await shown()).toMatchObject({ status: 'new', ringBackAt: time })
    await ringBack(db, reference, undefined, by('EC'))
    await correctStatus(db, reference, 'booked', by('EC'))
    await correctStatus(db, reference, 'new', by('EC'))
    expect(await shown()).toMatchObject({ status: 'new', ringBackAt: undefined })
  })

  it('undo a command on many enquiries, all or none', async () => {
    const other = await store()
    await moveEnquiries(db, [reference, other], 'contacted', by('EC'))
    const change = (await ownChanges(db, 'EC'))[1]?.id
    await moveEnquiries(db, [other], 'booked', by('SM'))
    await expect(undo(db, by('EC'))).rejects.toMatchObject({
      refusals: [
        {
          reference: other,
          reason: 'changed',
          name: 'Alex Example',
          status: 'booked',
          last: { actor: 'SM', action: 'moved', from: 'contacted', to: 'booked' },
        },
      ],
    })
    expect((await shown())?.status).toBe('contacted')
    await undo(db, by('SM'))
    await expect(undo(db, { ...by('EC'), eventId: 1 })).rejects.toMatchObject({ kind: 'notAllowed' })
    expect(await undo(db, { ...by('EC'), eventId: change })).toMatchObject([
      { reference, before: 'contacted', after: 'new' },
      { reference: other, before: 'contacted', after: 'new' },
    ])
  })

  it('cannot change what somebody else has changed since they looked', async () => {
    const expected = { [reference]: 'new' } as const
    await moveEnquiries(db, [reference], 'contacted', by('SM'))
    await moveEnquiries(db, [await store()], 'contacted', by('EC'))
    const changed = { refusals: [{ reason: 'changed', status: 'contacted', last: { actor: 'SM' } }] }
    await expect(moveEnquiries(db, [reference], 'closed', { ...by('EC'), expected })).rejects.toMatchObject(
      changed,
    )
    await expect(correctStatus(db, reference, 'spam', { ...by('EC'), expected })).rejects.toMatchObject(
      changed,
    )
    const old = { expected: { email: 'old@client.example' } }
    await expect(
      editDetails(db, reference, { email: 'new@client.example' }, { ...by('EC'), ...old }),
    ).rejects.toMatchObject(changed)
    await ringBack(db, reference, monday, by('SM'))
    const none = { expected: { ringBackAt: undefined } }
    await expect(ringBack(db, reference, undefined, { ...by('EC'), ...none })).rejects.toMatchObject(changed)
    const past = await ownChanges(db, 'SM')
    const both = await Promise.allSettled([undoChanges(db, past, by('SM')), undoChanges(db, past, by('SM'))])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('correct an older move, and response times leave wrong answers out', async () => {
    const answers = async () => {
      const { answered, answeredInTime } = await enquiryCounts(db, new Date(start))
      return [answered, answeredInTime]
    }
    await moveEnquiries(db, [reference], 'contacted', by('EC'))
    await moveEnquiries(db, [reference], 'closed', by('EC'))
    expect(await answers()).toEqual([1, 1])
    await correctStatus(db, reference, 'contacted', by('SM'))
    expect(await answers()).toEqual([1, 1])
    await correctStatus(db, reference, 'new', by('SM'))
    expect(await answers()).toEqual([0, 0])
    await undo(db, by('SM'))
    expect(await answers()).toEqual([1, 1])
    await correctStatus(db, reference, 'new', by('SM'))
    await moveEnquiries(db, [reference], 'booked', { actor: 'EC', now: new Date(start + 25 * 3_600_000) })
    expect(await answers()).toEqual([1, 0])
    await undo(db, by('EC'))
    expect([await answers(), await shown()]).toMatchObject([
      [0, 0],
      { createdAt: new Date(start).toISOString() },
    ])
    await correctStatus(db, reference, 'booked', by('SM'))
    expect(await answers()).toEqual([1, 1])
    await undo(db, by('SM'))
    await moveEnquiries(db, [reference], 'spam', by('EC'))
    expect(await answers()).toEqual([0, 0])
    await correctStatus(db, reference, 'contacted', by('EC'))
    expect(await answers()).toEqual([1, 1])
    await correctStatus(db, reference, 'spam', by('EC'))
    expect(await answers()).toEqual([0, 0])
  })

  it('edit what was mistyped by the rules of the form; the audit holds no value, and the search finds it', async () => {
    await expect(editDetails(db, reference, { name: '', email: 'alex@client' }, by('EC'))).rejects.toThrow(
      /Enter your full name\.\nEnter an email address in the correct format/,
    )
    await expect(editDetails(db, reference, { phone: enquiryExample.phone }, by('EC'))).rejects.toMatchObject(
      {
        refusals: [{ reason: 'same details' }],
      },
    )
    expect(await editDetails(db, reference, { phone: ' \u202a01473 496000\u202c ' }, by('EC'))).toMatchObject(
      [{ field: 'phone', before: enquiryExample.phone, after: '01473 496000' }],
    )
    expect(await findEnquiries(db, { search: '01473496000' })).toHaveLength(1)
    const audit = JSON.stringify(await db('enquiry_events').select())
    for (const value of [enquiryExample.phone, '496000']) expect(audit).not.toContain(value)
    expect((await history(db, reference)).at(-1)).toMatchObject({ field: 'phone', after: '01473 496000' })
    const who = { email: enquiryExample.email, name: 'Zoë Muster', dateOfBirth: '2 March 1979' }
    expect(await editDetails(db, reference, who, by('EC'))).toHaveLength(2)
    expect(await shown()).toMatchObject({ name: 'Zoë Muster', dateOfBirth: '1979-03-02' })
    expect(await findEnquiries(db, { search: 'zoe muster 1979-03-02' })).toHaveLength(1)
    expect(await findEnquiries(db, { search: enquiryExample.dateOfBirth })).toEqual([])
    expect(JSON.stringify(await db('enquiry_events').select())).not.toMatch(/Muster|1979/)
    await expect(editDetails(db, reference, { dateOfBirth: '31/2/1979' }, by('EC'))).rejects.toThrow('date')
    await db('enquiries').delete()
    expect(await db('enquiry_changes').select()).toEqual([])
  })

  it('correct a name and a date of birth, by which other enquiries of the person are found until it is undone', async () => {
    const samePerson = async () => {
      const enquiry = await shown()
      return enquiry && (await otherEnquiries(db, enquiry)).map(({ same }) => same)
    }
    const details = {
      ...enquiryExample,
      name: 'Alex Exämple',
      dateOfBirth: '1985-07-03',
      email: 'b@client.example',
    }
    const other = { ...details, phone: '01473 496001', reasonForContact: 'general' } as const
    await storeEnquiry(db, other, { now: new Date(start), suspicious: false })
    // A stranger who was born on the same day.
    const stranger = {
      ...other,
      name: 'Robin Stranger',
      dateOfBirth: '1985-03-27',
      email: 'c@client.example',
    }
    await storeEnquiry(db, stranger, { now: new Date(start), suspicious: false })
    expect(await samePerson()).toEqual([])
    await editDetails(db, reference, { name: ' Alex Exa\u0308mple ', dateOfBirth: '03/07/1985' }, by('EC'))
    expect(await samePerson()).toEqual([['name and date of birth']])
    expect(await undo(db, by('EC'))).toMatchObject([
      { field: 'dateOfBirth', before: '1985-07-03', after: '1985-03-27' },
      { field: 'name', before: 'Alex Exämple', after: 'Alex Example' },
    ])
    expect(await samePerson()).toEqual([])
  })

  it('cannot ring back in the past, nor more than a year ahead', async () => {
    for (const when of ['2026-11-20T08:59:00Z', '2027-12-01T00:00:00Z'])
      await expect(ringBack(db, reference, new Date(when), by('EC'))).rejects.toMatchObject({
        kind: 'usage',
      })
  })

  it('restrict an enquiry: no list and no mail mentions it until it is released', async () => {
    await restrictEnquiry(db, reference, true, by('EC'))
    expect(await findEnquiries(db, { restricted: false })).toEqual([])
    expect(await findEnquiries(db, { restricted: true })).toMatchObject([{ reference, restricted: true }])
    expect(await enquiryForMail(db, reference)).toBeUndefined()
    const lease = { now: new Date(start), until: new Date(start + 60_000), messageId: 'm' }
    const mail = await leaseNotification(db, lease)
    if (mail) await recordOutcome(db, mail, { state: 'failed', errorCode: '550' })
    const late = new Date(start + 25 * 3_600_000)
    expect(await needingAttention(db, late)).toEqual({ overdue: [], failed: [] })
    if (mail) await db('notifications').update({ state: 'skipped' })
    await restrictEnquiry(db, reference, false, by('EC'))
    expect(await leaseNotification(db, { ...lease, now: by('EC').now })).toMatchObject({
      kind: 'enquiry',
      reference,
    })
  })

  it('restore spam, which keeps the time it was received', async () => {
    reference = await store(true)
    await moveEnquiries(db, [reference], 'new', by('EC'))
    expect(await shown()).toMatchObject({ status: 'new', createdAt: new Date(start).toISOString() })
  })
})
