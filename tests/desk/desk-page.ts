import type { Page } from 'playwright-core'
import { newVisitor, type Visit } from '../support/visitor.ts'
import type { Desk } from './desk-process.ts'

/** A page of the desk in a session of its own. */
export async function openDesk(
  desk: Desk,
  path = '/',
  options: Parameters<typeof newVisitor>[0] = {},
): Promise<Visit> {
  const visit = await newVisitor(options)
  await visit.page.goto(await desk.newLink())
  await visit.page.getByRole('heading', { level: 1 }).waitFor()
  if (path !== '/') {
    await visit.page.goto(desk.origin + path)
    await visit.page.getByRole('navigation', { name: 'The desk' }).waitFor()
  }
  return visit
}

/** Waits until the enquiry of somebody is shown. */
export const shownEnquiry = (page: Page, name: string) =>
  page.getByRole('article').getByRole('heading', { level: 2, name, exact: true }).waitFor()
