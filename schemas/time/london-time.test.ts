import { expect, it } from 'vitest'
import { ukTime } from './london-time.ts'

it('shows the clock of the clinic, summer and winter', () => {
  expect(ukTime('2026-06-15T22:30:00Z')).toBe('Mon 15 Jun 2026, 23:30')
  expect(ukTime('2026-11-20T14:58:00Z')).toBe('Fri 20 Nov 2026, 14:58')
})
