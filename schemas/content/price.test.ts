import { expect, test } from 'vitest'
import { formatPrice, priceUnits } from './price.ts'

test.each([
  [{ amount: 250, from: true }, 'from £250'],
  [{ amount: 35, from: false }, '£35'],
  [{ amount: 49.5, from: false }, '£49.50'],
  [{ amount: 1250, from: false }, '£1,250'],
])('%o is written %s', (value, text) => expect(formatPrice(value)).toBe(text))

test.each(Object.entries(priceUnits))('%s is written %s', (unit, words) => expect(words).toBe(`per ${unit}`))
