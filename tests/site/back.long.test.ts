import { expect, inject, onTestFinished, test } from 'vitest'
import { builtPages } from '../support/built-site.ts'
import { startFullChromium } from '../support/chromium.ts'

const { origin } = inject('site')

test('going back shows every page as it was left, without loading it again', async () => {
  const browser = await startFullChromium()
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.addInitScript(`
    addEventListener('pageshow', ({ persisted }) => { globalThis.wasKept = persisted })
    addEventListener('pagehide', () => { delete globalThis.wasKept })`)
  const paths = builtPages()
  for (const path of [...paths, '/robots.txt']) await page.goto(origin + path)
  const reloaded: string[] = []
  for (const path of paths.toReversed()) {
    await page.goBack({ waitUntil: 'commit' })
    const wasKept = await page.waitForFunction("'wasKept' in globalThis && [location.pathname, wasKept]")
    const [shown, isKept] = (await wasKept.jsonValue()) as [string, boolean]
    expect(shown).toBe(path)
    if (!isKept) reloaded.push(path)
  }
  expect(reloaded).toEqual([])
})
