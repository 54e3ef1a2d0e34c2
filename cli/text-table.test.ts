import { expect, it } from 'vitest'
import { displayWidth, shortened, textTable } from './text-table.ts'

it('aligns columns by what a terminal shows', () => {
  const table = textTable([
    ['NAME', 'REASON', 'END'],
    ['Zoë', 'Profhilo', 'x'],
    ['山田', 'General', ''],
  ])
  expect(table).toBe('NAME  REASON    END\nZoë   Profhilo  x\n山田  General\n')
})

it('measures wide characters, accents and emoji', () => {
  expect([displayWidth('Zoe\u0308'), displayWidth('山田'), displayWidth('👩‍⚕️')]).toEqual([3, 4, 2])
})

it('shortens with an ellipsis', () => {
  expect(shortened('abcdef', 6)).toBe('abcdef')
  expect(shortened('abcdefg', 6)).toBe('abcde…')
  expect(displayWidth(shortened('山田太郎', 6))).toBeLessThanOrEqual(6)
})
