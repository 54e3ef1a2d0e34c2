import { describe, expect, test } from 'vitest'
import type { ContentFile } from '../content.ts'
import { phraseFinder } from '../word-rule.ts'
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
import { examples } from './words.examples.ts'

const tables = {
  pomName,
  pomImplied,
  pomFlag,
  rxFace,
  rxFaceByCall,
  surgery,
  youngClients,
  youngByLaw,
  wrongLimit,
  ratings,
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

describe.each([
  { name: 'claims', rule: claims, ...claimsExamples },
  { name: 'claims by denial', rule: claimsByDenial, ...claimsByDenialExamples },
  { name: 'claims by clients', rule: claimsByClients, ...claimsByClientsExamples },
  { name: 'offers', rule: pressureOffers, ...offersExamples },
  { name: 'pressure', rule: pressureWords, ...pressureExamples },
  { name: 'paid-review', rule: paidReview, ...paidReviewExamples },
  ...Object.entries(tables).map(([name, rule]) => ({
    name,
    rule,
    breaches: [],
    honest: [],
    ...{ ...pomExamples, ...examples }[name],
  })),
])('$name', ({ rule, breaches, honest }) => {
  const find = phraseFinder(rule)
  const phrasesIn = (texts: string[]) => {
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
