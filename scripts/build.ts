import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vike/api'
import { checkContent } from '../catalogue/check.ts'
import { picturesDirectory } from './assets/pictures-plugin.ts'
import { writeSharingImages } from './assets/sharing-images.ts'
import { bundlePrograms } from './build/bundle.ts'
import { inlineAssets } from './build/inline-assets.ts'
import { packSite } from './build/pack.ts'
import { sharedPages } from './build/shared-pages.ts'
import { writeSiteFiles } from './build/site-files.ts'
import { siteOrigin } from './build/site-origin.ts'

/** Builds everything that runs in production: the checked, prerendered and packed site, the server and the CLI. */
const root = process.cwd()
const client = join(root, 'dist/client')

await rm(join(root, 'dist'), { recursive: true, force: true })
await build()
const { catalogue } = await checkContent({ root })
if (!catalogue) throw new Error('content/ has errors. Run npm run -s clinic -- content check to see them.')
await writeSiteFiles(catalogue, client, siteOrigin())
writeSharingImages(sharedPages(catalogue), join(client, 'sharing'))
await cp(join(root, picturesDirectory), join(client, 'assets/images'), { recursive: true })
await inlineAssets(client)
await rm(join(client, '.vite'), { recursive: true, force: true })
const report = await packSite(client)
await bundlePrograms(root)
console.log(
  `${report.pages} pages and ${report.files - report.pages} files, ${Math.round(report.brotliBytes / 1024)} KiB with brotli`,
)
