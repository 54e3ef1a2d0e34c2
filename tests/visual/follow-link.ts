import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { returningVisitor } from '../support/visitor.ts'

/** Of each part of a page that fades into the next: how much old and new cover together, and how they are laid over each other. */
type Fading = Record<string, { cover: number[]; blends: string[] }>

/** Follows a link of the header; gives what the next page's transition did, or nothing where there was none. */
export async function followLink(
  reducedMotion: 'reduce' | 'no-preference',
  origin = inject('site').origin,
): Promise<Fading | null> {
  const { page } = await returningVisitor({ reducedMotion })
  await page.addInitScript(recordTransition)
  await page.goto(`${origin}/about`)
  await page.locator('header').getByRole('link', { name: 'Contact', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
  return recorded(page)
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
