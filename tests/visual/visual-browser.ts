import { join } from 'node:path'
import { build } from 'esbuild'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { consentKeys } from '../../renderer/widgets/cookie-consent/consent.ts'
import { startChromium } from '../support/chromium.ts'
import { startSite } from '../support/site-server.ts'
import type { CheckName } from './in-page/inspect.ts'

/** The built site in a browser whose pages can inspect their own layout. */
export interface VisualBrowser {
  browser: Browser
  origin: string
  /** A visitor who has answered the cookie question, unless `consented` is false. */
  newVisitor: (options?: BrowserContextOptions & { consented?: boolean }) => Promise<BrowserContext>
  stop: () => Promise<void>
}

export async function startVisualBrowser(): Promise<VisualBrowser> {
  const [site, browser, script] = await Promise.all([
    startSite({ ENQUIRY_LIMIT_PER_ADDRESS: '1000' }),
    startChromium(),
    inPageScript(),
  ])
  return {
    browser,
    origin: site.origin,
    newVisitor: async ({ consented = true, ...options } = {}) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options })
      await context.addInitScript(script)
      if (consented)
        await context.addInitScript(
          (key) => localStorage.setItem(key, '{"essential":true}'),
          consentKeys.choice,
        )
      return context
    },
    stop: async () => {
      await browser.close()
      await site.stop()
    },
  }
}

/** Findings about the page's layout as it stands; all checks unless some are named. */
export const inspect = (page: Page, names?: CheckName[]): Promise<string[]> =>
  page.evaluate((chosen) => window.visual.inspectLayout(chosen), names)

async function inPageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'in-page/index.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
