import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const beta = 'content/treatments/beta-light.mdx'
const had = 'you have B12 injections from your GP'

test.each([
  ['what a client tells first', 'tellFirst: [you are unsure]', `tellFirst: [${had}]`, []],
  ['what the page says', 'Keep the skin clean.', `Perhaps ${had}.`, ['pom-implied']],
])('an injection had elsewhere is allowed only under tellFirst: %s', async (_place, from, to, rules) => {
  const { findings } = await check(edited(alpha, from, to))
  expect(findings.map(({ rule }) => rule)).toEqual(rules)
})

test.each([
  ['another treatment', 'Beta <Price of="beta-light"/>'],
  ['itself', '<Price/>'],
])(
  'a prescription-only page’s own price is reported once, at its key, beside that of %s',
  async (_of, price) => {
    const flagged = edited(alpha, 'flags: []', 'flags: [pom]')
    const { findings } = await check(
      edited(alpha, 'Keep the skin clean.', `A light peel is ${price}.`, flagged),
    )
    expect(findings.filter(({ rule }) => rule === 'pom-price')).toHaveLength(1)
  },
)

test('two prescription-only pages of the same price may not show each other’s', async () => {
  const same = edited(beta, 'amount: 105', 'amount: 100', edited(beta, 'flags: []', 'flags: [pom]'))
  const both = edited(alpha, 'flags: []', 'flags: [pom]', same)
  const { findings } = await check(
    edited(alpha, 'Keep the skin clean.', 'A light peel is <Price of="beta-light"/>.', both),
  )
  expect(
    findings.filter(({ rule }) => rule === 'pom-price').map(({ file, subject }) => [file, subject]),
  ).toEqual([
    [alpha, 'alpha-peel'],
    [alpha, 'alpha-peel beta-light'],
    [beta, 'beta-light'],
  ])
})

test.each([
  ['from: true', 'from: true\n  covers: one area; two areas £150', ['£150', 'from £100']],
  ['from: true', 'from: true\n  covers: the consultation; three areas £250', ['£250']],
  ['sessions: 3 sessions', 'sessions: 3 sessions for £250', ['£250', 'from £100']],
  ['from: true', 'from: true\n  covers: one area, two areas 150 pounds', ['150 pounds', 'from £100']],
  ['from: true', 'from: true\n  covers: one area £150, two areas £150', ['£150 (2 times)', 'from £100']],
])(
  'a prescription-only page names no price in its facts or in what its price covers: %s',
  async (from, to, prices) => {
    const { findings } = await check(edited(alpha, from, to, edited(alpha, 'flags: []', 'flags: [pom]')))
    const told = findings.filter(({ rule }) => rule === 'pom-price')
    expect(told.flatMap(({ values }) => values).sort()).toEqual(prices.sort())
  },
)
