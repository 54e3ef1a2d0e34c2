import type { Page } from 'playwright-core'

/** Holds back the requests that fit until the returned function is called. */
export async function holdRequests(page: Page, fitting: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(fitting, async (route) => {
    await released
    await route.continue()
  })
  return release
}
