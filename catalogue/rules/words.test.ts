import { describe, expect, test } from 'vitest'
import type { ContentFile } from '../content.ts'
import { phraseFinder, type WordRule } from '../word-rule.ts'
import { wrongLimit, youngByLaw, youngClients } from './age-18.ts'
import { claimsByClientsExamples, claimsByDenialExamples, claimsExamples } from './claims.examples.ts'
import { claims, claimsByClients, claimsByDenial } from './claims.ts'
import { surgery } from './cqc.ts'
import { paidReviewExamples } from './paid-review.examples.ts'
import { paidReview } from './paid-review.ts'
import { pomExamples } from './pom.examples.ts'
import { pomFlag, pomImplied, pomName } from './pom.ts'
import { offersExamples, pressureExamples } from './pressure.examples.ts'
import { pressureOffers, pressureWords } from './pressure.ts'
import { ratings } from './review.ts'
import { rxFace, rxFaceByCall } from './rx-face.ts'
import { type Examples, examples } from './words.examples.ts'

/** Rules about words, each with its sentences. */
const tables: Record<string, [WordRule, Examples]> = {
  claims: [claims, claimsExamples],
  claimsByDenial: [claimsByDenial, claimsByDenialExamples],
  claimsByClients: [claimsByClients, claimsByClientsExamples],
  pressureOffers: [pressureOffers, offersExamples],
  pressureWords: [pressureWords, pressureExamples],
  paidReview: [paidReview, paidReviewExamples],
  pomName: [pomName, pomExamples.pomName],
  pomImplied: [pomImplied, pomExamples.pomImplied],
  pomFlag: [pomFlag, pomExamples.pomFlag],
  rxFace: [rxFace, examples.rxFace],
  rxFaceByCall: [rxFaceByCall, examples.rxFaceByCall],
  surgery: [surgery, examples.surgery],
  youngClients: [youngClients, examples.youngClients],
  youngByLaw: [youngByLaw, examples.youngByLaw],
  wrongLimit: [wrongLimit, examples.wrongLimit],
  ratings: [ratings, examples.ratings],
}

/** A file with one passage for each text. */
function fileSaying(texts: readonly string[]): ContentFile {
  const place = () => ({ file: 'content/about.yaml', line: 1, column: 1 })
  const passages = texts.map((text) => ({
    ...{ text, lower: text.toLowerCase(), words: text },
    ...{ references: [], path: [], kind: 'prose', place },
  }))
  return { slug: '', passages } as Partial<ContentFile> as ContentFile
}

describe.each(Object.entries(tables))('%s', (_name, [rule, { breaches, honest }]) => {
  const find = phraseFinder(rule)
  const phrasesIn = (texts: readonly string[]) => {
    const file = fileSaying(texts)
    return find(file.passages.map((passage) => ({ file, passage }))).map(({ phrase }) => phrase)
  }

  test.each(breaches)('finds: %s', (text) => {
    expect(phrasesIn([text])).not.toEqual([])
  })
  test.each(honest)('leaves alone: %s', (text) => {
    expect(phrasesIn([text])).toEqual([])
  })
  test('finds the same in texts that are searched together', () => {
    const texts = [...breaches, ...honest]
    expect(phrasesIn(texts)).toEqual(texts.flatMap((text) => phrasesIn([text])))
  })
})
