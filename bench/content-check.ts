import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundlePrograms } from '../scripts/build/bundle.ts'
import { root } from '../tests/support/built-site.ts'
import { writeManyTreatments } from './many-treatments.ts'
import { measureProcess, medianCost, type ProcessCost } from './measure-process.ts'
import { printTable } from './table.ts'
import { installVelite, type Velite } from './velite.ts'

/**
 * What `content check` costs on sites of 20, 1,000 and 10,000 treatments: with nothing kept from an earlier run, with
 * everything kept, and after one edit, median of three; beside it Velite on the same files in the same run.
 * Usage: npx tsx bench/content-check.ts [treatments...]
 */
const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [20, 1_000, 10_000]
const runs = 3
/** Compiling this many pages takes Velite long enough. */
const mostCompiled = 1_000

interface Row {
  size: number
  cold: ProcessCost
  warm: ProcessCost
  edited: ProcessCost
  raw: ProcessCost | undefined
  mdx: ProcessCost | undefined
}

await bundlePrograms(root)
const velite = await installVelite()
const rows: Row[] = []
for (const size of sizes) rows.push(await measureSize(size, velite))
velite?.remove()

console.log('\nThe check of all content, in a process of its own\n')
printTable(
  ['treatments', 'cold s', 'MiB', 'ms a page', 'warm s', 'MiB', 'one edit s', 'MiB'],
  rows.map(({ size, cold, warm, edited }) => [
    size.toLocaleString('en-GB'),
    ...cells(cold),
    ((cold.seconds * 1000) / size).toFixed(2),
    ...cells(warm),
    ...cells(edited),
  ]),
)
if (velite) {
  console.log(
    '\nVelite on the same pages, and how our cold check compares (seconds over seconds, MiB over MiB)\n',
  )
  printTable(
    ['treatments', 'keys s', 'MiB', 'ratio', 'and MDX s', 'MiB', 'ratio'],
    rows.map(({ size, cold, raw, mdx }) => [
      size.toLocaleString('en-GB'),
      ...[raw, mdx].flatMap((cost) => (cost ? [...cells(cost), ratio(cold, cost)] : ['-', '-', '-'])),
    ]),
  )
} else console.log('\nVelite could not be installed, so there is no reference.')

async function measureSize(size: number, reference: Velite | undefined): Promise<Row> {
  const site = writeManyTreatments(size)
  try {
    const check = () =>
      measureProcess(process.execPath, [join(root, 'dist/cli/main.js'), 'content', 'check'], site)
    const page = join(site, 'content/treatments/profhilo.mdx')
    const [cold, warm, edited, raw]: [ProcessCost[], ProcessCost[], ProcessCost[], ProcessCost[]] = [
      [],
      [],
      [],
      [],
    ]
    for (let run = 0; run < runs; run += 1) {
      rmSync(join(site, '.cache'), { recursive: true, force: true })
      cold.push(await check())
      warm.push(await check())
      writeFileSync(page, `${readFileSync(page, 'utf8')}\nWe look forward to meeting you.\n`)
      edited.push(await check())
      if (reference) raw.push(await reference.measure(site, 'raw'))
    }
    const mdx = size > mostCompiled ? undefined : await reference?.measure(site, 'mdx')
    return {
      size,
      cold: medianCost(cold),
      warm: medianCost(warm),
      edited: medianCost(edited),
      raw: reference && medianCost(raw),
      mdx,
    }
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}

function cells({ seconds, peakBytes }: ProcessCost): string[] {
  return [seconds.toFixed(2), (peakBytes / 2 ** 20).toFixed(0)]
}

function ratio(ours: ProcessCost, theirs: ProcessCost): string {
  return `${(ours.seconds / theirs.seconds).toFixed(2)}, ${(ours.peakBytes / theirs.peakBytes).toFixed(2)}`
}
