import { parseArgs } from 'node:util'
import { builtPages } from '../tests/support/built-site.ts'
import { median } from '../tests/support/percentile.ts'
import { startAllSites } from './astro/build-sites.ts'
import { measurePage, type PageResult } from './lighthouse.ts'
import { printTable, writeResults } from './table.ts'

/**
 * What Lighthouse's phone says about this site's pages and the two Astro sites of similar content, in turns, medians.
 * Usage: npm run bench:pages [-- [--runs 3] [--slowed] [path...]]; without a path every page of this site. With --slowed the
 * browser is slowed down instead of times being calculated.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, slowed: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const runs = Number(values.runs)
const throttling = values.slowed ? 'devtools' : 'simulate'
const aliases = new Set(['/home'])
const paths = positionals.length > 0 ? positionals : builtPages().filter((path) => !aliases.has(path))

const servers = await startAllSites()
type Site = keyof typeof servers

const results: { path: string; site: Site; median: PageResult }[] = []
try {
  for (const path of paths) results.push(...(await measureInTurns(path)))
} finally {
  for (const server of Object.values(servers)) await server.kill('SIGTERM')
}
const shown = ['fcp', 'lcp', 'tbt', 'speedIndex', 'cls', 'bytes'] as const
printTable(
  ['page', 'site', ...shown, 'scores'],
  results.map(({ path, site, median }) => [
    path,
    site,
    ...shown.map((name) => median[name].toFixed(name === 'cls' ? 3 : 0)),
    [median.performance, median.accessibility, median.bestPractices, median.seo].join(' '),
  ]),
)
console.log('\nOurs, divided by Astro with islands and by Astro by hand\n')
printTable(
  ['page', ...shown.filter(isCompared).flatMap((name) => [`${name} islands`, `${name} hand`])],
  paths.map((path) => [path, ...shown.filter(isCompared).flatMap((name) => ratios(path, name))]),
)
writeResults('pages', results)

async function measureInTurns(path: string) {
  const measured = { ours: [], islands: [], hand: [] } as Record<Site, PageResult[]>
  for (let run = 0; run < runs; run += 1)
    for (const site of Object.keys(servers) as Site[])
      measured[site].push(await measurePage(`http://127.0.0.1:${servers[site].port}${path}`, throttling))
  return (Object.keys(servers) as Site[]).map((site) => ({ path, site, median: medianOf(measured[site]) }))
}

function medianOf(pages: PageResult[]): PageResult {
  const names = Object.keys(pages[0] ?? {}) as (keyof PageResult)[]
  const medians = names.map((name) => [name, median(pages.map((page) => page[name]))])
  return Object.fromEntries(medians) as PageResult
}

/** Blocking time and shifts are often 0, so they have no ratio. */
function isCompared(name: (typeof shown)[number]): boolean {
  return name !== 'tbt' && name !== 'cls'
}

function ratios(path: string, name: keyof PageResult): string[] {
  const of = (wanted: Site) =>
    results.find((one) => one.path === path && one.site === wanted)?.median[name] ?? Number.NaN
  return [of('ours') / of('islands'), of('ours') / of('hand')].map((ratio) => ratio.toFixed(2))
}
