import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { alphaPeel } from '../fixtures/additions.ts'
import { edited, fixtureToday, type SiteFiles, writeSite } from '../fixtures/site.ts'

const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** What one page states, each figure both under its key and in words. */
interface Figures {
  amount: number
  minutes: number
  sessions: number
  weeks: number
  months: number
  spelt: boolean
}

const figures: fc.Arbitrary<Figures> = fc.record({
  amount: fc.integer({ min: 20, max: 900 }),
  minutes: fc.integer({ min: 10, max: 90 }),
  sessions: fc.integer({ min: 2, max: 12 }),
  weeks: fc.integer({ min: 2, max: 11 }),
  months: fc.integer({ min: 2, max: 12 }),
  spelt: fc.boolean(),
})

/** The fixture site with these figures on one page; each stands at least twice on a line of its own. */
function siteOf({ amount, minutes, sessions, weeks, months, spelt }: Figures): SiteFiles {
  const say = (figure: number) => (spelt ? (words[figure - 1] ?? figure) : figure)
  const prose = [
    `The price is from £${amount}.`,
    `The appointment takes ${minutes} minutes.`,
    `Most people need ${say(sessions)} sessions.`,
    `The visits are ${say(weeks)} weeks apart.`,
    `Results last for about ${say(months)} months.`,
  ]
  const keys = [
    ['amount: 100', `amount: ${amount}`],
    ['duration: 30 minutes', `duration: ${minutes} minutes`],
    ['sessions: 3 sessions', `sessions: ${sessions} sessions`],
    ['interval: 4 weeks', `interval: ${weeks} weeks`],
    ['lasting: about 6 months', `lasting: about ${months} months`],
    ['## Aftercare', `${prose.join('\n\n')}\n\n## Aftercare`],
  ] as const
  const home = edited('content/home.yaml', 'amount: 100', `amount: ${amount}`)
  return keys.reduce((files, [from, to]) => edited(alphaPeel, from, to, files), home)
}

async function check(files: SiteFiles) {
  const root = writeSite(files)
  try {
    return (await checkContent({ root, today: fixtureToday })).findings
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Lines that state one figure: a key or a sentence, with the figure's place in it. */
const statement =
  /^(?:\s*(?:amount|duration|sessions|interval|lasting): .*?|The price is from £|The appointment takes |The visits are )(\d+)/

test('a site whose figures agree has no findings', async () => {
  await fc.assert(
    fc.asyncProperty(figures, async (one) => {
      expect(await check(siteOf(one))).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('any one figure changed is found, and its line is named', async () => {
  await fc.assert(
    fc.asyncProperty(figures, fc.nat(), fc.integer({ min: 1, max: 7 }), async (one, pick, step) => {
      const files = siteOf(one)
      const lines = String(files[alphaPeel]).split('\n')
      const candidates = lines.flatMap((line, index) => (statement.test(line) ? [index] : []))
      const at = candidates[pick % candidates.length] ?? 0
      const changed = lines.with(
        at,
        (lines[at] ?? '').replace(
          statement,
          (whole, figure: string) =>
            `${whole.slice(0, whole.length - figure.length)}${Number(figure) + step}`,
        ),
      )
      const found = await check({ ...files, [alphaPeel]: changed.join('\n') })
      const places = found.flatMap((finding) => [finding, ...(finding.related ?? [])])
      expect(found.map(({ rule }) => rule)).toEqual(['agreement'])
      expect(places.some(({ file, line }) => file === alphaPeel && line === at + 1)).toBe(true)
    }),
    { numRuns: 40 },
  )
})
