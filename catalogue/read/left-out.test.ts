import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../validate.ts'
import { LeftOut } from './left-out.ts'
import type { Path } from './locations.ts'
import { texts } from './texts.ts'

const leftOut = (...paths: Path[]) => {
  const parts = new LeftOut()
  parts.add(paths)
  return parts
}

const data = { a: ['0', '1', '2', '3', { x: 'x', y: 'y' }], b: { c: 'c' } }

describe('parts left out', () => {
  test('are missing, and later entries move up', () => {
    const parts = leftOut(['a', 1], ['a', 3], ['a', 4, 'x'], ['b', 'c'])
    expect(parts.without(data)).toEqual({ a: ['0', '2', { y: 'y' }], b: {} })
    expect(parts.after(['a', 4, 'y'])).toEqual(['a', 2, 'y'])
    expect(parts.after(['a', 3])).toBeUndefined()
    expect(parts.before(['a', 2, 'y'])).toEqual(['a', 4, 'y'])
    expect(parts.gaps).toEqual([
      ['a', '*'],
      ['a', '*'],
      ['a', 2, 'x'],
      ['b', 'c'],
    ])
  })

  test('lead to the same value before and after', () => {
    const list = Array.from({ length: 12 }, (_, index) => String(index))
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 11 })), (positions) => {
        const parts = leftOut(...positions.map((position): Path => ['list', position]))
        const rest = parts.without({ list })
        for (const { path, text } of texts(rest)) {
          expect(at({ list }, parts.before(path))).toBe(text)
          expect(parts.after(parts.before(path))).toEqual(path)
        }
        expect(texts(rest)).toHaveLength(12 - positions.length)
      }),
    )
  })
})
