import { text } from 'node:stream/consumers'
import type { BrowserContextOptions, Download } from 'playwright-core'
import { newVisitor, type Visit } from '../support/visitor.ts'
import type { Desk } from './desk-process.ts'

export interface DeskVisit extends Visit {
  /** The addresses of all requests. */
  asked: string[]
  /** Opens a page of the desk. */
  open: (path: string) => Promise<void>
}

/** A browser with an open session at the desk. */
export async function visitDesk(desk: Desk, options: BrowserContextOptions = {}): Promise<DeskVisit> {
  const visit = await newVisitor(options)
  const { page } = visit
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(await desk.newLink())
  await page.getByRole('navigation', { name: 'The desk' }).waitFor()
  const open = async (path: string) => {
    await page.goto(desk.origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  return { ...visit, asked, open }
}

export const downloadedText = async (file: Download): Promise<string> => text(await file.createReadStream())
