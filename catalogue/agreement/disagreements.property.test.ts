import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Claim } from '../claims/claim.ts'
import { formatMeasure, type Measure } from '../claims/measure.ts'
import { disagreements } from './disagreements.ts'

const sessions = (least: number, most: number, bound?: Measure['bound']): Measure => ({
  least,
  most,
  unit: 'session',
  ...(bound && { bound }),
})

const claimsOf = (measures: readonly Measure[]): Claim[] =>
  measures.map((measure, index) => ({
    subject: 'alpha-peel',
    property: 'sessions',
    value: formatMeasure(measure),
    measure,
    place: { file: 'content/home.yaml', line: index + 1, column: 1, length: 1 },
  }))

test('two figures that disagree are found wherever an "up to" that agrees with both stands', () => {
  const shape = fc.record({
    most: fc.integer({ min: 6, max: 12 }),
    least: fc.integer({ min: 1, max: 4 }),
    bounded: fc.integer({ min: 1, max: 3 }),
  })
  const order = fc.array(fc.nat({ max: 9 }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(shape, order, ({ most, least, bounded }, keys) => {
      const upTo = Array.from({ length: bounded }, () => sessions(most, most, 'most'))
      const exact = [sessions(least, most), sessions(least + 1, most)]
      const measures = [...upTo, ...exact]
        .map((measure, index) => ({ measure, key: keys[index] ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ measure }) => measure)
      const [found, ...more] = disagreements(claimsOf(measures))
      expect(more).toEqual([])
      const values = exact.map((measure) => `${formatMeasure(measure)} (home)`)
      expect(found?.values).toEqual(expect.arrayContaining(values))
    }),
  )
})

test('an "up to" by itself disagrees with nothing that ends there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 6, max: 9 }), (least, most) => {
      expect(disagreements(claimsOf([sessions(most, most, 'most'), sessions(least, most)]))).toEqual([])
    }),
  )
})
