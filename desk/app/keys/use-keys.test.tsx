// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeys } from './use-keys.ts'

afterEach(cleanup)

const pressed = vi.fn()

function Page() {
  useKeys({
    b: () => pressed('b'),
    '!': () => pressed('!'),
    'g b': () => pressed('g b'),
    Escape: () => pressed('Escape'),
  })
  return (
    <>
      <textarea aria-label="Note" />
      <button type="button" onKeyDown={(event) => event.stopPropagation()}>
        Move
      </button>
    </>
  )
}

const press = (init: KeyboardEventInit, target: Element = document.body) => {
  pressed.mockClear()
  fireEvent.keyDown(target, { bubbles: true, ...init })
  return pressed.mock.calls.flat()
}

test('a key acts, but not with modifiers, during composition, when repeated, or in a field', () => {
  const { getByLabelText, unmount } = render(<Page />)
  expect(press({ key: 'b' })).toEqual(['b'])
  expect(press({ key: '!', shiftKey: true })).toEqual(['!'])
  for (const init of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { isComposing: true },
    { repeat: true },
  ])
    expect(press({ key: 'b', ...init })).toEqual([])
  expect(press({ key: 'b' }, getByLabelText('Note'))).toEqual([])
  unmount()
  expect(press({ key: 'b' })).toEqual([])
})

const pressAt = (key: string, timeStamp: number) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  document.body.dispatchEvent(event)
}

test('a pair of keys acts only if the second follows within two seconds', () => {
  render(<Page />)
  pressed.mockClear()
  pressAt('g', 0)
  pressAt('b', 1999)
  pressAt('b', 2999)
  pressAt('g', 5000)
  pressAt('b', 7000)
  expect(pressed.mock.calls.flat()).toEqual(['g b', 'b', 'b'])
})

test('a key pressed twice by a slip acts once, unless another was pressed in between', () => {
  render(<Page />)
  pressed.mockClear()
  for (const at of [10_000, 10_080, 10_579, 11_079]) pressAt('b', at)
  expect(pressed.mock.calls.flat()).toEqual(['b', 'b'])
  for (const [index, key] of ['b', '!', 'b'].entries()) pressAt(key, 20_000 + index)
  expect(pressed.mock.calls.flat()).toEqual(['b', 'b', 'b', '!', 'b'])
})

test('Escape acts at each press, but not while it is held down', () => {
  render(<Page />)
  expect([press({ key: 'Escape' }), press({ key: 'Escape' })]).toEqual([['Escape'], ['Escape']])
  expect(press({ key: 'Escape', repeat: true })).toEqual([])
})

test('a character acts even in a widget that stops its keys, but not while a menu is open or a card is dragged', () => {
  const { getByText, container } = render(<Page />)
  const button = getByText('Move')
  expect(press({ key: 'b' }, button)).toEqual(['b'])
  expect(press({ key: 'Escape' }, button)).toEqual([])
  container.insertAdjacentHTML('beforeend', '<div role="menu"></div>')
  expect(press({ key: '!' }, button)).toEqual([])
  container.lastElementChild?.remove()
  container.setAttribute('data-dragging', 'true')
  expect(press({ key: '!' }, button)).toEqual([])
})
