import { resolve } from 'node:path'
import { loadSite, SiteUnusable } from './site/load-site.ts'
import { serveSite } from './site/serve-site.ts'
import { StartFailure, startExitCodes } from './start-failure.ts'
import { startService } from './start-service.ts'

/** The server of production: the site that the build left in `dist` below the working directory. */
await startService({ env: process.env, site: () => [serveSite(builtSite())] })

function builtSite() {
  try {
    return loadSite(resolve('dist'))
  } catch (error) {
    if (!(error instanceof SiteUnusable)) throw error
    throw new StartFailure(startExitCodes.usage, `The site cannot be served: ${error.message}.`)
  }
}
