import { rm } from 'node:fs/promises'
import { build } from 'vike/api'
import { checkContent } from '../catalogue/check.ts'
import { bundlePrograms } from './build/bundle.ts'
import { inlineAssets } from './build/inline-assets.ts'
import { packSite } from './build/pack.ts'
import { writeSiteFiles } from './build/site-files.ts'
import { siteOrigin } from './build/site-origin.ts'

/** Builds everything that runs in production: the checked, prerendered and packed site, the server and the CLI. */
const clientDir = 'dist/client'

await rm('dist', { recursive: true, force: true })
await build()
const { catalogue } = await checkContent({ root: process.cwd() })
if (!catalogue) throw new Error('content/ has errors. Run npm run -s clinic -- content check to see them.')
await writeSiteFiles(catalogue, clientDir, siteOrigin())
await inlineAssets(clientDir)
const report = await packSite(clientDir)
await bundlePrograms(process.cwd())
console.log(
  `${report.pages} pages and ${report.files - report.pages} files, ${Math.round(report.brotliBytes / 1024)} KiB with brotli`,
)
