import type { Rule } from '../content.ts'
import { coverage } from '../integrity/coverage.ts'
import { placeholder } from '../integrity/placeholder.ts'
import { sections } from '../integrity/sections.ts'
import { slips } from '../integrity/slips.ts'
import { image, link } from '../integrity/targets.ts'
import { wordRule } from '../word-rule.ts'
import { age18, wrongLimit, youngByLaw, youngClients } from './age-18.ts'
import { claims, claimsByClients, claimsByDenial } from './claims.ts'
import { cqc } from './cqc.ts'
import { downtime } from './downtime.ts'
import { identity } from './identity.ts'
import { paidReview } from './paid-review.ts'
import { pomClients, pomFlag, pomImplied, pomName, pomPlace } from './pom.ts'
import { pomPrice } from './pom-price.ts'
import { pomOffers, pressureOffers, pressureWords } from './pressure.ts'
import { ratings, review } from './review.ts'
import { namesWcag, reviewDates } from './review-dates.ts'
import { rxFace, rxFaceByCall } from './rx-face.ts'

/** Every rule that content must meet besides agreeing with itself. */
export const rules: readonly Rule[] = [
  ...[
    ...[pomName, pomImplied, pomPlace, rxFace, rxFaceByCall, ...downtime],
    ...[youngClients, youngByLaw, wrongLimit, pomFlag, ratings],
    ...[claims, claimsByDenial, claimsByClients, pomOffers, pressureOffers, pressureWords, paidReview],
  ].map(wordRule),
  ...[pomClients, pomPrice, age18, cqc, review, reviewDates, namesWcag, identity],
  ...[sections, coverage, placeholder, slips, link, image],
]
