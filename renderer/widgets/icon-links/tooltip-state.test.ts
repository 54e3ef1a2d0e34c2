import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { TooltipTimer } from './tooltip-state.ts'

let seen: string[]
let one: TooltipTimer
let two: TooltipTimer

beforeAll(() => {
  vi.useFakeTimers()
})
afterAll(() => {
  vi.useRealTimers()
})
beforeEach(() => {
  seen = []
  one = new TooltipTimer((isOpen) => seen.push(`one ${isOpen ? 'opens' : 'closes'}`))
  two = new TooltipTimer((isOpen) => seen.push(`two ${isOpen ? 'opens' : 'closes'}`))
})
afterEach(() => {
  one.hide()
  two.hide()
  vi.advanceTimersByTime(1_000)
})

test('opens after 700 ms, not when left before', () => {
  one.open()
  vi.advanceTimersByTime(699)
  one.close()
  vi.advanceTimersByTime(1_000)
  expect(seen).toEqual([])
  one.open()
  vi.advanceTimersByTime(700)
  expect(seen).toEqual(['one opens'])
})

test('closes 100 ms after the pointer left, unless it came back', () => {
  one.open(true)
  one.close()
  vi.advanceTimersByTime(99)
  one.open()
  vi.advanceTimersByTime(500)
  one.close()
  vi.advanceTimersByTime(100)
  expect(seen.at(-1)).toBe('one closes')
})

test('while another one is open it opens at once and closes that one', () => {
  one.open(true)
  one.close()
  two.open()
  expect(seen).toEqual(['one opens', 'one closes', 'two opens'])
})

test('within 300 ms of a closing it opens at once, later after its delay', () => {
  one.open(true)
  one.close(true)
  vi.advanceTimersByTime(299)
  two.open()
  expect(seen.at(-1)).toBe('two opens')
  two.close(true)
  vi.advanceTimersByTime(300)
  one.open()
  expect(seen.at(-1)).toBe('two closes')
})
