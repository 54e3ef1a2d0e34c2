import { startChromium } from '../tests/support/chromium.ts'
import { type FirstPaint, traceFirstPaint } from '../tests/support/page-trace.ts'
import { median } from '../tests/support/percentile.ts'
import { startAllSites } from './astro/build-sites.ts'
import type { AstroKind } from './astro/write-site.ts'
import { slowPhone } from './slow-phone.ts'
import { printTable, writeResults } from './table.ts'

/**
 * What the main thread does until the first paint, on a phone 4 times slower: this site and the two Astro sites in turns, medians.
 * Usage: npx tsx bench/first-paint.ts [rounds]
 */
const rounds = Number(process.argv[2] ?? 7)
const paths = ['/', '/treatments/profhilo', '/contact', '/about', '/privacy-policy']
const kinds = ['ours', 'islands', 'hand'] as const
type Site = 'ours' | AstroKind

const servers = await startAllSites()
const browser = await startChromium()
const results: { path: string; site: Site; script: number; styleAndLayout: number }[] = []
try {
  for (const path of paths) {
    const traces: Record<Site, FirstPaint[]> = { ours: [], islands: [], hand: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const site of kinds)
        traces[site].push(await traced(`http://127.0.0.1:${servers[site].port}${path}`))
    for (const site of kinds)
      results.push({
        path,
        site,
        script: median(traces[site].map(({ script }) => script)),
        styleAndLayout: median(traces[site].map(({ styleAndLayout }) => styleAndLayout)),
      })
  }
} finally {
  await browser.close()
  for (const server of Object.values(servers)) await server.kill('SIGTERM')
}
const work = ['script', 'styleAndLayout'] as const
printTable(
  [
    'ms before the first paint',
    ...kinds.map((site) => `script ${site}`),
    ...kinds.map((site) => `layout ${site}`),
  ],
  paths.map((path) => [
    path,
    ...work.flatMap((name) => kinds.map((site) => timeOf(path, site, name).toFixed(0))),
  ]),
)
console.log('\nStyle and layout of ours, divided by that of Astro\n')
printTable(
  ['page', 'with islands', 'by hand'],
  paths.map((path) => [path, ...(['islands', 'hand'] as const).map((site) => ratio(path, site))]),
)
writeResults('first-paint', results)

async function traced(address: string): Promise<FirstPaint> {
  const page = await slowPhone(browser)
  const trace = await traceFirstPaint(page, address)
  await page.context().close()
  return trace
}

function timeOf(path: string, site: Site, name: (typeof work)[number]): number {
  return results.find((one) => one.path === path && one.site === site)?.[name] ?? Number.NaN
}

function ratio(path: string, site: AstroKind): string {
  return (timeOf(path, 'ours', 'styleAndLayout') / timeOf(path, site, 'styleAndLayout')).toFixed(2)
}
