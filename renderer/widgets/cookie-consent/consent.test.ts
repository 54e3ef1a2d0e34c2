import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endOldChoiceScript, parseChoice, storeChoice, storedChoice } from './consent.ts'

const all = '{"essential":true,"analytics":true,"functionality":true}'
let items: Record<string, string>

beforeEach(() => {
  items = {}
  vi.stubGlobal('localStorage', items)
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a choice is stored under its two keys and read again', () => {
  expect(storedChoice()).toBeUndefined()
  expect(storeChoice(all)).toBe(true)
  expect(items).toEqual({ cookieConsent: all, cookieConsentDate: '2026-11-20T10:00:00.000Z' })
  expect(storedChoice()).toBe(all)
  vi.setSystemTime('2026-11-21T10:00:00Z')
  storeChoice('{"essential":true}')
  expect(items).toEqual({
    cookieConsent: '{"essential":true}',
    cookieConsentDate: '2026-11-21T10:00:00.000Z',
  })
})

test('a choice is read as its categories, and as empty if there is none', () => {
  expect(parseChoice(all)).toEqual({ essential: true, analytics: true, functionality: true })
  expect(parseChoice(undefined)).toEqual({})
})

test.each(['{', 'null', '"all"', '[]'])('corrupt storage is logged and read as empty: %s', (text) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(parseChoice(text)).toEqual({})
  expect(log).toHaveBeenCalledOnce()
})

/** Runs the page's script that ends an old choice. */
const run = (script: string | undefined, localStorage: object = items) =>
  runInNewContext(script as string, { localStorage, Date })

test('a choice lasts as long as the clinic says, and for good if its date is unknown', () => {
  const ends = endOldChoiceScript({ days: 180, scriptsSince: [] })
  const runOn = (now: string) => {
    vi.setSystemTime(now)
    run(ends)
    return storedChoice()
  }
  storeChoice(all)
  expect(runOn('2027-05-19T09:00:00Z')).toBe(all)
  expect(runOn('2027-05-19T11:00:00Z')).toBeUndefined()
  storeChoice(all)
  delete items.cookieConsentDate
  expect(runOn('2036-05-19T11:00:00Z')).toBe(all)
  expect(() => run(ends, new Proxy({}, { get: refuse }))).not.toThrow()
})

test('a choice ends on the day on which a script is added after it', () => {
  const ends = endOldChoiceScript({ scriptsSince: ['2026-11-25', '2027-02-01'] })
  const choiceOn = (chosen: string, now: string) => {
    vi.setSystemTime(chosen)
    storeChoice(all)
    vi.setSystemTime(now)
    run(ends)
    return storedChoice()
  }
  expect(choiceOn('2026-11-24T10:00:00Z', '2026-11-24T11:00:00Z')).toBe(all)
  expect(choiceOn('2026-11-24T10:00:00Z', '2026-11-25T11:00:00Z')).toBeUndefined()
  // Made perhaps before the script was added, perhaps after: it holds for that day.
  expect(choiceOn('2026-11-25T10:00:00Z', '2026-11-25T11:00:00Z')).toBe(all)
  expect(choiceOn('2026-11-25T10:00:00Z', '2026-11-26T11:00:00Z')).toBeUndefined()
  expect(choiceOn('2026-11-26T10:00:00Z', '2027-01-31T11:00:00Z')).toBe(all)
  expect(choiceOn('2026-11-26T10:00:00Z', '2027-02-01T11:00:00Z')).toBeUndefined()
  // Made by a clock that was ahead.
  expect(choiceOn('2040-01-01T10:00:00Z', '2026-11-30T11:00:00Z')).toBeUndefined()
  storeChoice(all)
  delete items.cookieConsentDate
  run(ends)
  expect(storedChoice()).toBeUndefined()
  expect(endOldChoiceScript({ scriptsSince: [] })).toBeUndefined()
})

const refuse = () => {
  throw new Error('denied')
}

test.each([
  ['can be read but not written', { set: refuse }],
  ['refuses', { get: refuse, set: refuse }],
])('the choice holds for this page where storage %s', (_, handler) => {
  vi.stubGlobal('localStorage', new Proxy({}, handler))
  expect(storeChoice(all)).toBe(false)
  expect(storedChoice()).toBe(all)
})
