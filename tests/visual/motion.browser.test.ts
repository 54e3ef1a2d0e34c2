import { expect, test } from 'vitest'
import { followLink } from './follow-link.ts'
import { layoutShift, mostShift } from './layout-shift.ts'

test('one page fades into the next without a flash: old and new add up to the whole at every moment', async () => {
  const fading = await followLink('no-preference')
  expect(Object.keys(fading ?? {})).toEqual(['root', 'site-header'])
  for (const { cover, blends } of Object.values(fading ?? {})) {
    for (const sum of cover) expect(sum).toBeCloseTo(1, 4)
    expect(blends).toEqual(['plus-lighter', 'plus-lighter'])
  }
})

test('where less motion is asked for, the next page is simply there', async () => {
  expect(await followLink('reduce')).toBeNull()
})

test('a page stands still while its fonts arrive late and the reader scrolls', async () => {
  expect(await layoutShift('/', 360)).toBeLessThan(mostShift)
})
