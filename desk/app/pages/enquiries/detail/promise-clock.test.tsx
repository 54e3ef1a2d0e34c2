// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeskClinic } from '../../../../../schemas/desk.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { queries } from '../../../queries.ts'
import { PromiseClock } from './promise-clock.tsx'

afterEach(() => {
  cleanup()
  queries.clear()
  vi.useRealTimers()
})

const clinic: DeskClinic = {
  opening: {
    hours: [
      { day: 'monday', opens: '09:00', closes: '15:00' },
      { day: 'wednesday', opens: '10:00', closes: '20:30' },
    ],
    closures: { bankHolidays: 'closed' },
  },
}

/** What the clock says at `now` about an enquiry received at `createdAt`. */
function clockAt(createdAt: string, now: string, status: StoredEnquiry['status'] = 'new'): string {
  vi.useFakeTimers({ now: new Date(now) })
  queries.setQueryData(['/api/clinic'], clinic)
  const enquiry = { createdAt, status, restricted: false } as StoredEnquiry
  render(
    <QueryClientProvider client={queries}>
      <PromiseClock enquiry={enquiry} />
    </QueryClientProvider>,
  )
  return screen.queryByRole('region')?.textContent ?? ''
}

test.each([
  [
    '2026-11-23T10:00:00Z',
    '2026-11-23T12:30:00Z',
    '21 h left: 2 h 30 min of 24 h, promised by tomorrow 10:00.The clinic was open for 2 h 30 min of that. Open now, until 15:00.',
  ],
  [
    '2026-11-22T08:00:00Z',
    '2026-11-23T10:00:00Z',
    'Overdue by 2 h: 26 h of 24 h, promised by 08:00.The clinic was open for 1 h of that. Open now, until 15:00.',
  ],
  [
    '2026-11-20T10:00:00Z',
    '2026-11-23T16:00:00Z',
    'Overdue by 2 days: 78 h of 24 h, promised by Sat 21 Nov, 10:00.The clinic was open for 6 h of that. It opens Wed 25 Nov, 10:00.',
  ],
  // Easter Monday; the clocks went forward a week before.
  [
    '2026-04-05T20:00:00Z',
    '2026-04-06T12:00:00Z',
    '8 h left: 16 h of 24 h, promised by 21:00.The clinic has not been open since. It opens Wed 8 Apr, 10:00.',
  ],
])('received %s, seen at %s', (createdAt, now, words) => {
  expect(clockAt(createdAt, now)).toBe(words)
})

test('the clock is gone once somebody has answered', () => {
  expect(clockAt('2026-11-23T10:00:00Z', '2026-11-23T12:30:00Z', 'contacted')).toBe('')
})
