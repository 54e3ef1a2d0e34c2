import { expect, inject, test } from 'vitest'
import { inspectState, stateShots } from './inspect-state.ts'

const { origin } = inject('site')

test.each(stateShots)('$name: contrast, targets and text hold on a phone', async (shot) => {
  expect(await inspectState(shot, origin, 360)).toEqual([])
})
