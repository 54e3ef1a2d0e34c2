import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultConsent, fullConsent, parseConsent, storeConsent, storedConsent } from './consent.ts'

let items: Map<string, string>

beforeEach(() => {
  items = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a choice is stored under its two keys and read again', () => {
  expect(storedConsent()).toBeUndefined()
  storeConsent(fullConsent, new Date('2026-11-20T10:00:00Z'))
  expect(Object.fromEntries(items)).toEqual({
    cookieConsent: '{"essential":true,"analytics":true,"functionality":true}',
    cookieConsentDate: '2026-11-20T10:00:00.000Z',
  })
  expect(storedConsent()).toEqual(fullConsent)
})

test('what is stored is laid over the defaults; essential stays on', () => {
  expect(parseConsent('{"analytics":true}')).toEqual({ ...defaultConsent, analytics: true })
  expect(parseConsent('{"essential":false,"functionality":"yes"}')).toEqual(defaultConsent)
})

test.each(['{', 'null', '"all"', '[]'])('corrupt storage is logged and ignored: %s', (text) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  items.set('cookieConsent', text)
  expect(storedConsent()).toEqual(defaultConsent)
  expect(log).toHaveBeenCalledOnce()
})

test('storage that refuses breaks nothing; the choice holds for this page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(storedConsent()).toBeUndefined()
  expect(storeConsent(fullConsent)).toBe(false)
  expect(storedConsent()).toEqual(fullConsent)
})

test('a choice lasts as long as the site says; one whose date is not known holds', () => {
  storeConsent(fullConsent, new Date('2026-01-01T00:00:00Z'))
  expect(storedConsent(365, Date.parse('2026-12-31T00:00:00Z'))).toEqual(fullConsent)
  expect(storedConsent(365, Date.parse('2027-01-02T00:00:00Z'))).toBeUndefined()
  items.delete('cookieConsentDate')
  expect(storedConsent(365, Date.parse('2036-07-01T00:00:00Z'))).toEqual(fullConsent)
})
