// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { singleKeys } from '../keys/single-keys.ts'
import { ToastRegion } from './toast-region.tsx'
import { showToast } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  showToast(undefined)
  vi.useRealTimers()
})

const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
const done = { lines: ['Alex Example: new → contacted'], isProblem: false, eventId: 7 }

test('a change can be undone for ten seconds, and for as long as the toast has the focus', () => {
  const undo = () => screen.queryByRole('button', { name: 'Undo' })
  render(<ToastRegion />)
  act(() => showToast(done))
  pass(9_999)
  expect(undo()).not.toBeNull()
  pass(1)
  expect(undo()).toBeNull()
  act(() => showToast(done))
  undo()?.focus()
  pass(60_000)
  expect(undo()).not.toBeNull()
  undo()?.blur()
  pass(1_000)
  expect(undo()).toBeNull()
})

test('while single keys are switched off, Undo stays', () => {
  singleKeys.set(false)
  render(<ToastRegion />)
  act(() => showToast(done))
  pass(60_000)
  expect(screen.getByRole('button', { name: 'Undo' }).textContent).toBe('Undo F8')
  singleKeys.set(true)
})

test('a problem stays until it is closed', () => {
  render(<ToastRegion />)
  act(() => showToast({ lines: ['Nothing was changed.'], isProblem: true }))
  pass(60_000)
  expect(screen.getByRole('alert').textContent).toBe('Nothing was changed.')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('alert').textContent).toBe('')
})
