import { describe, expect, it } from 'vitest'
import { openingHoursSpecification } from './opening-hours.ts'

const saturdays = {
  day: 'saturday' as const,
  opens: '09:00',
  closes: '13:00',
  alternate: { firstOpen: '2026-01-10' },
}

/** The first two dates from `now` on which an alternate Saturday is open. */
function nextSaturdays(now: string, firstOpen = '2026-01-10'): string[] {
  const opening = {
    hours: [{ ...saturdays, alternate: { firstOpen } }],
    closures: { bankHolidays: 'open' as const, days: [] },
  }
  const entries = openingHoursSpecification(opening, new Date(now)) as { validFrom: string }[]
  return entries.slice(0, 2).map(({ validFrom }) => validFrom)
}

describe('openingHoursSpecification', () => {
  it('begins the dates of an alternate day today, in Ipswich, where a day begins before UTC’s in summer', () => {
    expect(nextSaturdays('2026-01-24T10:00:00Z')).toEqual(['2026-01-24', '2026-02-07'])
    expect(nextSaturdays('2026-06-12T23:30:00Z')).toEqual(['2026-06-13', '2026-06-27'])
    expect(nextSaturdays('2026-06-13T23:30:00Z')[0]).toBe('2026-06-27')
  })

  it('keeps the rhythm of an alternate day across summer time, and before the date from which it is counted', () => {
    expect(nextSaturdays('2026-03-23T10:00:00Z')).toEqual(['2026-04-04', '2026-04-18'])
    expect(nextSaturdays('2025-12-01T10:00:00Z')).toEqual(['2025-12-13', '2025-12-27'])
  })

  it('lists a closed day that would otherwise be open, for half a year ahead', () => {
    const hours = [
      { day: 'tuesday' as const, closed: true as const },
      { day: 'monday' as const, opens: '09:00', closes: '15:00' },
    ]
    const [monday, tuesday, past, far] = ['2026-08-31', '2026-06-02', '2026-03-23', '2026-12-28']
    const closures = {
      bankHolidays: 'closed' as const,
      days: [monday, tuesday, past, '2026-06-01', '2026-06-01'],
    }
    const specification = openingHoursSpecification({ hours, closures }, new Date('2026-05-20T00:00:00Z'))
    const never = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }
    expect(specification.slice(1)).toEqual(
      ['2026-05-25', '2026-06-01', monday].map((date) => ({ ...never, validFrom: date, validThrough: date })),
    )
    expect(JSON.stringify(specification)).not.toContain(far)
  })

  it('leaves out closed weekdays, and lists the dates on which an alternate day is open', () => {
    const hours = [
      { day: 'tuesday' as const, closed: true as const },
      saturdays,
      { day: 'monday' as const, opens: '09:00', closes: '15:00' },
    ]
    const closures = { bankHolidays: 'open' as const, days: ['2026-01-24'] }
    const specification = openingHoursSpecification({ hours, closures }, new Date('2026-01-01T00:00:00Z'))
    expect(specification).toHaveLength(13)
    expect(specification[0]).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      opens: '09:00',
      closes: '15:00',
    })
    expect(specification[1]).toMatchObject({ validFrom: '2026-01-10', validThrough: '2026-01-10' })
    expect(specification[2]).toMatchObject({ validFrom: '2026-02-07' })
  })
})
