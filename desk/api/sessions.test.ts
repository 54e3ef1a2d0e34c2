import { beforeEach, expect, test } from 'vitest'
import { minute } from '../../schemas/time/durations.ts'
import { createSessions, type Sessions } from './sessions.ts'

let now = 0
let sessions: Sessions
beforeEach(() => {
  now = 1_000_000
  sessions = createSessions(() => now)
})

test('a link opens one session, within two minutes and until the next link is made', () => {
  const link = sessions.newLink()
  now += 2 * minute
  expect(sessions.open('')).toBeUndefined()
  expect(sessions.open(link)).toMatch(/^[\w-]{43}$/)
  expect(sessions.open(link)).toBeUndefined()
  const late = sessions.newLink()
  now += 2 * minute + 1
  expect(sessions.open(late)).toBeUndefined()
  const before = sessions.newLink()
  sessions.newLink()
  expect(sessions.open(before)).toBeUndefined()
})

test('a session locks after 30 minutes without use, even if the page sends requests by itself', () => {
  const session = sessions.open(sessions.newLink()) as string
  for (const [after, idle, isOpen] of [
    [20, 0, true],
    [20, 0, true],
    [20, 20, true],
    [10, 30, true],
    [1, 31, false],
    [0, 0, false],
  ] as const) {
    now += after * minute
    expect([after, idle, sessions.checkAndTouch(session, idle * minute)]).toEqual([after, idle, isOpen])
  }
  expect(sessions.checkAndTouch('another', 0)).toBe(false)
})

test('setting the clock back does not prolong a session', () => {
  const session = sessions.open(sessions.newLink()) as string
  now -= 3 * 24 * 60 * minute
  expect(sessions.checkAndTouch(session, 0)).toBe(true)
  now += 31 * minute
  expect(sessions.checkAndTouch(session, 31 * minute)).toBe(false)
})

test('a session is locked after the computer slept, even if the page reports that it is in use', () => {
  const session = sessions.open(sessions.newLink()) as string
  now += 14 * 60 * minute
  expect(sessions.checkAndTouch(session, 0)).toBe(false)
})
