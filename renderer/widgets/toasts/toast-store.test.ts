import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastStore } from './toast-store.ts'

const first = { kind: 'good', title: 'One', text: 'First' } as const
const second = { kind: 'destructive', title: 'Two', text: 'Second' } as const
let store: ToastStore
const shown = () => store.visibleToasts.map(({ content }) => content.title)
const kept = () => store.dismissed.map(({ content }) => content.title)

beforeEach(() => {
  vi.useFakeTimers()
  store = new ToastStore()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a toast is shown for 5,000 ms and kept for 1,000,000 ms more', () => {
  store.add(first)
  vi.advanceTimersByTime(4_999)
  expect(shown()).toEqual(['One'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
  vi.advanceTimersByTime(999_999)
  expect(kept()).toEqual(['One'])
  vi.advanceTimersByTime(1)
  expect(kept()).toEqual([])
})

test('one at a time: a new toast replaces the one on screen and has its own time', () => {
  store.add(first)
  vi.advanceTimersByTime(4_000)
  store.add(second)
  expect(shown()).toEqual(['Two'])
  expect(kept()).toEqual(['One'])
  vi.advanceTimersByTime(4_999)
  expect(shown()).toEqual(['Two'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('the time stops until nothing pauses it any more', () => {
  store.add(first)
  vi.advanceTimersByTime(3_000)
  store.pause('reader')
  store.pause('hidden-tab')
  vi.advanceTimersByTime(60_000)
  store.resume('reader')
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['One'])
  store.resume('hidden-tab')
  store.resume('hidden-tab')
  vi.advanceTimersByTime(1_999)
  expect(shown()).toEqual(['One'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('a toast that replaces one under the pointer is paused too', () => {
  store.add(first)
  store.pause('reader')
  store.add(second)
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['Two'])
  store.resume('reader')
  vi.advanceTimersByTime(5_000)
  expect(shown()).toEqual([])
})

test('closing under the pointer does not pause the next one', () => {
  const key = store.add(first)
  store.pause('reader')
  store.close(key)
  store.add(second)
  vi.advanceTimersByTime(5_000)
  expect(shown()).toEqual([])
})
