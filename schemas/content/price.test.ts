import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formatPrice, price } from './price.ts'

const messages = (input: unknown) => v.safeParse(price, input).issues?.map(({ message }) => message)

describe('price', () => {
  it.each([1, 35, 185, 49.5, 49.99])('accepts %s pounds', (amount) => {
    expect(messages({ amount, unit: 'treatment', from: true })).toBeUndefined()
  })

  it('says what is wrong, what was found and what to write', () => {
    expect(messages({ amount: 'lots', unit: 'visit', from: 'yes' })).toEqual([
      'expected a number of pounds, found "lots". Write for example 250.',
      'expected one of treatment, session, course, test, appointment, found "visit". Write for example treatment.',
      'expected true or false, found "yes". Did you mean true?',
    ])
  })

  it('refuses fractions of a penny', () => {
    expect(messages({ amount: 49.999, unit: 'treatment', from: false })).toEqual([
      'expected pounds and whole pence, found 49.999. Write for example 49.5.',
    ])
  })

  it('names the key that was probably meant', () => {
    expect(messages({ amount: 250, unit: 'treatment', from: true, cover: 'x' })).toEqual([
      'unknown key. Did you mean "covers"?',
    ])
  })
})

describe('formatPrice', () => {
  it.each([
    [{ amount: 250, from: true }, 'from £250'],
    [{ amount: 35, from: false }, '£35'],
    [{ amount: 49.5, from: false }, '£49.50'],
    [{ amount: 1250, from: false }, '£1,250'],
  ])('writes %o as %s', (value, text) => expect(formatPrice(value)).toBe(text))
})
