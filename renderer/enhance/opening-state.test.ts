import { describe, expect, it } from 'vitest'
import { nextOpenDate, openingState } from './opening-state.ts'

const saturday = { day: 'saturday', opens: '09:00', closes: '13:00', firstOpen: '2026-01-10' }
const days = [
  { day: 'monday', opens: '09:00', closes: '15:00' },
  { day: 'wednesday', opens: '10:00', closes: '20:30' },
  { day: 'thursday', opens: '09:00', closes: '15:00' },
  { day: 'friday', opens: '09:30', closes: '18:00' },
  saturday,
]
const at = (moment: string) => openingState(days, new Date(moment))
const later = (day: string, opens: string, isToday = false) => ({ day, opens, isToday })

describe('openingState', () => {
  it('is open from the minute it opens to the minute it closes', () => {
    expect(at('2026-11-25T09:59:00Z')).toEqual(later('wednesday', '10:00', true))
    expect(at('2026-11-25T10:00:00Z')).toEqual({ until: '20:30' })
    expect(at('2026-11-25T20:29:59Z')).toEqual({ until: '20:30' })
    expect(at('2026-11-25T20:30:00Z')).toEqual(later('thursday', '09:00'))
  })

  it('skips a day that is closed', () => {
    expect(at('2026-11-23T16:00:00Z')).toEqual(later('wednesday', '10:00'))
  })

  it('goes by the clock in Ipswich, before and after each change of it', () => {
    expect(at('2026-03-27T17:30:00Z')).toEqual({ until: '18:00' })
    expect(at('2026-03-30T08:30:00Z')).toEqual({ until: '15:00' })
    expect(at('2026-10-23T16:59:00Z')).toEqual({ until: '18:00' })
    expect(at('2026-10-23T17:00:00Z')).toEqual(later('monday', '09:00'))
    expect(at('2026-10-26T08:30:00Z')).toEqual(later('monday', '09:00', true))
  })

  it('counts every second Saturday', () => {
    expect(at('2026-11-28T10:00:00Z')).toEqual({ until: '13:00' })
    expect(at('2026-11-21T10:00:00Z')).toEqual(later('monday', '09:00'))
    expect(at('2026-11-27T19:00:00Z')).toEqual(later('saturday', '09:00'))
  })

  it('says nothing of a clinic that never opens', () => {
    expect(openingState([], new Date())).toBe(undefined)
  })
})

describe('nextOpenDate', () => {
  it('is the next alternate Saturday, across the change to winter time', () => {
    expect(nextOpenDate(saturday, '2026-11-22')).toBe('2026-11-28')
    expect(nextOpenDate(saturday, '2026-10-18')).toBe('2026-10-31')
  })

  it('is the one after today on such a Saturday, which is marked as today', () => {
    expect(nextOpenDate(saturday, '2026-11-28')).toBe('2026-12-12')
  })
})
