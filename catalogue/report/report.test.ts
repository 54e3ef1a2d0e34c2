import { expect, test } from 'vitest'
import { edited, reportOf } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const waiver = (values: string) => `
  - rule: agreement
    subject: alpha-peel price
    values: ${values}
    owner: clinic owner
    reason: Both are kept until spring.
    expires: "2027-06-30"
`
const homePrice = `name: Alpha Peel
      homePrice: { amount: 120, from: true }`
const twoPrices = edited('content/home.yaml', 'name: Alpha Peel', homePrice)

test('a disagreement names both places, and the lines that accept it', async () => {
  expect(await reportOf(twoPrices)).toMatchInlineSnapshot(`
    "content/home.yaml:36:28 Visitors see two prices for Alpha Peel: from £120 on the home page, from £100 on its own.
      error agreement
      35 |       name: Alpha Peel
      36 |       homePrice: { amount: 120, from: true }
         |                            ^^^
      content/treatments/alpha-peel.mdx:7:11 states from £100.
      6 | price:
      7 |   amount: 100
        |           ^^^
      Take homePrice out of content/home.yaml, or accept the difference in content/waivers.yaml.
      To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
      - rule: agreement
        subject: alpha-peel price
        values: ["from £100 (alpha-peel)", "from £120 (home)"]

    Content: 15 files, 1 error, 0 warnings, 0 accepted.
    "
  `)
})

test('what visitors see of an accepted difference comes first', async () => {
  const prices = waiver('["from £100 (alpha-peel)", "from £120 (home)"]')
  const claim = prices.replace('agreement', 'claims').replace('alpha-peel price', 'contact')
  const text = `waivers:${prices}${claim.replace(/\[.*\]/, '["second to none"]')}`
  const claimed = edited('content/contact.yaml', 'Ask us anything.', 'We are second to none.', twoPrices)
  const files = {
    ...edited(alpha, 'Keep the skin clean.', 'It takes 2 hours.', claimed),
    'content/waivers.yaml': text,
  }
  expect(await reportOf(files)).toMatchInlineSnapshot(`
    "Accepted for a time:
      Visitors see two prices for Alpha Peel: from £120 on the home page, from £100 on its own. Accepted by the clinic owner until 30 June 2027: Both are kept until spring.
      content/contact.yaml:4:14 "second to none" promises more than a treatment can deliver, or praises it beyond proof. Accepted by the clinic owner until 30 June 2027: Both are kept until spring.

    content/treatments/alpha-peel.mdx:69:10 "2 hours" is a length of time that is written out without a reference.
      error figure
      69 | It takes 2 hours.
         |          ^^^^^^^
      Write <Fact name="duration"/> (30 minutes), <Fact name="interval"/> (4 weeks apart), <Fact name="lasting"/> (about 6 months) or <Fact name="recovery"/> (24 hours) if that is meant, or mark it: <Other>2 hours</Other>.

    Content: 16 files, 1 error, 0 warnings, 2 accepted.
    "
  `)
})

test('for GitHub, each problem is an annotation; in SARIF and JSON every field is there', async () => {
  const files = edited(alpha, 'amount: 100', 'amount: lots, 50%')
  expect(await reportOf(files, { format: 'github' })).toMatchInlineSnapshot(`
    "::error file=content/treatments/alpha-peel.mdx,line=7,col=11,title=schema::price.amount: expected a number of pounds, found "lots, 50%25". Write for example 250.
    "
  `)
  const expired = waiver('["from £100 (alpha-peel)", "from £120 (home)"]').replace('2027-06', '2026-06')
  expect(
    await reportOf({ ...twoPrices, 'content/waivers.yaml': `waivers:${expired}` }, { format: 'github' }),
  ).toContain('content/waivers.yaml:2:5 has a waiver that expired on 2026-06-30. ')
  expect(await reportOf({ ...twoPrices, 'content/waivers.yaml': `waivers:${expired}` })).not.toContain(
    'To accept it',
  )
  const sarif = JSON.parse(await reportOf(twoPrices, { format: 'sarif' }))
  expect(sarif.runs[0].results[0]).toMatchObject({
    ruleId: 'agreement',
    level: 'error',
    locations: [{ physicalLocation: { region: { startLine: 36, startColumn: 28, endColumn: 31 } } }],
  })
  const json = JSON.parse(await reportOf(twoPrices, { format: 'json' }))
  expect(json.findings[0]).toMatchObject({ rule: 'agreement', subject: 'alpha-peel price', line: 36 })
})

test('a report holds no character that could control a terminal', async () => {
  const report = await reportOf(edited(alpha, 'group: skin', 'group: "sk\\u001b[2Jin"'))
  expect(report.includes('\u001b')).toBe(false)
})
