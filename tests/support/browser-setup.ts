import type { TestProject } from 'vitest/node'
import { startHarness } from '../widgets/harness/server.ts'
import { startSite } from './site-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site behind the real server. */
    site: { origin: string; databaseUrl: string }
    /** Pages of single widgets. */
    widgets: string
  }
}

/** Starts what all browser tests of a run share: a server with the built site and one with the widgets. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [site, harness] = await Promise.all([
    startSite({ ENQUIRY_LIMIT_PER_ADDRESS: '1000' }),
    startHarness(),
  ])
  project.provide('site', { origin: site.origin, databaseUrl: site.databaseUrl })
  project.provide('widgets', harness.origin)
  return async () => {
    await site.stop()
    harness.stop()
  }
}
