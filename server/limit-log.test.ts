import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitLog } from './limit-log.ts'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What any number of requests can cause. */
const flooding = [
  ['info', 'enquiry_refused', { reason: 'invalid' }],
  ['info', 'client_gone', {}],
  ['info', 'enquiry_accepted', { reason: 'repeated' }],
  ['error', 'enquiry_failed', { reason: 'unavailable' }],
] as const

test('a flood of requests writes a hundred lines a minute of each kind and how many were left out; other lines are all written', () => {
  const lines: string[] = []
  const log = limitLog(
    createLog({ level: 'info', write: (line) => lines.push(line), clock: () => new Date() }),
  )
  const written = (event: string) => lines.filter((line) => line.includes(`"event":"${event}"`))
  for (const [level, event, fields] of flooding)
    for (let count = 0; count < 150; count += 1) log[level](event, fields)
  for (const [, event] of flooding) expect(written(event)).toHaveLength(100)
  for (let count = 0; count < 110; count += 1) log.info('enquiry_accepted', { reason: 'stored' })
  for (let count = 0; count < 110; count += 1) log.error('request_failed')
  expect([written('enquiry_accepted'), written('request_failed')].map(({ length }) => length)).toEqual([
    210, 110,
  ])
  vi.advanceTimersByTime(60_000)
  const left = written('lines_left_out').map((line) => JSON.parse(line))
  expect(left.map(({ level, reason, leftOut }) => [level, reason, leftOut])).toEqual(
    flooding.map(([level, event]) => [level, event, 50]),
  )
  log.info('enquiry_refused', { reason: 'invalid' })
  vi.advanceTimersByTime(60_000)
  expect([written('enquiry_refused').length, written('lines_left_out').length]).toEqual([101, 4])
})
