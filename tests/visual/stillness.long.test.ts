import { expect, test } from 'vitest'
import { builtPages } from '../support/built-site.ts'
import { layoutShift, mostShift } from './layout-shift.ts'

const visits = ['/', '/contact', '/treatments/profhilo'].flatMap((path) =>
  [360, 1440].map((width) => ({ path, width })),
)

test.each(visits)('$path does not shift at $width px while fonts arrive late', async ({ path, width }) => {
  expect(await layoutShift(path, width)).toBeLessThan(mostShift)
})

/** More than this counts as a page that moves under the reader. Source: web.dev, Cumulative Layout Shift. */
const movingPage = 0.1

test.each([412, 1440])('no page shifts much at %i px while fonts arrive late', async (width) => {
  const moving: string[] = []
  for (const path of builtPages()) {
    const shift = await layoutShift(path, width)
    if (shift >= movingPage) moving.push(`${path} ${shift}`)
  }
  expect(moving).toEqual([])
})
