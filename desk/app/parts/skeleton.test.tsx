// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Skeleton } from './skeleton.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('grey lines appear after 150 ms, not before', () => {
  vi.useFakeTimers()
  render(<Skeleton lines={3} label="Loading" />)
  act(() => vi.advanceTimersByTime(149))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('Loading')
})
