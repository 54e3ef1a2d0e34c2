import { describe, expect, test } from 'vitest'
import type { Finding } from '../../finding.ts'
import { siteOf, siteWith } from '../../fixtures/honest-sentences/site-with.ts'
import { kindOf } from '../../read/kinds.ts'
import { plainWords } from '../../read/passage.ts'
import { readEntry } from '../../read/read-entry.ts'
import { age18Breaches } from './age-18.ts'
import type { Breach } from './breach.ts'
import { cqcBreaches } from './cqc.ts'
import { pomImpliedBreaches } from './pom-implied.ts'
import { pomNameBreaches } from './pom-name.ts'
import { pomPlaceBreaches } from './pom-place.ts'
import { pomPriceBreaches } from './pom-price.ts'
import { reviewBreaches } from './review.ts'
import { rxFaceBreaches } from './rx-face.ts'

const breaches: Record<string, readonly Breach[]> = {
  'pom-name': pomNameBreaches,
  'pom-implied': pomImpliedBreaches,
  'pom-place': pomPlaceBreaches,
  'pom-price': pomPriceBreaches,
  'age-18': age18Breaches,
  'rx-face': rxFaceBreaches,
  cqc: cqcBreaches,
  review: reviewBreaches,
}

/** What the rules about one file find in the file that holds a breach, with the text from the finding's place on. */
function findingsOf({ at }: Breach): (Finding & { there: string })[] {
  const before = siteOf(at.page)
  return Object.entries(siteWith(at)).flatMap(([file, text]) => {
    const kind = kindOf(file)
    if (typeof text !== 'string' || text === before[file] || 'unknown' in kind) return []
    const { entry } = readEntry(file, kind.kind, kind.slug ?? '', text)
    return entry.findings.map((finding) => ({
      ...finding,
      there: text.split('\n')[finding.line - 1]?.slice(finding.column - 1) ?? '',
    }))
  })
}

describe.each(Object.entries(breaches))('%s', (rule, rows) => {
  test.each(rows.map((row) => ({ row, name: `${row.at.spot}: ${row.at.text}` })))(
    'finds $name',
    ({ row }) => {
      const phrase = plainWords(row.phrase).toLowerCase()
      const found = findingsOf(row).filter((finding) => finding.rule === rule)
      expect(found.map(({ values }) => values)).toContainEqual([phrase])
      const [finding] = found.filter(({ values }) => values?.[0] === phrase)
      expect(finding?.there.startsWith([...row.phrase][0] ?? '')).toBe(true)
    },
  )
})
