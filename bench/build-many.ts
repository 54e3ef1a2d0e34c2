import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../tests/support/project.ts'
import { buildAstro, writeAstroSites } from './astro/build-sites.ts'
import { newerNode } from './astro/tools.ts'
import { writeManyTreatments } from './many-treatments.ts'
import { measureProcess, type ProcessCost } from './measure-process.ts'
import { printTable, writeResults } from './table.ts'

/**
 * What a page costs in a first build of many pages and in one after an edit, without the bundles, which do not grow with content;
 * beside it, a whole build of each of the two Astro sites with as many pages.
 * Usage: npx tsx bench/build-many.ts [100 2000]
 */
const given = process.argv.slice(2).map(Number)
const counts = given.length > 0 ? given : [100, 2000]
const results: {
  pages: number
  first: number
  afterEdit: number
  peakMiB: number
  islands: number
  hand: number
}[] = []
for (const count of counts) {
  const site = writeManyTreatments(count)
  try {
    writeProject(site)
    // The bundles stay; all that is made of content goes.
    await build(site)
    removeKeptFiles(site)
    const first = await build(site)
    const file = join(site, 'content/treatments/profhilo.mdx')
    writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\nA sentence more.\n`)
    const { seconds: afterEdit } = await build(site)
    const astro = await writeAstroSites(site)
    const { seconds: islands } = await buildAstro(astro.islands)
    const { seconds: hand } = await buildAstro(astro.hand)
    const peakMiB = first.peakBytes / 2 ** 20
    results.push({ pages: count, first: first.seconds, afterEdit, peakMiB, islands, hand })
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}
printTable(
  [
    'treatments',
    'first build, s',
    'ms a page',
    'after an edit, s',
    'ms a page',
    'peak MiB',
    'Astro, islands, s',
    'Astro, by hand, s',
    'ratio to hand',
  ],
  results.map(({ pages, first, afterEdit, peakMiB, islands, hand }) => [
    String(pages),
    first.toFixed(1),
    ((first * 1000) / pages).toFixed(0),
    afterEdit.toFixed(1),
    ((afterEdit * 1000) / pages).toFixed(0),
    peakMiB.toFixed(0),
    islands.toFixed(1),
    hand.toFixed(1),
    (first / hand).toFixed(1),
  ]),
)
writeResults('build-many', results)

function build(site: string): Promise<ProcessCost> {
  return measureProcess(newerNode, ['scripts/program.mjs', 'scripts/build.ts'], site)
}

/** Turns the folder, which holds content, into a project that can be built; an added treatment has the drawing of its original. */
function writeProject(site: string): void {
  copyProject(site, ['content'])
  const index = join(site, 'renderer/illustrations/index.ts')
  const text = readFileSync(index, 'utf8').replace('export const illustrations:', 'const own:')
  const shared = `export const illustrations: typeof own = new Proxy(own, {
  get: (all, name: string) => all[name] ?? all[name.replace(/-[a-z]+$/, '')],
})
`
  writeFileSync(index, `${text}\n${shared}`)
}

function removeKeptFiles(site: string): void {
  const folder = join(site, '.cache/build')
  for (const name of readdirSync(folder).filter((one) => one.startsWith('files-')))
    rmSync(join(folder, name), { recursive: true })
}
