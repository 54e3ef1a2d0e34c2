import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vike/api'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { checkContent, judgeContent } from '../catalogue/check.ts'
import { takesColour } from '../catalogue/report/paint.ts'
import { renderReport } from '../catalogue/report/render.ts'
import { picturesDirectory } from './assets/pictures-plugin.ts'
import { writeSharingImages } from './assets/sharing-images.ts'
import { bundlePrograms } from './build/bundle.ts'
import { assertRendered } from './build/check-rendered.ts'
import { inlineAssets } from './build/inline-assets.ts'
import { replacingBuild } from './build/last-good-build.ts'
import { packSite } from './build/pack.ts'
import { sharedPages } from './build/shared-pages.ts'
import { writeSiteFiles } from './build/site-files.ts'
import { siteOrigin } from './build/site-origin.ts'

const root = process.cwd()
const client = join(root, 'dist/client')
const release = process.argv.includes('--release')
/** What the pages hold themselves once it is inlined, and the bundler's own notes. */
const inlined = ['.vite', 'assets/entries', 'assets/static']
const exitCodes = { failed: 1, misconfigured: 2 } as const

/** Builds everything that runs in production: the checked, prerendered and packed site, the server and the CLI. */
async function buildAll(origin: string): Promise<void> {
  await build()
  const { catalogue } = await checkContent({ root })
  if (!catalogue) throw new Error('content/ changed while the site was built. Build it again.')
  await writeSiteFiles(catalogue, client, origin)
  writeSharingImages(sharedPages(catalogue), join(client, 'sharing'))
  await cp(join(root, picturesDirectory), join(client, 'assets/images'), { recursive: true })
  await inlineAssets(client)
  await Promise.all(inlined.map((folder) => rm(join(client, folder), { recursive: true, force: true })))
  await assertRendered({ root, directory: client, catalogue, origin })
  const { pages, files, brotliBytes } = await packSite(client, consentedOrigins(catalogue))
  await bundlePrograms(root)
  console.log(`${pages} pages and ${files - pages} files, ${Math.round(brotliBytes / 1024)} KiB with brotli`)
}

/** Where the scripts come from that a visitor may consent to. */
function consentedOrigins({ clinic }: Catalogue): string[] {
  const scripts = [clinic.analytics, clinic.functionality].flatMap((script) => script ?? [])
  return [...new Set(scripts.map(({ src }) => new URL(src).origin))]
}

/** Ends the process, since Vike would end it with 0 whatever happened after its part. */
function giveUp(code: number, error?: unknown): never {
  if (error !== undefined) console.error(error instanceof Error ? error.message : error)
  console.error('\nThe site was not built. An earlier build, if there is one, is as it was.')
  process.exit(code)
}

/** With `--release`, content that is not yet the clinic's own fails the build. A missing file is a broken checkout, not a slip of the pen. */
const content = await judgeContent({ root, release })
process.stderr.write(
  renderReport(content, { root, format: 'text', colour: takesColour(process.stderr, process.env) }),
)
if (content.summary.errors > 0) {
  giveUp(content.findings.some(({ rule }) => rule === 'file') ? exitCodes.misconfigured : exitCodes.failed)
}
let origin: string
try {
  origin = siteOrigin()
} catch (error) {
  giveUp(exitCodes.misconfigured, error)
}
try {
  await replacingBuild(join(root, 'dist'), () => buildAll(origin))
} catch (error) {
  giveUp(exitCodes.failed, error)
}
