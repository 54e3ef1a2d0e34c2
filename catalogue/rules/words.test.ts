import { describe, expect, test } from 'vitest'
import { wrongLimit, youngByLaw, youngClients } from './age-18.ts'
import { claimsByDenialExamples, claimsExamples } from './claims.examples.ts'
import { claims, claimsByDenial } from './claims.ts'
import { surgery } from './cqc.ts'
import { paidReviewExamples } from './paid-review.examples.ts'
import { paidReview } from './paid-review.ts'
import { pomImplied, pomName } from './pom.ts'
import { offersExamples, pressureExamples } from './pressure.examples.ts'
import { pressureOffers, pressureWords } from './pressure.ts'
import { ratings } from './review.ts'
import { rxFace, rxFaceByCall } from './rx-face.ts'
import { phraseFinder } from './word-rule.ts'
import { examples } from './words.examples.ts'

const tables = {
  pomName,
  pomImplied,
  rxFace,
  rxFaceByCall,
  surgery,
  youngClients,
  youngByLaw,
  wrongLimit,
  ratings,
}

describe.each([
  { name: 'claims', rule: claims, ...claimsExamples },
  { name: 'claims by denial', rule: claimsByDenial, ...claimsByDenialExamples },
  { name: 'offers', rule: pressureOffers, ...offersExamples },
  { name: 'pressure', rule: pressureWords, ...pressureExamples },
  { name: 'paid-review', rule: paidReview, ...paidReviewExamples },
  ...Object.entries(tables).map(([name, rule]) => ({
    name,
    rule,
    breaches: [],
    honest: [],
    ...examples[name],
  })),
])('$name', ({ rule, breaches, honest }) => {
  const find = phraseFinder(rule)
  const phrases = (text: string) => find([text]).flat()

  test.each(breaches)('finds: %s', (text) => {
    expect(phrases(text)).not.toEqual([])
  })
  test.each(honest)('leaves alone: %s', (text) => {
    expect(phrases(text)).toEqual([])
  })
  test('finds the same in texts that are searched together', () => {
    const texts = [...breaches, ...honest]
    expect(find(texts)).toEqual(texts.map((text) => find([text])[0]))
  })
})
