import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { fixtureToday, type SiteFiles, writeSite } from '../fixtures/site.ts'
import { type Figures, keys, type Statement, siteStating, told } from '../fixtures/stated-figures.ts'

const figures: fc.Arbitrary<Figures> = fc.record({
  amount: fc.integer({ min: 20, max: 900 }),
  minutes: fc.integer({ min: 10, max: 90 }),
  sessions: fc.integer({ min: 2, max: 12 }),
  weeks: fc.integer({ min: 2, max: 11 }),
  months: fc.integer({ min: 2, max: 12 }),
  hours: fc.integer({ min: 5, max: 96 }),
  years: fc.integer({ min: 2, max: 30 }),
  opens: fc.integer({ min: 6, max: 8 }),
  reply: fc.integer({ min: 2, max: 72 }),
})

/** Some sentences in no order; every key states its figure as well. */
const sentences = fc.uniqueArray(fc.constantFrom(...told), { minLength: 1, maxLength: 12 })

async function check(files: SiteFiles) {
  const root = writeSite(files)
  try {
    return (await checkContent({ root, today: fixtureToday })).findings
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** The line at which two versions of a file part. */
function changedLine(before: string, after: string): number {
  const lines = after.split('\n')
  return before.split('\n').findIndex((line, index) => line !== lines[index]) + 1
}

test('a site whose figures agree has no findings', async () => {
  await fc.assert(
    fc.asyncProperty(figures, sentences, async (one, said) => {
      expect(await check(siteStating([...keys, ...said], ({ name }) => one[name]))).toEqual([])
    }),
    { numRuns: 20 },
  )
}, 60_000)

test('any one figure changed is found, and its line is named', async () => {
  await fc.assert(
    fc.asyncProperty(
      figures,
      sentences,
      fc.nat(),
      fc.integer({ min: 1, max: 3 }),
      async (one, said, pick, step) => {
        const statements = [...keys, ...said]
        const stated = new Set(said.map(({ name }) => name))
        const candidates = statements.filter(({ name }) => stated.has(name))
        const odd = candidates[pick % candidates.length] as Statement
        const right = siteStating(statements, ({ name }) => one[name])
        const wrong = siteStating(statements, (each) => one[each.name] + (each === odd ? step : 0))
        const found = await check(wrong)
        const line = changedLine(String(right[odd.file]), String(wrong[odd.file]))
        const places = found.flatMap((finding) => [finding, ...(finding.related ?? [])])
        expect(found.map(({ rule }) => rule)).toEqual(['agreement'])
        expect(places.filter((place) => place.file === odd.file).map((place) => place.line)).toContain(line)
      },
    ),
    { numRuns: 30 },
  )
}, 60_000)
