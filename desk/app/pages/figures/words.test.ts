import { expect, it } from 'vitest'
import type { DeskFigures } from '../../../../schemas/desk-figures.ts'
import { busiestWords } from './words.tsx'

const words = (monday: number[], tuesday: number[]) =>
  busiestWords({ hours: [monday, tuesday] } as Partial<DeskFigures> as DeskFigures)

it('names the hour in which most people write, unless there are several', () => {
  expect(words([0, 2, 1], [1, 0, 1])).toMatch(/ Most in one hour: 2, on Mon from 01:00\.$/)
  expect(words([0, 2, 1], [2, 0, 1])).toMatch(/ Most in one hour: 2\.$/)
})
