// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ActionButton } from './action-button.tsx'

afterEach(cleanup)

test('the second click of a double click does nothing; a key press acts', () => {
  const onClick = vi.fn()
  render(
    <ActionButton action="spam" pending={undefined} onClick={onClick}>
      Spam
    </ActionButton>,
  )
  for (const detail of [1, 2, 0]) fireEvent.click(screen.getByRole('button'), { detail })
  expect(onClick).toHaveBeenCalledTimes(2)
})
