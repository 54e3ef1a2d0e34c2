import { mkdir } from 'node:fs/promises'
import { startDesk } from '../../tests/desk/desk-process.ts'
import { startChromium } from '../../tests/support/chromium.ts'
import { receiveInvented } from './invented-enquiries.ts'

/**
 * Writes every page of the desk, filled with invented enquiries, to screenshots/desk/ at three widths in light and dark.
 * Needs a build: npm run build, then npx tsx scripts/screenshots/desk.ts. Words narrow it to pages that contain one.
 */
const folder = 'screenshots/desk'
const pages = ['today', 'enquiries', 'board', 'figures', 'content', 'privacy', 'help']
const widths = [320, 768, 1280]

await mkdir(folder, { recursive: true })
const wanted = process.argv.slice(2)
const desk = await startDesk()
await receiveInvented(desk.db, 190, new Date())
const browser = await startChromium()
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(await desk.newLink())
  for (const name of pages.filter((one) => wanted.length === 0 || wanted.includes(one)))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${desk.origin}/${name === 'today' ? '' : name}`)
      await page.locator('h1').waitFor()
      await page.locator('main[aria-busy=false]').waitFor()
      await page.waitForTimeout(300)
      await page.locator('.skeleton').waitFor({ state: 'detached' })
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  await context.close()
}
await browser.close()
await desk.stop()
