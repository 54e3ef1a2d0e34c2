import fc from 'fast-check'
import { expect, it } from 'vitest'
import { londonClock, londonMoment } from './london-clock.ts'

const zone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

it('shows what the time zone database shows', () => {
  const moments = fc.date({ min: new Date('1996-01-01'), max: new Date('2037-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      const { date, time } = londonClock(moment)
      expect(`${date} ${time}`).toBe(zone.format(moment))
    }),
  )
})

it('changes at one in the morning, UTC, of the last Sundays of March and October', () => {
  const times = ['2026-03-29T00:59Z', '2026-03-29T01:00Z', '2026-10-25T00:59Z', '2026-10-25T01:00Z']
  expect(times.map((time) => londonClock(new Date(time)).time)).toEqual(['00:59', '02:00', '01:59', '01:00'])
  expect(londonMoment('2026-07-01', '20:30').toISOString()).toBe('2026-07-01T19:30:00.000Z')
})
