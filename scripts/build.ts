import { cp, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { checkContent } from '../catalogue/check.ts'
import type { Content } from '../catalogue/content.ts'
import { renderReport } from '../catalogue/report/report.ts'
import { retentionPeriod } from '../schemas/content/retention.ts'
import type { SiteContent } from '../schemas/content/site-content.ts'
import type { TreatmentLink } from '../schemas/desk.ts'
import type { PublishedRetention } from '../schemas/time/retention-period.ts'
import { otherHomes, urls } from '../schemas/urls.ts'
import { writeDrawings } from './assets/drawing-files.ts'
import { picturesDirectory } from './assets/images.ts'
import { writeSharingImages } from './assets/sharing-images.ts'
import { bundleApplications } from './build/applications.ts'
import { assertRendered } from './build/assert-rendered.ts'
import { openBuildCache } from './build/build-cache.ts'
import { waitForOtherBuilds } from './build/build-lock.ts'
import { buildOptions } from './build/build-options.ts'
import { keepEarlierCode } from './build/earlier-code.ts'
import { inlineAssets } from './build/inline-assets.ts'
import { buildThenSwap } from './build/last-good-build.ts'
import { packSite } from './build/pack.ts'
import { pageContent } from './build/page-content.ts'
import { renderPages } from './build/render-pages.ts'
import { sharedPages, writeSiteFiles } from './build/site-files.ts'

const root = process.cwd()
/** Files that only the bundler needs, or whose content has been inlined in the pages. */
const notServed = ['.vite', 'assets/entries', 'assets/static']
const exitCodes = { failed: 1, misconfigured: 2 } as const
const begun = new Date(performance.timeOrigin)

const { isRelease, origin } = options()
await waitForOtherBuilds(root).catch((error: unknown) => stop(exitCodes.failed, error))
const applications = bundleApplications(root, origin)
const checked = await checkContent({ root, release: isRelease })
process.stderr.write(
  renderReport(checked, { root, colour: process.stderr.isTTY && process.stderr.hasColors() }),
)
const { content } = checked
const catalogue = content && catalogueOf(content)
if (!catalogue || checked.summary.errors > 0) {
  const isFileMissing = checked.findings.some(({ rule }) => rule === 'file')
  stop(isFileMissing ? exitCodes.misconfigured : exitCodes.failed)
}
try {
  await buildThenSwap(join(root, 'dist'), (folder) => buildAll(folder, catalogue, content))
} catch (error) {
  stop(exitCodes.failed, error)
}

/** Builds everything that runs in production into `dist`: the prerendered and packed site, the server, the desk and the CLI. */
async function buildAll(dist: string, catalogue: SiteContent, content: Content): Promise<void> {
  const client = join(dist, 'client')
  const cache = await openBuildCache(root)
  const pages = sharedPages(catalogue)
  const [ofContent, bundle, programs] = await Promise.all([
    pageContent(root, catalogue, cache),
    applications.site,
    applications.programs,
    writeSharingImages(pages, client, cache.keep),
  ])
  const [drawings] = await Promise.all([
    writeDrawings(client),
    cp(join(bundle, 'client'), client, { recursive: true }),
    cp(join(bundle, 'assets.json'), join(dist, 'assets.json')),
    cp(join(root, picturesDirectory), join(client, 'assets/images'), { recursive: true }),
    writeSiteFiles(catalogue, client, origin),
  ])
  const addresses = [...pages.map(({ path }) => path), ...otherHomes]
  await renderPages(bundle, { ...ofContent, drawings }, addresses, client)
  await inlineAssets(bundle, client, cache.keep)
  await Promise.all(notServed.map((folder) => rm(join(client, folder), { recursive: true, force: true })))
  await keepEarlierCode(join(root, 'dist/client'), client)
  const retention = retentionOf(content)
  const facts = {
    origin,
    clinic: { name: catalogue.clinic.name, phone: catalogue.clinic.phone },
    scriptOrigins: consentedOrigins(catalogue),
    ...(retention && { retention }),
    opening: { hours: content.clinic.value.hours, closures: content.clinic.value.closures },
    treatments: treatmentLinks(content),
    placeholders: catalogue.placeholders.length,
  }
  await Promise.all([
    packSite(client, facts, cache.keep),
    assertRendered({ root, directory: client, catalogue, content, origin }),
  ])
  await cp(programs, dist, { recursive: true })
  // For scripts/clinic.mjs: what was saved since this build began is not in it.
  await utimes(join(dist, 'cli/main.js'), begun, begun)
  await cache.removeUnused()
  console.log(`${addresses.length} pages were built.`)
}

/** The origins of the scripts that a visitor may consent to. */
function consentedOrigins({ clinic }: SiteContent): string[] {
  const scripts = [clinic.analytics, clinic.functionality].flatMap((script) => script ?? [])
  return [...new Set(scripts.map(({ src }) => new URL(src).origin))]
}

/** How long the privacy policy says that enquiries are kept. */
function retentionOf({ legal }: Content): PublishedRetention | undefined {
  const policy = legal.find(({ slug }) => slug === 'privacy-policy')
  const period = retentionPeriod(policy?.value.retention ?? '')
  const isPlaceholder = policy?.placeholders.some(({ key }) => key === 'retention') ?? false
  return period && { ...period, isPlaceholder }
}

function treatmentLinks({ treatments }: Content): TreatmentLink[] {
  return treatments.flatMap(({ slug, value: { reason, title: name } }) =>
    reason ? [{ reason, name, page: origin + urls.treatment(slug) }] : [],
  )
}

function options() {
  try {
    return buildOptions(process.argv.slice(2), process.env)
  } catch (error) {
    stop(exitCodes.misconfigured, error)
  }
}

function stop(code: number, error?: unknown): never {
  if (error !== undefined) console.error(error instanceof Error ? error.message : error)
  console.error('\nThe site was not built. An earlier build, if there is one, is as it was.')
  process.exit(code)
}
