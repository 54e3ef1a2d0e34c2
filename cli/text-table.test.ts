import { expect, it } from 'vitest'
import { displayWidth, fittedTable, shortened, textTable, wrapped } from './text-table.ts'

it('aligns columns by what a terminal shows', () => {
  const table = textTable([
    ['NAME', 'REASON', 'END'],
    ['Zoë', 'Profhilo', 'x'],
    ['山田', 'General', ''],
  ])
  expect(table).toBe('NAME  REASON    END\nZoë   Profhilo  x\n山田  General\n')
})

it('keeps a right-to-left name from reversing the number beside it', () => {
  expect(textTable([['محمد', '07700 900123']])).toBe('محمد\u200e  07700 900123\n')
})

it('measures wide characters, accents and emoji', () => {
  expect([displayWidth('Zoe\u0308'), displayWidth('山田'), displayWidth('👩‍⚕️')]).toEqual([3, 4, 2])
})

it('shortens with an ellipsis', () => {
  expect(shortened('abcdef', 6)).toBe('abcdef')
  expect(shortened('abcdefg', 6)).toBe('abcde…')
  expect(displayWidth(shortened('山田太郎', 6))).toBeLessThanOrEqual(6)
})

it('shortens only columns with a least width, the widest first, until the table fits', () => {
  const rows = [
    ['ENQ-7F3K-9QW2', 'A very long name', 'Profhilo'],
    ['ENQ-4HJX-T2PD', 'Zoë', 'Private Mole Assessment'],
  ]
  const least = new Map([
    [1, 10],
    [2, 4],
  ])
  expect(fittedTable(rows, 40, least)).toBe(
    'ENQ-7F3K-9QW2  A very lon…  Profhilo\nENQ-4HJX-T2PD  Zoë          Private Mol…\n',
  )
})

it('breaks lines between words, and a long word where the line ends', () => {
  expect(wrapped('Mornings are best for me', 12)).toEqual(['Mornings are', 'best for me'])
  expect(wrapped('山田太郎です', 5)).toEqual(['山田', '太郎', 'です'])
  expect(wrapped('', 5)).toEqual([''])
  expect(wrapped('abc', 0)).toEqual(['a', 'b', 'c'])
})
