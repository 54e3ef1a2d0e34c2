import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { startDesk } from '../../tests/desk/desk-process.ts'
import { receiveInvented } from '../../tests/desk/invented-enquiries.ts'
import { startChromium } from '../../tests/support/chromium.ts'

/**
 * Writes every page of the desk, filled with invented enquiries, to screenshots/desk/ at three widths in light and dark.
 * Needs a build: npm run build, then npx tsx scripts/screenshots/desk.ts. Words narrow it to the pages that they name.
 */
const folder = 'screenshots/desk'
const pages = ['today', 'enquiries', 'board', 'figures', 'content', 'privacy', 'help']
const widths = [320, 768, 1280]
/** Milliseconds after which a page that is still loading shows it. */
const settle = 300

await mkdir(folder, { recursive: true })
const wanted = process.argv.slice(2)
const desk = await startDesk()
await receiveInvented(desk, 190, new Date())
const browser = await startChromium()
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(await desk.newLink())
  await page.getByRole('navigation', { name: 'The desk' }).waitFor()
  for (const name of pages.filter((one) => wanted.length === 0 || wanted.includes(one)))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await show(page, name)
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  await context.close()
}
await browser.close()
await desk.stop()

async function show(page: Page, name: string): Promise<void> {
  await page.goto(`${desk.origin}/${name === 'today' ? '' : name}`)
  await page.locator('h1').first().waitFor()
  await page.locator('main[aria-busy=false]').waitFor()
  if (name === 'enquiries') await page.keyboard.press('j')
  if (name === 'privacy') {
    await page.getByLabel('Name').fill('Kim Example')
    await page.getByLabel('Phone number').fill('07700 900103')
    await page.keyboard.press('Enter')
    await page.getByText('1 enquiry is held').waitFor()
  }
  await page.waitForTimeout(settle)
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
}
