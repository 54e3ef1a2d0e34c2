import { describe, expect, it } from 'vitest'
import { clinicDay, isOpenThisWeek } from './today.ts'

describe('clinicDay', () => {
  it('is the day in Ipswich, not in Greenwich, in summer', () => {
    expect(clinicDay(new Date('2026-06-30T23:30:00Z'))).toEqual({ weekday: 'wednesday', date: '2026-07-01' })
  })
})

describe('isOpenThisWeek', () => {
  it('counts every second week, across the change to summer time', () => {
    expect(isOpenThisWeek('2026-01-10', '2026-01-24')).toBe(true)
    expect(isOpenThisWeek('2026-01-10', '2026-01-17')).toBe(false)
    expect(isOpenThisWeek('2026-01-10', '2026-04-04')).toBe(true)
  })
})
