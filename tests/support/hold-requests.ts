import type { Page } from 'playwright-core'

/** Holds back the requests that fit, and of those with a body the ones whose body has the words, until the returned function is called. */
export async function holdRequests(
  page: Page,
  fitting: Parameters<Page['route']>[0],
  words = '',
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(fitting, async (route) => {
    if (route.request().postData()?.includes(words) !== false) await released
    await route.continue()
  })
  return release
}
