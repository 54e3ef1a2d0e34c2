// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { months } from '../../schemas/time/months.ts'
import { markToday, showOpenNow } from './opening-hours.ts'

/** How many days after 1 January 1970 a date is. */
const dayNumber = (date: string) => Date.parse(date) / 86_400_000

/** A row as renderer/parts/opening-hours.tsx writes it; `on` is a date that falls on that day. */
const row = (day: string, on: string, hours?: [opens: string, closes: string, words: string], every = 7) =>
  `<div class="hours-row" data-day="${day}" data-every="${every}" data-on="${dayNumber(on) % every}" ${
    hours ? `data-opens="${hours[0]}" data-closes="${hours[1]}"` : ''
  }><dt>${day}${every === 14 ? `<span data-next="Next: {date}"></span>` : ''}</dt><dd>${hours?.[2] ?? 'Closed'}</dd></div>`

const rows = [
  row('Monday', '2026-11-23', ['09:00', '15:00', '9:00 AM-<wbr>3:00 PM']),
  row('Tuesday', '2026-11-24'),
  row('Wednesday', '2026-11-25', ['10:00', '20:30', '10:00 AM-<wbr>8:30 PM']),
  row('Thursday', '2026-11-26', ['09:00', '15:00', '9:00 AM-<wbr>3:00 PM']),
  row('Friday', '2026-11-27', ['09:30', '18:00', '9:30 AM-<wbr>6:00 PM']),
  row('Saturday', '2026-01-10', ['09:00', '13:00', '9:00 AM-<wbr>1:00 PM'], 14),
]
/** An element of its own: test files share one document, and what others keep in it stays. */
const page = document.createElement('div')
const list = (all: string[]) => {
  page.innerHTML = `
    <p class="open-now" data-open-until="Open until {time}" data-opens="Closed until {day}, {time}" data-opens-today="Closed until {time} today"><span></span></p>
    <dl class="hours" data-closed-on="${['2026-12-25', '2026-12-26', '2026-12-28'].map(dayNumber).join(' ')}" data-months="${months.join(' ')}">${all.join('')}</dl><span class="hours-today"> Today</span>`
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  document.body.append(page)
  list(rows)
})
afterEach(() => {
  vi.useRealTimers()
  page.remove()
})

const saysAt = (moment: string) => {
  vi.setSystemTime(moment)
  showOpenNow()
  return document.querySelector('.open-now')?.textContent
}

describe('whether the clinic is open', () => {
  it('changes at the minute it opens and at the minute it closes', () => {
    expect(saysAt('2026-11-25T09:59:00Z')).toBe('Closed until 10:00 AM today')
    expect(saysAt('2026-11-25T10:00:00Z')).toBe('Open until 8:30 PM')
    expect(saysAt('2026-11-25T20:29:59Z')).toBe('Open until 8:30 PM')
    expect(saysAt('2026-11-25T20:30:00Z')).toBe('Closed until Thursday, 9:00 AM')
  })

  it('skips a day that is closed', () => {
    expect(saysAt('2026-11-23T16:00:00Z')).toBe('Closed until Wednesday, 10:00 AM')
  })

  it('goes by the clock in Ipswich, before and after each change of it', () => {
    expect(saysAt('2026-03-27T17:30:00Z')).toBe('Open until 6:00 PM')
    expect(saysAt('2026-03-30T08:30:00Z')).toBe('Open until 3:00 PM')
    expect(saysAt('2026-10-23T16:59:00Z')).toBe('Open until 6:00 PM')
    expect(saysAt('2026-10-23T17:00:00Z')).toBe('Closed until Monday, 9:00 AM')
    expect(saysAt('2026-10-26T08:30:00Z')).toBe('Closed until 9:00 AM today')
  })

  it('counts every second Saturday', () => {
    expect(saysAt('2026-11-28T10:00:00Z')).toBe('Open until 1:00 PM')
    expect(saysAt('2026-11-21T10:00:00Z')).toBe('Closed until Monday, 9:00 AM')
    expect(saysAt('2026-11-27T19:00:00Z')).toBe('Closed until Saturday, 9:00 AM')
  })

  it('skips the days on which the clinic is closed, whatever its hours say', () => {
    expect(saysAt('2026-12-24T16:00:00Z')).toBe('Closed until Wednesday, 10:00 AM')
    expect(saysAt('2026-12-25T10:30:00Z')).toBe('Closed until Wednesday, 10:00 AM')
  })

  it('stays empty for a clinic that never opens', () => {
    list([])
    expect(saysAt('2026-11-25T10:00:00Z')).toBe('')
  })

  it('is a week away for a clinic that opens once a week and has closed today', () => {
    list(rows.slice(0, 1))
    expect(saysAt('2026-11-23T16:00:00Z')).toBe('Closed until Monday 30 November, 9:00 AM')
  })
})

const markedAt = (moment: string) => {
  vi.setSystemTime(moment)
  markToday()
  const marked = [...document.querySelectorAll('.hours-row[data-today] dt')].map((name) => name.textContent)
  return [...marked, document.querySelector('[data-next]')?.textContent]
}

describe('the list of hours', () => {
  it('has today’s row marked, even if the clinic is closed on that weekday', () => {
    expect(markedAt('2026-11-25T12:00:00Z')).toEqual(['Wednesday Today', 'Next: 28 November'])
    expect(markedAt('2026-11-24T12:00:00Z')).toEqual(['Tuesday Today', 'Next: 28 November'])
  })

  it('unmarks yesterday’s row and marks none on a day when the clinic is closed, which is no next date either', () => {
    expect(markedAt('2026-12-24T12:00:00Z')).toEqual(['Thursday Today', 'Next: 9 January'])
    expect(markedAt('2026-12-25T12:00:00Z')).toEqual(['Next: 9 January'])
  })

  it('names the next alternate Saturday, across the change to winter time', () => {
    expect(markedAt('2026-11-22T12:00:00Z')).toEqual(['Next: 28 November'])
    expect(markedAt('2026-10-18T12:00:00Z')).toEqual(['Next: 31 October'])
    expect(markedAt('2026-11-21T12:00:00Z')).toEqual(['Next: 28 November'])
  })

  it('on an alternate Saturday marks it as today, and names the next one', () => {
    expect(markedAt('2026-11-28T12:00:00Z')).toEqual(['SaturdayNext: 12 December Today', 'Next: 12 December'])
  })
})
