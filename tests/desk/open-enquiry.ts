import type { Page } from 'playwright-core'
import { beforeEach } from 'vitest'
import { addNote } from '../../staff/enquiries/notes.ts'
import { type DeskPage, shownEnquiry, stamp, useDesk } from './desk-page.ts'
import type { Desk } from './desk-process.ts'

/**
 * Shows Ada Example's enquiry, which has a note and Ben Example's below it in the list; returns its reference. `prepare` may
 * change it before it is shown.
 */
export async function openExample(
  { desk, page, open }: DeskPage & { desk: Desk },
  prepare?: (reference: string) => Promise<unknown>,
): Promise<string> {
  const reference = await desk.receive({ name: 'Ada Example' }, 9)
  await desk.receive({ name: 'Ben Example' }, 8)
  await addNote(desk.db, reference, 'Rang, no answer', stamp())
  await prepare?.(reference)
  await open(`/enquiries/${reference}`)
  await shownEnquiry(page, 'Ada Example')
  await page.getByRole('row', { name: 'Ben Example' }).waitFor()
  return reference
}

/** A desk that shows the example before each test. */
export function useOpenEnquiry(): DeskPage & { desk: Desk; reference: string } {
  const shared = Object.assign(useDesk(), { reference: '' })
  beforeEach(async () => {
    await shared.desk.clear()
    await shared.page.setViewportSize({ width: 1280, height: 800 })
    shared.reference = await openExample(shared)
  })
  return shared
}

/** What the enquiry's live regions say. */
export async function announced(page: Page): Promise<string> {
  return (await page.getByRole('article').locator('[aria-live]').allTextContents()).join(' ').trim()
}

/** Reloads the page, and returns whether the browser asked first. */
export async function asksOnReload(page: Page): Promise<boolean> {
  let isAsked = false
  page.once('dialog', (dialog) => {
    isAsked = true
    return dialog.accept()
  })
  await page.reload()
  return isAsked
}

/** Waits until the browser has asked before it closes the page, and stays. */
export async function staysWhenClosed(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await asked).dismiss()
}
