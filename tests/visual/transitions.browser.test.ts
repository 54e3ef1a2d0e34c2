import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { builtFile, builtSite } from '../support/built-site.ts'
import { startVisualBrowser, type VisualBrowser } from './visual-browser.ts'

let visual: VisualBrowser
beforeAll(async () => {
  visual = await startVisualBrowser()
})
afterAll(() => visual?.stop())

/** Of each part of a page that fades into the next: how much old and new cover together, and how they are laid over each other. */
type Fading = Record<string, { cover: number[]; blends: string[] }>

/** Follows a link of the header; gives what the next page's transition did, or nothing where there was none. */
async function follow(
  reducedMotion: 'reduce' | 'no-preference',
  origin = visual.origin,
): Promise<Fading | null> {
  const context = await visual.newVisitor({ reducedMotion, viewport: { width: 1280, height: 800 } })
  await context.addInitScript(recordTransition)
  const page = await context.newPage()
  await page.goto(`${origin}/about`)
  await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  const fading = await recorded(page)
  await context.close()
  return fading
}

function recordTransition(): void {
  const store = window as unknown as { fading: Promise<unknown> }
  store.fading = new Promise((resolve) => {
    window.addEventListener('pagereveal', async ({ viewTransition }) => {
      if (!viewTransition) return resolve(null)
      await viewTransition.ready
      const animations = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
      const fading: Fading = {}
      for (const animation of animations) animation.pause()
      for (const part of ['root', 'site-header']) {
        const sides = ['old', 'new'].map((side) => `::view-transition-${side}(${part})`)
        const styles = sides.map((side) => getComputedStyle(document.documentElement, side))
        const cover = [0, 30, 60, 120, 200].map((time) => {
          for (const animation of animations) animation.currentTime = time
          return styles.reduce((sum, { opacity }) => sum + Number(opacity), 0)
        })
        fading[part] = { cover, blends: styles.map(({ mixBlendMode }) => mixBlendMode) }
      }
      for (const animation of animations) animation.finish()
      resolve(fading)
    })
  })
}

const recorded = (page: Page) =>
  page.evaluate(() => (window as unknown as { fading: Promise<Fading | null> }).fading)

test('one page fades into the next without a flash: old and new add up to the whole at every moment', async () => {
  const fading = await follow('no-preference')
  expect(Object.keys(fading ?? {})).toEqual(['root', 'site-header'])
  for (const { cover, blends } of Object.values(fading ?? {})) {
    for (const sum of cover) expect(sum).toBeCloseTo(1, 4)
    expect(blends).toEqual(['plus-lighter', 'plus-lighter'])
  }
})

test('a page that arrives slowly is not faded into before its header is there', async () => {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const entry = builtSite().paths[path]
    if (!entry) return void response.writeHead(404).end()
    const content = builtFile(path)
    const start = path === '/contact' ? content.indexOf('<body') : 0
    response.setHeader('Content-Type', entry.type).write(content.subarray(0, start + 6))
    setTimeout(() => response.end(content.subarray(start + 6)), start && 600)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const fading = await follow('no-preference', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  for (const sum of fading?.['site-header']?.cover ?? [0]) expect(sum).toBeCloseTo(1, 4)
})

test('where less motion is asked for, the next page is simply there', async () => {
  expect(await follow('reduce')).toBeNull()
})
