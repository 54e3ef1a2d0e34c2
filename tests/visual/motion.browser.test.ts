import { expect, test } from 'vitest'
import { layoutShift, mostShift } from './layout-shift.ts'

test('a page stands still while its fonts arrive late and the reader scrolls', async () => {
  expect(await layoutShift('/', 360)).toBeLessThan(mostShift)
})
