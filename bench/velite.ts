import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchFolder, installPackages } from './install-packages.ts'
import { measureProcess, type ProcessCost } from './measure-process.ts'

const folder = join(benchFolder, 'velite')

/** Installs Velite, a content layer that checks front matter by schemas. */
export const installVelite = (): Promise<void> => installPackages(folder, { velite: '0.4.0' })

/** What Velite does with the body of a page: nothing, or compile it as MDX. */
type VeliteBody = 'raw' | 'mdx'

/** What it costs Velite to check the treatments of a site once. */
export function measureVelite(site: string, body: VeliteBody): Promise<ProcessCost> {
  writeFileSync(join(folder, 'velite.config.mjs'), config(site, body))
  return measureProcess(process.execPath, ['node_modules/velite/bin/velite.js', 'build'], folder)
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
