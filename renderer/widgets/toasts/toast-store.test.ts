import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastStore } from './toast-store.ts'

const first = { kind: 'good', title: 'One', text: 'First' } as const
const second = { kind: 'destructive', title: 'Two', text: 'Second' } as const
let isHeld: boolean
let store: ToastStore

beforeEach(() => {
  vi.useFakeTimers()
  isHeld = false
  store = new ToastStore(() => isHeld)
})
afterEach(() => {
  vi.useRealTimers()
})

test('a toast is shown for 5,000 ms and kept for 1,000,000 ms more', () => {
  store.show(first)
  vi.advanceTimersByTime(4_999)
  expect(store.shown).toBe(first)
  vi.advanceTimersByTime(1)
  expect(store.shown).toBeUndefined()
  vi.advanceTimersByTime(999_999)
  expect(store.dismissed).toEqual([first])
  vi.advanceTimersByTime(1)
  expect(store.dismissed).toEqual([])
})

test('one at a time: a new toast replaces the one on screen and has its own time', () => {
  store.show(first)
  vi.advanceTimersByTime(4_000)
  store.show(second)
  expect([store.shown, store.dismissed]).toEqual([second, [first]])
  vi.advanceTimersByTime(4_999)
  expect(store.shown).toBe(second)
  vi.advanceTimersByTime(1)
  expect(store.shown).toBeUndefined()
})

test('the time stands still while the toast is held, also for one that replaces it', () => {
  store.show(first)
  vi.advanceTimersByTime(3_000)
  isHeld = true
  vi.advanceTimersByTime(60_000)
  expect(store.shown).toBe(first)
  isHeld = false
  vi.advanceTimersByTime(1_900)
  expect(store.shown).toBe(first)
  isHeld = true
  store.show(second)
  vi.advanceTimersByTime(60_000)
  expect(store.shown).toBe(second)
  isHeld = false
  vi.advanceTimersByTime(5_000)
  expect(store.shown).toBeUndefined()
})
