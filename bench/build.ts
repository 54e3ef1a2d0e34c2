import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dist, root } from '../tests/support/built-site.ts'
import { buildAstro, writeAstroSites } from './astro/build-sites.ts'
import { newerNode } from './astro/tools.ts'
import { measureProcess, medianCost, type ProcessCost } from './measure-process.ts'
import { pageWeights } from './page-weights.ts'
import { printTable, writeResults } from './table.ts'

/**
 * What a first build and one after an edit cost, in turns with two Astro sites of similar content, and what a visitor's browser
 * receives from this site. Usage: npm run bench:build [-- --runs 3]
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
const edited = join(root, 'content/treatments/profhilo.mdx')
const sites = await writeAstroSites()
const builders = {
  ours: {
    outputs: [dist, join(root, '.cache/build'), join(root, '.cache/programs')],
    build: buildOurs,
    edited,
  },
  ...{ islands: astroBuilder(sites.islands), hand: astroBuilder(sites.hand) },
}
type Builder = keyof typeof builders
const names = Object.keys(builders) as Builder[]

const costs: { name: Builder; first: ProcessCost; afterEdit: ProcessCost }[] = []
for (let run = 0; run < Number(values.runs); run += 1)
  for (const name of names) costs.push({ name, ...(await measureBuilds(builders[name])) })

const medians = Object.fromEntries(names.map((name) => [name, mediansOf(name)])) as Record<
  Builder,
  ReturnType<typeof mediansOf>
>
console.log(`Builds, median of ${values.runs}\n`)
printTable(
  ['', 'ours', 'Astro, islands', 'Astro, by hand', 'ratio to islands', 'ratio to hand'],
  [
    row('first build, s', ({ first }) => first.seconds),
    row('after an edit, s', ({ afterEdit }) => afterEdit.seconds),
    row('after an edit / first', ({ first, afterEdit }) => afterEdit.seconds / first.seconds),
    row('peak, MiB', ({ first }) => first.peakBytes / 2 ** 20),
  ],
)
console.log(
  '\nBytes with Brotli. Styles and the entry script stand in the HTML; their shares are given after it.\n',
)
const weights = await pageWeights(['/', '/treatments/profhilo', '/contact'])
printTable(
  ['page', 'HTML', 'CSS in it', 'JS in it', 'JS at load', 'JS on use', 'fonts', 'images'],
  weights.map(({ path, ...bytes }) => [path, ...Object.values(bytes).map(String)]),
)
writeResults('build', { medians, weights })

function astroBuilder(site: string) {
  return {
    outputs: ['dist', '.astro', 'node_modules'].map((name) => join(site, name)),
    build: () => buildAstro(site),
    edited: join(site, 'src/bodies/profhilo.md'),
  }
}

/** Uses the Node that Astro needs, so that all three run on the same one. */
function buildOurs(): Promise<ProcessCost> {
  return measureProcess(newerNode, [join(root, 'scripts/program.mjs'), 'scripts/build.ts'])
}

async function measureBuilds({ outputs, build, edited: file }: (typeof builders)[Builder]) {
  for (const output of outputs) rmSync(output, { recursive: true, force: true })
  const first = await build()
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text.trimEnd()}\n\nA sentence more, to see how long that takes.\n`)
  try {
    return { first, afterEdit: await build() }
  } finally {
    writeFileSync(file, text)
  }
}

function mediansOf(wanted: Builder) {
  const own = costs.filter(({ name }) => name === wanted)
  return {
    first: medianCost(own.map(({ first }) => first)),
    afterEdit: medianCost(own.map(({ afterEdit }) => afterEdit)),
  }
}

function row(label: string, figure: (costs: ReturnType<typeof mediansOf>) => number): string[] {
  const [ours = Number.NaN, islands = Number.NaN, hand = Number.NaN] = names.map((name) =>
    figure(medians[name]),
  )
  return [label, ...[ours, islands, hand, ours / islands, ours / hand].map((value) => value.toFixed(2))]
}
