import { expect, it } from 'vitest'
import type { DeskFigures } from '../../../../schemas/desk-figures.ts'
import { hour, minute } from '../../../../schemas/time/durations.ts'
import { withinWords } from '../../parts/time-words.ts'
import { hoursOf } from './figure-table.ts'
import { busiestWords } from './words.tsx'

const words = (monday: number[], tuesday: number[]) =>
  busiestWords({ hours: [monday, tuesday] } as Partial<DeskFigures> as DeskFigures)

it('names the hour in which most people write, unless there are several', () => {
  expect(words([0, 2, 1], [1, 0, 1])).toMatch(/ Most in one hour: 2, on Mon from 01:00\.$/)
  expect(words([0, 2, 1], [2, 0, 1])).toMatch(/ Most in one hour: 2\.$/)
})

it('rounds up the time within which people were answered', () => {
  const times = [20 * minute, 3 * hour + 1, 9 * hour + 59.5 * minute, 19.54 * hour, 24 * hour, 71.2 * hour]
  expect(times.map(withinWords)).toEqual(['20 min', '3 h 1 min', '10 h', '20 h', '24 h', '72 h'])
  expect(times.map(hoursOf)).toEqual([0.4, 3.1, 10, 19.6, 24, 71.2])
})
