import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundlePrograms } from '../scripts/build/bundle.ts'
import { root } from '../tests/support/built-site.ts'
import { writeManyTreatments } from './many-treatments.ts'
import { measureProcess, medianCost, type ProcessCost } from './measure-process.ts'
import { printTable } from './table.ts'
import { installVelite, measureVelite } from './velite.ts'

/**
 * What `content check` costs on the site's own treatments and on 1,000, median of three, beside Velite on the same files
 * in the same run. Usage: npx tsx bench/content-check.ts [treatments...]
 */
const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [18, 1_000]
const runs = 3

await bundlePrograms(root, join(root, 'dist'))
await installVelite()
const rows: string[][] = []
for (const size of sizes) rows.push(await measureSize(size))
printTable(
  ['treatments', 'check s', 'MiB', 'Velite, keys s', 'MiB', 'ratio', 'and MDX s', 'MiB', 'ratio'],
  rows,
)

/** One row: our check, Velite reading keys, and Velite compiling the prose too. */
async function measureSize(size: number): Promise<string[]> {
  const site = writeManyTreatments(size)
  try {
    const costs: Record<'ours' | 'raw' | 'mdx', ProcessCost[]> = { ours: [], raw: [], mdx: [] }
    for (let run = 0; run < runs; run += 1) {
      const program = join(root, 'dist/cli/main.js')
      costs.ours.push(await measureProcess(process.execPath, [program, 'content', 'check'], site))
      costs.raw.push(await measureVelite(site, 'raw'))
      costs.mdx.push(await measureVelite(site, 'mdx'))
    }
    const ours = medianCost(costs.ours)
    const theirs = [costs.raw, costs.mdx].map(medianCost)
    return [
      size.toLocaleString('en-GB'),
      ...cells(ours),
      ...theirs.flatMap((cost) => [...cells(cost), (ours.seconds / cost.seconds).toFixed(2)]),
    ]
  } finally {
    rmSync(site, { recursive: true, force: true })
  }
}

function cells({ seconds, peakBytes }: ProcessCost): string[] {
  return [seconds.toFixed(2), (peakBytes / 2 ** 20).toFixed(0)]
}
