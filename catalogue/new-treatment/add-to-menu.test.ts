import { expect, test } from 'vitest'
import { addToMenu } from './add-to-menu.ts'

const menu = `# Words of the header
header: { home: "Home" }   # kept

treatments:
  - one   # the first
  - two

  # the devices
  - three
footer: 'a' 
`

test('adds after the last neighbour and leaves every other character alone', () => {
  expect(addToMenu(menu, 'new', ['one'])).toEqual({
    text: menu.replace('# the first\n', '# the first\n  - new\n'),
    line: 6,
  })
})

test('adds at the end where there is no neighbour', () => {
  expect(addToMenu(menu, 'new', [])).toEqual({
    text: menu.replace('- three\n', '- three\n  - new\n'),
    line: 10,
  })
})

test('adds within brackets and keeps Windows line ends', () => {
  expect(addToMenu('treatments: [one, two]\r\n', 'new', ['one'])?.text).toBe(
    'treatments: [one, new, two]\r\n',
  )
  expect(addToMenu('treatments:\r\n  - one\r\n', 'new', [])?.text).toBe(
    'treatments:\r\n  - one\r\n  - new\r\n',
  )
})

test('adds to a list that ends the file without a line break', () => {
  expect(addToMenu('treatments:\n- one', 'new', [])).toEqual({ text: 'treatments:\n- one\n- new', line: 3 })
})

test('leaves a slug that is listed already, and gives up without a list', () => {
  expect(addToMenu(menu, 'two', [])).toEqual({ text: menu, line: 6 })
  expect(addToMenu('footer: x', 'new', [])).toBeUndefined()
  expect(addToMenu('treatments: [', 'new', [])).toBeUndefined()
})
