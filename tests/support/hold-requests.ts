import type { Page } from 'playwright-core'

/**
 * Has the browser ask about every request from now on. Without it, one that a page sends just after its first `page.route` may pass
 * unasked, since Chromium tells the page late.
 */
export const askAboutRequests = (page: Page) => page.route('**/no-such-address', (route) => route.continue())

/** Holds back requests to matching URLs until the returned function is called; those with a body only if it contains `words`. */
export async function holdRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
  words = '',
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    if (route.request().postData()?.includes(words) !== false) await released
    await route.continue()
  })
  return release
}
