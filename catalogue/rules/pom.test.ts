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
  ['from: true', 'from: true\n  covers: one area; two areas £150'],
  ['from: true', 'from: true\n  covers: the consultation; three areas £250'],
  ['sessions: 3 sessions', 'sessions: 3 sessions for £250'],
  ['from: true', 'from: true\n  covers: one area, two areas 150 pounds'],
])(
  'a prescription-only page names no price in its facts or in what its price covers: %s -> %s',
  async (from, to) => {
    const { findings } = await check(edited(alpha, from, to, edited(alpha, 'flags: []', 'flags: [pom]')))
    expect(findings.filter(({ rule }) => rule === 'figure')).toMatchObject([
      { severity: 'error', remedy: 'Take it out of this fact; other texts refer to its own key.' },
    ])
  },
)
