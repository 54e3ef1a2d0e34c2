import { accessibilityDate } from './accessibility-date.ts'
import { age18 } from './age-18.ts'
import { coverage } from './coverage.ts'
import { cqc } from './cqc.ts'
import { identity, identityWords } from './identity.ts'
import { image } from './image.ts'
import { legalDate } from './legal-date.ts'
import { link } from './link.ts'
import { placeholder } from './placeholder.ts'
import { pomImplied } from './pom-implied.ts'
import { pomName } from './pom-name.ts'
import { pomPlace } from './pom-place.ts'
import { pomPrice, pomPriceWords } from './pom-price.ts'
import { price } from './price.ts'
import { responsePromise } from './response-promise.ts'
import { review, reviewWords } from './review.ts'
import type { FileRule, SiteRule } from './rule.ts'
import { rxFace } from './rx-face.ts'
import { searchLength } from './search-length.ts'

/** Rules about one file by itself. */
export const fileRules: readonly FileRule[] = [
  pomName,
  pomImplied,
  pomPlace,
  pomPriceWords,
  age18,
  rxFace,
  cqc,
  reviewWords,
  identityWords,
]

/** Rules about all files together, or about the day. */
export const siteRules: readonly SiteRule[] = [
  pomPrice,
  review,
  responsePromise,
  price,
  legalDate,
  identity,
  accessibilityDate,
  coverage,
  placeholder,
  link,
  image,
  searchLength,
]
