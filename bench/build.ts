import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist, root } from '../tests/support/built-site.ts'
import { measureProcess, medianCost, type ProcessCost } from './measure-process.ts'
import { pageWeights } from './page-weights.ts'
import { printTable } from './table.ts'

/**
 * What a clean build costs, beside a bare Vite build of one React page in the same run, and what a visitor's browser
 * receives. Usage: npx tsx bench/build.ts [runs]
 */
const runs = Number(process.argv[2] ?? 3)
const loader = join(root, 'node_modules/tsx/dist/loader.mjs')
const reference = join(root, 'node_modules/.cache/bench-reference')

const costs: Record<'site' | 'reference', ProcessCost[]> = { site: [], reference: [] }
writeReference()
for (let run = 0; run < runs; run += 1) {
  costs.reference.push(
    await measureProcess(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', reference]),
  )
  rmSync(dist, { recursive: true, force: true })
  costs.site.push(
    await measureProcess(process.execPath, ['--import', loader, join(root, 'scripts/build.ts')]),
  )
}
rmSync(reference, { recursive: true, force: true })

const site = medianCost(costs.site)
const bare = medianCost(costs.reference)
console.log(`Build, median of ${runs}\n`)
printTable(
  ['', 'wall s', 'peak MiB'],
  [
    ['clean build', ...cells(site)],
    ['bare Vite build of one page', ...cells(bare)],
    ['ratio', (site.seconds / bare.seconds).toFixed(1), (site.peakBytes / bare.peakBytes).toFixed(1)],
  ],
)

console.log(
  '\nBytes with Brotli. Styles and the entry script stand in the HTML; their shares are given after it.\n',
)
const weights = await pageWeights(['/', '/treatments/profhilo', '/contact'])
printTable(
  ['page', 'HTML', 'CSS in it', 'JS in it', 'JS at load', 'first visit', 'JS on use', 'fonts', 'images'],
  weights.map(({ path, ...bytes }) => [path, ...Object.values(bytes).map(String)]),
)

/** One page that shows one heading with React, as small as a Vite project gets. */
function writeReference(): void {
  mkdirSync(reference, { recursive: true })
  const html =
    '<!doctype html><title>One page</title><div id="root"></div><script type="module" src="./main.js"></script>'
  const script =
    "import { createElement } from 'react'\nimport { createRoot } from 'react-dom/client'\ncreateRoot(document.querySelector('#root')).render(createElement('h1', null, 'One page'))\n"
  writeFileSync(join(reference, 'index.html'), html)
  writeFileSync(join(reference, 'main.js'), script)
  writeFileSync(join(reference, 'vite.config.js'), 'export default {}\n')
}

function cells({ seconds, peakBytes }: ProcessCost): string[] {
  return [seconds.toFixed(2), (peakBytes / 2 ** 20).toFixed(0)]
}
