import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vike/api'
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts'
import { checkContent } from '../catalogue/check.ts'
import type { Content } from '../catalogue/content.ts'
import { renderReport } from '../catalogue/report/report.ts'
import { cataloguePlugin } from '../catalogue/vite-plugin.ts'
import { retentionPeriod } from '../schemas/content/retention.ts'
import type { PublishedRetention } from '../schemas/retention-period.ts'
import { readSiteOrigin } from '../schemas/settings/service-settings.ts'
import { picturesDirectory } from './assets/pictures-plugin.ts'
import { bundlePrograms } from './build/bundle.ts'
import { assertRendered } from './build/check-rendered.ts'
import { buildDeskApp } from './build/desk-app.ts'
import { inlineAssets } from './build/inline-assets.ts'
import { replacingBuild } from './build/last-good-build.ts'
import { packSite } from './build/pack.ts'
import { writeSiteFiles } from './build/site-files.ts'

const root = process.cwd()
const client = join(root, 'dist/client')
/** Files that only the bundler needs, or whose content stands in the pages once it is inlined. */
const notServed = ['.vite', 'assets/entries', 'assets/static']
const exitCodes = { failed: 1, misconfigured: 2 } as const

const origin = siteOrigin()
const checked = await checkContent({ root, release: process.argv.includes('--release') })
process.stderr.write(
  renderReport(checked, { root, colour: process.stderr.isTTY && process.stderr.hasColors() }),
)
const { content } = checked
const catalogue = content && catalogueOf(content)
if (!catalogue || !content || checked.summary.errors > 0) {
  const isFileMissing = checked.findings.some(({ rule }) => rule === 'file')
  stop(isFileMissing ? exitCodes.misconfigured : exitCodes.failed)
}
try {
  await replacingBuild(join(root, 'dist'), () => buildAll(catalogue, content))
} catch (error) {
  stop(exitCodes.failed, error)
}

/** Builds everything that runs in production: the prerendered and packed site, the server and the CLI. */
async function buildAll(catalogue: Catalogue, content: Content): Promise<void> {
  await build({ viteConfig: { plugins: [cataloguePlugin({ root, checked })] } })
  await writeSiteFiles(catalogue, client, origin)
  await cp(join(root, picturesDirectory), join(client, 'assets/images'), { recursive: true })
  await inlineAssets(client)
  await Promise.all(notServed.map((folder) => rm(join(client, folder), { recursive: true, force: true })))
  await assertRendered({ root, directory: client, catalogue, content, origin })
  const scriptOrigins = consentedOrigins(catalogue)
  const { pages, files, brotliBytes } = await packSite(client, {
    origin,
    clinic: { name: catalogue.clinic.name, phone: catalogue.clinic.phone },
    scriptOrigins,
    retention: publishedRetention(content),
    placeholders: catalogue.placeholders.length,
  })
  await bundlePrograms(root)
  await buildDeskApp(root)
  console.log(`${pages} pages and ${files - pages} files, ${Math.round(brotliBytes / 1024)} KiB with brotli`)
}

/** Where the scripts come from that a visitor may consent to. */
function consentedOrigins({ clinic }: Catalogue): string[] {
  const scripts = [clinic.analytics, clinic.functionality].flatMap((script) => script ?? [])
  return [...new Set(scripts.map(({ src }) => new URL(src).origin))]
}

/** How long the privacy policy says that enquiries are kept. */
function publishedRetention({ legal }: Content): PublishedRetention | undefined {
  const policy = legal.find(({ slug }) => slug === 'privacy-policy')
  const period = retentionPeriod(policy?.value.retention ?? '')
  const isPlaceholder = policy?.placeholders.some(({ key }) => key === 'retention') ?? false
  return period && { ...period, isPlaceholder }
}

function siteOrigin(): string {
  try {
    return readSiteOrigin(process.env)
  } catch (error) {
    stop(exitCodes.misconfigured, error)
  }
}

/** Ends the process, since Vike would end it with 0 whatever happened after its part. */
function stop(code: number, error?: unknown): never {
  if (error !== undefined) console.error(error instanceof Error ? error.message : error)
  console.error('\nThe site was not built. An earlier build, if there is one, is as it was.')
  process.exit(code)
}
