import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vike/api'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { checkContent } from '../catalogue/check.ts'
import { picturesDirectory } from './assets/pictures-plugin.ts'
import { writeSharingImages } from './assets/sharing-images.ts'
import { bundlePrograms } from './build/bundle.ts'
import { assertRendered } from './build/check-rendered.ts'
import { inlineAssets } from './build/inline-assets.ts'
import { packSite } from './build/pack.ts'
import { sharedPages } from './build/shared-pages.ts'
import { writeSiteFiles } from './build/site-files.ts'
import { siteOrigin } from './build/site-origin.ts'

const root = process.cwd()
const client = join(root, 'dist/client')
/** What the pages hold themselves once it is inlined, and the bundler's own notes. */
const inlined = ['.vite', 'assets/entries', 'assets/static']

/**
 * Builds everything that runs in production: the checked, prerendered and packed site, the server and the CLI. With
 * `--release`, content that is not yet the clinic's own fails the build.
 */
async function buildAll(): Promise<void> {
  const origin = siteOrigin()
  if (process.argv.includes('--release')) process.env.CONTENT_RELEASE = 'true'
  await rm(join(root, 'dist'), { recursive: true, force: true })
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

try {
  await buildAll()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error('\nThe site was not built.')
  // Vike ends a process with 0 whatever happened after its part.
  process.exit(1)
}
