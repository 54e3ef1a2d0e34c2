import { resolve } from 'node:path'
import { counted } from '../schemas/counted.ts'
import { exitCodes } from '../schemas/exit-codes.ts'
import { loadSite } from './site/load-site.ts'
import { serveSite } from './site/serve-site.ts'
import type { Site } from './site/site.ts'
import { StartFailure } from './start-failure.ts'
import { startService } from './start-service.ts'

/** The production server. It serves the site that the build left in `dist` below the working directory. */
void startService({
  site: (_server, { siteOrigin }) => {
    const site = loadSite(resolve('dist'))
    assertBuiltFor(siteOrigin, site)
    warnOfDraft(site)
    return { handlers: [serveSite(site)], clinic: site.clinic, retention: site.retention }
  },
})

function warnOfDraft({ placeholders = 0 }: Site): void {
  if (placeholders === 0) return
  const count = counted(placeholders, 'value is a placeholder', 'values are placeholders')
  process.stderr.write(
    `This site is a draft: ${count}, and every page asks search engines to leave it out. List them with: clinic content check --release\n`,
  )
}

/** Pages built for another address would give that address to search engines, in the sitemap and when shared. */
function assertBuiltFor(siteOrigin: string | undefined, { origin }: Site): void {
  if (siteOrigin === undefined || origin === undefined || siteOrigin === origin) return
  throw new StartFailure(
    exitCodes.usage,
    [
      `The site cannot be served: SITE_ORIGIN is ${siteOrigin}, but the pages in dist were built for ${origin}.`,
      'Their canonical links, the sitemap and the sharing images name that address.',
      `  To serve ${siteOrigin}: build again with SITE_ORIGIN=${siteOrigin} npm run build, then start the server.`,
      '  To try this build under another address: start the server without SITE_ORIGIN.',
    ].join('\n'),
  )
}
