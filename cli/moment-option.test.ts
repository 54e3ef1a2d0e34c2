import { expect, it } from 'vitest'
import { parseMoment } from './moment-option.ts'

const now = new Date('2026-06-15T22:30:00Z')

it.each([
  ['2026-11-20', 'start', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20', 'end', '2026-11-21T00:00:00.000Z'],
  ['2026-06-10', 'start', '2026-06-09T23:00:00.000Z'],
  ['2026-03-29', 'end', '2026-03-29T23:00:00.000Z'],
  ['2026-10-25', 'end', '2026-10-26T00:00:00.000Z'],
  ['today', 'start', '2026-06-14T23:00:00.000Z'],
  ['today', 'end', '2026-06-15T23:00:00.000Z'],
  ['yesterday', 'start', '2026-06-13T23:00:00.000Z'],
  ['7d', 'start', '2026-06-08T22:30:00.000Z'],
  ['12h', 'end', '2026-06-15T10:30:00.000Z'],
  ['2w', 'start', '2026-06-01T22:30:00.000Z'],
  ['2026-06-10T09:30+01:00', 'start', '2026-06-10T08:30:00.000Z'],
] as const)('%s as %s', (text, edge, moment) => {
  expect(parseMoment(text, now, edge).toISOString()).toBe(moment)
})

it.each(['', 'tomorrow', '2026-02-30', '7', '7x', '-7d', '2026-06-10T09:30', '20/11/2026'])(
  '%j is refused',
  (text) => {
    expect(() => parseMoment(text, now, 'start')).toThrow(/Write a day like 2026-11-20/)
  },
)
