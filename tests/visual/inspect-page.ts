import { join } from 'node:path'
import { build } from 'esbuild'
import type { BrowserContext, Page } from 'playwright-core'
import type { CheckName } from './in-page/inspect.ts'

let script: Promise<string> | undefined

/** Adds the inspection to every page of a visitor, as `window.visual`. */
export async function addInspection(context: BrowserContext): Promise<void> {
  script ??= inPageScript()
  await context.addInitScript(await script)
}

/** Findings about the page's layout as it stands; all checks unless some are named. */
export const inspect = (page: Page, names?: CheckName[]): Promise<string[]> =>
  page.evaluate((chosen) => window.visual.inspectLayout(chosen), names)

/** Before these the keyboard waits: the booking bar, the last stop on a phone, appears a frame after other booking buttons have left the view. */
const lastStops = 8
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Where presses begin: `start` is for a page where nothing has had the focus; `last` goes back through the page. */
type Start = 'start' | 'first' | 'last'

/**
 * Presses Tab through the whole page, or Shift + Tab back: going down a stop could be under what is fixed at the bottom,
 * going up under the header. Reports stops out of order, left out or hidden, and rings that are hard to see.
 */
export async function inspectKeyboard(page: Page, starts: Start[]): Promise<string[]> {
  const found: string[] = []
  for (const from of starts) {
    const presses = await page.evaluate((where) => window.visual.recordStops(where), from)
    if (from === 'last') await page.keyboard.down('Shift')
    // As if Tab were held down: each repeat moves the focus on.
    const press = (times: number) =>
      Promise.all(Array.from({ length: times }, () => page.keyboard.down('Tab')))
    await press(presses - lastStops)
    await nextFrames(page)
    await press(lastStops)
    await page.keyboard.up('Tab')
    if (from === 'last') await page.keyboard.up('Shift')
    found.push(...(await page.evaluate(() => window.visual.stopFindings())))
  }
  return found
}

async function inPageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'in-page/index.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
