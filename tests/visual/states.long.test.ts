import { expect, inject, test } from 'vitest'
import { inspectState, stateShots } from './inspect-state.ts'

const { origin } = inject('site')
const shown = stateShots.flatMap((shot) => [360, 1440].map((width) => ({ ...shot, width })))

test.each(shown)('$name: contrast, targets and text hold at $width px', async ({ width, ...shot }) => {
  expect(await inspectState(shot, origin, width)).toEqual([])
})
