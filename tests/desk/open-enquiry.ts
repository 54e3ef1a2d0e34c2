import type { Page } from 'playwright-core'
import { beforeEach } from 'vitest'
import { addNote } from '../../staff/enquiries/notes.ts'
import { type DeskPage, shownEnquiry, stamp, useDesk } from './desk-page.ts'
import type { Desk } from './desk-process.ts'

/** A desk that shows Ada Example's enquiry, which has a note, before each test; Ben Example's is below it in the list. */
export function useOpenEnquiry(): DeskPage & { desk: Desk; reference: string } {
  const shared = Object.assign(useDesk(), { reference: '' })
  beforeEach(async () => {
    const { desk, page, open } = shared
    await desk.clear()
    shared.reference = await desk.receive({ name: 'Ada Example' }, 9)
    await desk.receive({ name: 'Ben Example' }, 8)
    await addNote(desk.db, shared.reference, 'Rang, no answer', stamp())
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(`/enquiries/${shared.reference}`)
    await shownEnquiry(page, 'Ada Example')
    await page.getByRole('row', { name: 'Ben Example' }).waitFor()
  })
  return shared
}

/** Reloads the page, and returns whether the browser asked first. */
export async function asksOnReload(page: Page): Promise<boolean> {
  let isAsked = false
  page.once('dialog', () => {
    isAsked = true
  })
  await page.reload()
  return isAsked
}
