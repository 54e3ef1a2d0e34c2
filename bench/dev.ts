import { startDevSite } from '../tests/catalogue/dev-site.ts'
import { startChromium } from '../tests/support/chromium.ts'
import { median } from '../tests/support/percentile.ts'
import { printTable } from './table.ts'

/**
 * How long an editor waits: from the start of the dev server to the first page, and from a saved change to the page that shows it,
 * in Chromium. Usage: npx tsx bench/dev.ts [runs]
 */
const runs = Number(process.argv[2] ?? 5)
const editsEach = 4
const summary = { file: 'content/treatments/profhilo.mdx', words: 'A hyaluronic acid gel, placed' }

const first: number[] = []
const shown: number[] = []
const browser = await startChromium()
for (let run = 0; run < runs; run += 1) {
  const { milliseconds, site } = await timed(() => startDevSite())
  const page = await browser.newPage()
  const opened = await timed(async () => {
    await page.goto(`${site.origin}/treatments/profhilo`, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
  })
  first.push(milliseconds + opened.milliseconds)
  await page.waitForLoadState('networkidle')
  for (let count = 1; count <= editsEach; count += 1) {
    const words = `A gel of edit ${count}, placed`
    const edited = await timed(async () => {
      site.edit(summary.file, count === 1 ? summary.words : `A gel of edit ${count - 1}, placed`, words)
      await page.getByText(words).first().waitFor()
    })
    shown.push(edited.milliseconds)
    await page.waitForLoadState('networkidle')
  }
  await page.close()
  await site.stop()
}
await browser.close()

printTable(
  ['ms, from - to', 'median', 'slowest'],
  [
    ['command - first page', ...cells(first)],
    ['saved change - on the page', ...cells(shown)],
  ],
)

function cells(values: number[]): string[] {
  return [median(values), Math.max(...values)].map((value) => value.toFixed(0))
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ milliseconds: number; site: Result }> {
  const started = performance.now()
  const site = await work()
  return { milliseconds: performance.now() - started, site }
}
