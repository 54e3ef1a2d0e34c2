import { join } from 'node:path'
import { startDesk } from '../tests/desk/desk-process.ts'
import { startChromium } from '../tests/support/chromium.ts'
import { namedPeople, storeMany } from '../tests/support/many-enquiries.ts'
import { median } from '../tests/support/percentile.ts'
import { temporaryDirectory } from '../tests/support/temporary-directory.ts'
import { printTable } from './table.ts'

/** How long the desk takes with 10,000 enquiries (or as many as its argument says), from a press to the rows that it draws. */
const total = Number(process.argv[2] ?? 10_000)
const runs = 5
/** Milliseconds after which a press without new rows counts as lost. */
const patience = 10_000
const limits = { 'first list': 1_000, 'a filter': 150 }

const directory = temporaryDirectory()
const desk = await startDesk({ databaseUrl: `sqlite:${join(directory.path, 'bench.sqlite3')}` })
const browser = await startChromium()
try {
  await storeMany(desk.db, total, { change: namedPeople })
  const page = await browser.newPage()
  await page.goto(await desk.newLink())
  await page.getByRole('heading', { level: 1 }).waitFor()
  const times: Record<keyof typeof limits, number[]> = { 'first list': [], 'a filter': [] }
  for (let run = 0; run < runs; run += 1) {
    await page.goto(desk.origin)
    await page.getByRole('heading', { level: 1 }).waitFor()
    times['first list'].push(await timed('a[href="/enquiries"]'))
    times['a filter'].push(await timed('.chip input'))
  }
  printTable(
    ['with so many enquiries', 'ms, median', 'at most'],
    Object.entries(limits).map(([what, limit]) => {
      const time = median(times[what as keyof typeof limits])
      if (time > limit) process.exitCode = 1
      return [what, String(Math.round(time)), String(limit)]
    }),
  )

  /** Milliseconds from a press to the first new row. */
  function timed(selector: string): Promise<number> {
    return page.evaluate(pressAndWait(selector))
  }
} finally {
  await browser.close()
  await desk.stop()
  directory.remove()
}

/** As text, because the compiler's helpers do not exist in the page. */
function pressAndWait(selector: string): string {
  return `new Promise((done, fail) => {
    const count = () => document.querySelector('.muted[aria-live]')?.textContent
    const before = count()
    const start = performance.now()
    document.querySelector(${JSON.stringify(selector)}).click()
    const look = () =>
      count() && count() !== before && document.querySelector('.enquiry-row')
        ? done(performance.now() - start)
        : performance.now() - start < ${patience}
          ? requestAnimationFrame(look)
          : fail(new Error('No new rows.'))
    look()
  })`
}
