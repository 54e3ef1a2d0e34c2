import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CarouselTimer } from './carousel-timer.ts'

let seen: (number | 'next')[]
let timer: CarouselTimer

beforeEach(() => {
  vi.useFakeTimers()
  seen = []
  timer = new CarouselTimer({ onProgress: (value) => seen.push(value), onNext: () => seen.push('next') })
})
afterEach(() => {
  timer.pause()
  vi.useRealTimers()
})

test('after a standstill it moves on by one slide only', () => {
  timer.start()
  vi.advanceTimersByTime(4_950)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000)
  vi.advanceTimersByTime(500)
  clock.mockRestore()
  expect(seen.filter((value) => value === 'next')).toHaveLength(1)
})

test('it goes on from where it was paused', () => {
  timer.start()
  vi.advanceTimersByTime(1_050)
  timer.pause()
  vi.advanceTimersByTime(60_000)
  expect(seen.at(-1)).toBe(20)
  timer.start()
  vi.advanceTimersByTime(49)
  expect(seen.at(-1)).toBe(20)
  vi.advanceTimersByTime(1)
  expect(seen.at(-1)).toBe(22)
})

test('paused at the end of a slide, the progress still goes back to 0', () => {
  timer.start()
  vi.advanceTimersByTime(5_000)
  timer.pause()
  vi.advanceTimersByTime(60_000)
  expect(seen.slice(49)).toEqual([100, 'next', 0])
})

test('a reset starts a whole slide, and does not start a paused timer', () => {
  timer.start()
  vi.advanceTimersByTime(3_000)
  timer.reset()
  vi.advanceTimersByTime(4_999)
  expect(seen).not.toContain('next')
  vi.advanceTimersByTime(1)
  expect(seen).toContain('next')
  timer.pause()
  timer.reset()
  seen = []
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual([])
})
