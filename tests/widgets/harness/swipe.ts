import type { Locator } from 'playwright-core'

/** Swipes over an element by `distance` CSS pixels, to the left where that is negative. */
export async function swipe(over: Locator, distance: number): Promise<void> {
  const box = await over.boundingBox()
  if (!box) throw new Error('There is nothing to swipe over.')
  const page = over.page()
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) => {
    const point = { x: box.x + box.width / 2 + moved, y: box.y + box.height / 2 }
    return finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] })
  }
  await touch('touchStart')
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', (distance * step) / 5)
  await touch('touchEnd')
  await finger.detach()
}
