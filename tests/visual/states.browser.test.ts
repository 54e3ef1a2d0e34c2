import { expect, inject, test } from 'vitest'
import { inspectState, stateShots } from './inspect-state.ts'

const { origin } = inject('site')

/** The two states with the most content; the long runs check all of them. */
const names = ['state-form-errors', 'state-cookie-card']

test.each(names)('%s: contrast, targets and text hold on a wide screen', async (name) => {
  const shot = stateShots.find((one) => one.name === name)
  expect(shot && (await inspectState(shot, origin, 1440))).toEqual([])
})
