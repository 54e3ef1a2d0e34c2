import { expect, it } from 'vitest'
import { periodBefore, type RetentionPeriod } from './retention-period.ts'

it.each<[string, number, RetentionPeriod['unit'], string]>([
  ['2026-11-22', 24, 'month', '2024-11-22'],
  ['2026-03-31', 1, 'month', '2026-02-28'],
  ['2024-02-29', 1, 'year', '2023-02-28'],
  ['2026-01-01', 2, 'week', '2025-12-18'],
  ['2026-01-01', 90, 'day', '2025-10-03'],
])('%s less %i %s is %s', (from, count, unit, earlier) => {
  expect(periodBefore(new Date(`${from}T10:00:00Z`), { count, unit })).toEqual(
    new Date(`${earlier}T10:00:00Z`),
  )
})
