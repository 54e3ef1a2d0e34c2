import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const had = 'you have B12 injections from your GP'

test.each([
  ['what a client tells first', 'tellFirst: [you are unsure]', `tellFirst: [${had}]`, []],
  ['what the page says', 'Keep the skin clean.', `Perhaps ${had}.`, ['pom-implied']],
])('an injection had elsewhere is allowed only under tellFirst: %s', async (_place, from, to, rules) => {
  const { findings } = await check(edited(alpha, from, to))
  expect(findings.map(({ rule }) => rule)).toEqual(rules)
})

test.each([
  ['another treatment', '<Price of="beta-light"/>', 1],
  ['itself', '<Price/>', 1],
  ['what no page sells', '<Other>£95</Other>', 2],
])(
  'a prescription-only page’s own price is reported once, at its key, beside the price of %s',
  async (_of, price, count) => {
    const flagged = edited(alpha, 'flags: []', 'flags: [pom]')
    const { findings } = await check(
      edited(alpha, 'Keep the skin clean.', `A light peel is ${price}.`, flagged),
    )
    expect(findings.filter(({ rule }) => rule === 'pom-price')).toHaveLength(count)
  },
)
