import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CarouselClock } from './carousel-clock.ts'

let seen: (number | 'turn')[]
let clock: CarouselClock

beforeEach(() => {
  vi.useFakeTimers()
  seen = []
  clock = new CarouselClock({ onProgress: (value) => seen.push(value), onTurn: () => seen.push('turn') })
})
afterEach(() => {
  clock.halt()
  vi.useRealTimers()
})

test('progress rises by 2 every 100 ms to 100, then the carousel turns and begins again', () => {
  clock.run()
  vi.advanceTimersByTime(4_999)
  expect(seen).toEqual(Array.from({ length: 49 }, (_, index) => (index + 1) * 2))
  vi.advanceTimersByTime(1)
  expect(seen.slice(49)).toEqual([100, 'turn'])
  vi.advanceTimersByTime(20)
  expect(seen.slice(51)).toEqual([0])
  vi.advanceTimersByTime(4_980)
  expect(seen.filter((value) => value === 'turn')).toHaveLength(2)
})

test('it goes on from where it was halted', () => {
  clock.run()
  vi.advanceTimersByTime(1_050)
  clock.halt()
  vi.advanceTimersByTime(60_000)
  expect(seen.at(-1)).toBe(20)
  clock.run()
  vi.advanceTimersByTime(49)
  expect(seen.at(-1)).toBe(20)
  vi.advanceTimersByTime(1)
  expect(seen.at(-1)).toBe(22)
})

test('halted at the very turn, it still begins again', () => {
  clock.run()
  vi.advanceTimersByTime(5_000)
  clock.halt()
  vi.advanceTimersByTime(60_000)
  expect(seen.slice(49)).toEqual([100, 'turn', 0])
})

test('a reset begins a whole turn, and does not start a clock that stands', () => {
  clock.run()
  vi.advanceTimersByTime(3_000)
  clock.reset()
  vi.advanceTimersByTime(4_999)
  expect(seen).not.toContain('turn')
  vi.advanceTimersByTime(1)
  expect(seen).toContain('turn')
  clock.halt()
  clock.reset()
  seen = []
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual([])
})
