import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../scripts/gate/run.ts'
import { measureProcess, type ProcessCost } from './measure-process.ts'

const version = '0.4.0'

/** What Velite does with the body of a page: nothing, or compile it as MDX. */
type VeliteBody = 'raw' | 'mdx'

/** Velite, a content layer that checks front matter by schemas, in a folder of its own. */
export interface Velite {
  /** Time and memory that it takes to check the treatments of a site once. */
  measure: (site: string, body: VeliteBody) => Promise<ProcessCost>
  remove: () => void
}

/** Installs Velite from npm into a temporary folder; undefined when that fails. */
export async function installVelite(): Promise<Velite | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'velite-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `velite@${version}`,
  ]
  const code = await run('npm', args)
  if (code !== 0) {
    remove()
    return undefined
  }
  return {
    remove,
    measure: (site, body) => {
      writeFileSync(join(folder, 'velite.config.js'), config(site, body))
      return measureProcess(process.execPath, ['node_modules/velite/bin/velite.js', 'build'], folder)
    },
  }
}

/** Roughly the keys that the project's own schema checks, as far as Velite's schemas can express them. */
function config(site: string, body: VeliteBody): string {
  return `import { defineConfig, s } from 'velite'
const words = s.string().min(1)
const list = s.array(words)
const titled = s.object({ title: words, text: words })
export default defineConfig({
  root: ${JSON.stringify(join(site, 'content'))},
  output: { data: 'out', assets: 'assets', clean: true },
  collections: {
    treatments: {
      name: 'Treatment',
      pattern: 'treatments/*.mdx',
      schema: s.object({
        title: words, description: words.min(50).max(160), group: words, summary: words,
        price: s.object({ amount: s.number(), unit: words, from: s.boolean() }),
        facts: s.record(s.unknown()), suitability: s.object({ suits: list, notFor: list, tellFirst: list }),
        concerns: list, benefits: s.array(titled), flags: list, related: list,
        timeline: s.array(s.object({ when: words, what: words })),
        faqs: s.array(s.object({ question: words, answer: words })),
        hero: s.object({ alt: words }), contact: words, showAddress: s.boolean(),
        body: s.${body}(),
      }),
    },
  },
})
`
}
