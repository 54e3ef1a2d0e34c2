import type { TestProject } from 'vitest/node'
import { startHarness } from '../widgets/harness/server.ts'
import { serveChromium } from './chromium.ts'
import { startSite } from './site-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's one Chromium listens. */
    chromium: string
    /** The built site behind the real server. */
    site: { origin: string; databaseUrl: string }
    /** Pages of single widgets. */
    widgets: string
  }
}

/** Starts what all browser tests of a run share: one Chromium, one server with the built site, one with the widgets. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [chromium, site, harness] = await Promise.all([
    serveChromium(),
    startSite({ ENQUIRY_LIMIT_PER_ADDRESS: '1000' }),
    startHarness(),
  ])
  project.provide('chromium', chromium.wsEndpoint())
  project.provide('site', { origin: site.origin, databaseUrl: site.databaseUrl })
  project.provide('widgets', harness.origin)
  return async () => {
    await chromium.close()
    await site.stop()
    harness.stop()
  }
}
