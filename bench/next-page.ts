import { setTimeout } from 'node:timers/promises'
import { choiceKey } from '../schemas/consent.ts'
import { median } from '../tests/support/percentile.ts'
import { startSite } from '../tests/support/site-server.ts'
import { chromiumByPipe } from './chromium-by-pipe.ts'
import { printTable } from './table.ts'

/**
 * From the press of a link to the first paint of the next page, with and without the pointer resting on the link first; while it
 * rests, the browser prerenders the page by its speculation rules. Usage: npx tsx bench/next-page.ts
 */
const rounds = 7
const rest = 1_500
const moves = [
  ['/', '/about'],
  ['/about', '/contact'],
  ['/contact', '/privacy-policy'],
] as const

interface Shown {
  path: string
  activated: number
  painted: number | null
}

const site = await startSite()
const browser = await chromiumByPipe()
try {
  const rows: string[][] = []
  for (const [from, to] of moves) {
    const times = { rested: [] as number[], pressed: [] as number[] }
    for (let round = 0; round < rounds; round += 1)
      for (const way of ['rested', 'pressed'] as const) times[way].push(await timeMove(from, to, way))
    const [rested, pressed] = [median(times.rested), median(times.pressed)]
    rows.push([
      `${from} to ${to}`,
      ...[rested, pressed].map((time) => time.toFixed(0)),
      (rested / pressed).toFixed(2),
    ])
  }
  printTable(['move', 'rested on it, ms', 'pressed at once, ms', 'ratio'], rows)
} finally {
  await browser.close()
  await site.kill('SIGTERM')
}

/** Milliseconds from the start of the navigation, or from the activation of a prerendered page, to the first paint. */
async function timeMove(from: string, to: string, way: 'rested' | 'pressed'): Promise<number> {
  await browser.open(`http://127.0.0.1:${site.port}${from}`)
  const at = await browser.evaluate<{ x: number; y: number }>(`(() => {
    localStorage.setItem('${choiceKey}', '{"essential":true}')
    const link = document.querySelector('a[href="${to}"]')
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
  if (!at) throw new Error(`${from} has no link to ${to}.`)
  await browser.mouse('mouseMoved', at)
  if (way === 'rested') await setTimeout(rest)
  await browser.mouse('mousePressed', at)
  await browser.mouse('mouseReleased', at)
  for (;;) {
    await setTimeout(100)
    const shown = await browser.evaluate<Shown>(`({
      path: location.pathname,
      activated: performance.getEntriesByType('navigation')[0]?.activationStart ?? 0,
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? null,
    })`)
    if (shown?.path !== to || shown.painted === null) continue
    if (way === 'rested' && shown.activated === 0)
      throw new Error(`${to} was not rendered before it was shown.`)
    return Math.max(0, shown.painted - shown.activated)
  }
}
