import { expect, test } from 'vitest'
import { layoutShift, mostShift } from './layout-shift.ts'

const visits = ['/', '/contact', '/treatments/profhilo'].flatMap((path) =>
  [360, 1440].map((width) => ({ path, width })),
)

test.each(visits)('$path does not shift at $width px while fonts arrive late', async ({ path, width }) => {
  expect(await layoutShift(path, width)).toBeLessThan(mostShift)
})
