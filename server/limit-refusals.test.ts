import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitRefusals } from './limit-refusals.ts'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a flood of refusals writes a hundred lines a minute and how many were left out; other lines are all written', () => {
  const lines: string[] = []
  const log = limitRefusals(
    createLog({ level: 'info', write: (line) => lines.push(line), clock: () => new Date() }),
  )
  const written = (event: string) => lines.filter((line) => line.includes(`"${event}"`))
  for (let count = 0; count < 150; count += 1) log.info('enquiry_refused', { reason: 'invalid' })
  log.info('client_gone')
  log.info('enquiry_accepted')
  expect(lines).toHaveLength(101)
  vi.advanceTimersByTime(60_000)
  expect(written('refusals_left_out')).toEqual([expect.stringContaining('"level":"info"')])
  expect(written('refusals_left_out')[0]).toContain('"leftOut":51}')
  log.info('enquiry_refused', { reason: 'invalid' })
  vi.advanceTimersByTime(60_000)
  expect([written('enquiry_refused').length, written('refusals_left_out').length]).toEqual([101, 1])
})
