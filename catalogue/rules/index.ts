import type { Rule } from '../content.ts'
import { age18 } from './age-18.ts'
import { claims, claimsByDenial } from './claims.ts'
import { coverage } from './coverage.ts'
import { cqc } from './cqc.ts'
import { identity } from './identity.ts'
import { paidReview } from './paid-review.ts'
import { placeholder } from './placeholder.ts'
import { pomImplied, pomName, pomPlace } from './pom.ts'
import { pomPrice } from './pom-price.ts'
import { pomOffers, pressureOffers, pressureWords } from './pressure.ts'
import { review } from './review.ts'
import { reviewDates } from './review-dates.ts'
import { rxFace, rxFaceByCall } from './rx-face.ts'
import { drawing, image, link, searchLength } from './targets.ts'
import { wordRule } from './word-rule.ts'

/** Everything that content must hold besides agreeing with itself. */
export const rules: readonly Rule[] = [
  ...[pomName, pomImplied, pomPlace, rxFace, rxFaceByCall].map(wordRule),
  ...[claims, claimsByDenial, pomOffers, pressureOffers, pressureWords, paidReview].map(wordRule),
  ...[pomPrice, age18, cqc, review, reviewDates, identity],
  ...[coverage, placeholder, link, image, drawing, searchLength],
]
