import { readFileSync } from 'node:fs'
import type { Knex } from 'knex'
import { beforeEach, expect, it } from 'vitest'
import { chooseNote } from '../../cli/choose-note.ts'
import { connectionInfo } from '../../database/connection-info.ts'
import { removeNote } from '../../database/enquiries/enquiry-note.ts'
import { eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { findEnquiry } from '../../database/enquiries/find-enquiries.ts'
import { history } from '../../database/enquiries/history.ts'
import { lastFinal } from '../../database/enquiries/undo-change.ts'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { addNote, correctNote, noteAsShown, notesOf } from '../../staff/enquiries/notes.ts'
import { undo } from '../../staff/enquiries/undo.ts'
import { describeEachDatabase } from '../database/each-database.ts'
import { storeExample } from '../support/store-example.ts'
import { minuteByMinute } from './minute-by-minute.ts'

describeEachDatabase('staff', ({ openMigrated }) => {
  let db: Knex
  let by: ReturnType<typeof minuteByMinute>
  let reference: string

  const texts = async () => (await notesOf(db, reference)).map(({ text, struck }) => [text, struck])
  const onlyNote = async () => chooseNote(await notesOf(db, reference), undefined)
  const changedBy = (actor: string, action: string) => ({
    refusals: [{ reason: 'changed', last: { actor, action } }],
  })

  beforeEach(async () => {
    db = await openMigrated()
    by = minuteByMinute()
    reference = await storeExample(db, {}, by('website'))
  })

  it('correct and remove notes; only the audit remembers a removed one', async () => {
    await addNote(db, reference, 'Zanzibar one', by('EC'))
    await addNote(db, reference, 'Two', by('EC'))
    const [one] = await notesOf(db, reference)
    expect(() => chooseNote([], undefined)).toThrow('This enquiry has no note')
    const all = await notesOf(db, reference)
    expect(() => chooseNote(all, undefined)).toThrow(
      'with --number:\n  note 1, “Zanzibar one”\n  note 2, “Two”',
    )
    expect(() => chooseNote(all, 3)).toThrow('no note 3. Choose one of:\n  note 1, “Zanzibar one”\n')
    const correct = async (text: string) => one && correctNote(db, reference, one, text, by('SM'))
    await expect(correct(' Zanzibar one\n')).rejects.toMatchObject({ refusals: [{ reason: 'same note' }] })
    await correct('Zanzibar corrected')
    expect(await history(db, reference)).toMatchObject([
      { action: 'received' },
      { action: 'noted', note: 'Zanzibar one', noteNumber: 1, struck: true },
      { action: 'noted', note: 'Two', noteNumber: 2 },
      { action: 'note corrected', note: 'Zanzibar corrected', noteNumber: 1, actor: 'SM' },
    ])
    await removeNote(db, reference, chooseNote(await notesOf(db, reference), 1), by('SM'))
    expect(JSON.stringify(await db('enquiry_notes').select())).not.toContain('Zanzibar')
    const { dialect, place } = connectionInfo(db)
    for (const file of dialect === 'sqlite' ? [place, `${place}-wal`] : [])
      expect([file, readFileSync(file).includes('Zanzibar')]).toEqual([file, false])
    expect((await history(db, reference)).at(-1)).toMatchObject({ action: 'note removed', noteNumber: 1 })
    expect(await lastFinal(db, 'EC', 0)).toBeUndefined()
    expect(await lastFinal(db, 'SM', 0)).toMatchObject({ reference, name: 'Alex Example' })
    await expect(undo(db, by('SM'))).rejects.toThrow('no change by SM')
    expect(await undo(db, by('EC'))).toMatchObject([{ undid: 'noted' }])
    expect(await texts()).toEqual([['Two', true]])
    await expect(undo(db, by('EC'))).rejects.toThrow('no change by EC')
  })

  it('cannot correct or remove a note that somebody else has corrected, brought back or removed since they looked', async () => {
    const [added] = await addNote(db, reference, 'Rang, no answer', by('EC'))
    const [one = 0] = [added?.id]
    const first = await onlyNote()
    await correctNote(db, reference, first, 'Rang, rings back', by('SM'))
    const shown = (id: number) => noteAsShown(db, reference, id)
    const corrected = changedBy('SM', 'note corrected')
    await expect(removeNote(db, reference, first, by('EC'))).rejects.toMatchObject(corrected)
    await expect(removeNote(db, reference, await shown(one), by('EC'))).rejects.toMatchObject(corrected)
    await expect(correctNote(db, reference, await shown(one), 'Third', by('EC'))).rejects.toMatchObject(
      corrected,
    )
    const [two = 0] = (await onlyNote()).eventIds
    await undo(db, by('SM'))
    const undone = changedBy('SM', 'undone')
    await expect(removeNote(db, reference, await shown(two), by('EC'))).rejects.toMatchObject(undone)
    await expect(correctNote(db, reference, await shown(two), 'Third', by('EC'))).rejects.toMatchObject(
      undone,
    )
    // The version that was taken back is struck out, but was not seen.
    await expect(removeNote(db, reference, first, by('EC'))).rejects.toMatchObject(undone)
    expect(await texts()).toEqual([['Rang, no answer', false]])
    await removeNote(db, reference, await shown(one), by('SM'))
    const removed = changedBy('SM', 'note removed')
    await expect(correctNote(db, reference, await shown(one), 'Third', by('EC'))).rejects.toMatchObject(
      removed,
    )
    await expect(removeNote(db, reference, await shown(one), by('EC'))).rejects.toMatchObject(removed)
  })

  it('cannot undo a note or move whose note somebody else has corrected since', async () => {
    const move = { ...by('EC'), note: 'Wrong person' }
    await moveEnquiries(db, [reference], 'contacted', move)
    await correctNote(db, reference, await onlyNote(), 'Rang, no answer', by('SM'))
    await expect(undo(db, by('EC'))).rejects.toMatchObject(changedBy('SM', 'note corrected'))
    expect(await findEnquiry(db, reference)).toMatchObject({ status: 'contacted' })
  })

  it('undo a move whose note they have corrected themselves, step by step, or whose note is removed', async () => {
    await moveEnquiries(db, [reference], 'contacted', { ...by('EC'), note: 'One' })
    await correctNote(db, reference, await onlyNote(), 'Two', by('EC'))
    await undo(db, by('EC'))
    expect(await texts()).toEqual([['One', false]])
    await undo(db, by('EC'))
    expect(await texts()).toEqual([['Two', true]])
    await moveEnquiries(db, [reference], 'contacted', { ...by('EC'), note: 'Three' })
    await correctNote(db, reference, chooseNote(await notesOf(db, reference), 2), 'Four', by('SM'))
    await removeNote(db, reference, chooseNote(await notesOf(db, reference), 2), by('SM'))
    expect(await undo(db, by('EC'))).toMatchObject([{ before: 'contacted', after: 'new' }])
  })

  it('are told that a removed note or an erased enquiry is gone for good, until they change something else', async () => {
    const [moved] = await moveEnquiries(db, [reference], 'contacted', by('EC'))
    await addNote(db, reference, 'One', by('EC'))
    await removeNote(db, reference, await onlyNote(), by('EC'))
    expect(await lastFinal(db, 'EC', moved?.id ?? 0)).toMatchObject({ action: 'note removed', reference })
    const [noted] = await addNote(db, reference, 'Two', by('EC'))
    expect(await lastFinal(db, 'EC', noted?.id ?? 0)).toBeUndefined()
    await eraseRows(db, { references: [reference] }, by('EC'))
    expect(await lastFinal(db, 'EC', noted?.id ?? 0)).toEqual({ action: 'erased', reference, name: null })
  })
})
