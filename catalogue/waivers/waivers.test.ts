import { describe, expect, test } from 'vitest'
import { reportOf } from '../fixtures/report-of.ts'
import { edited, validSite } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const waivers = (text: string) => ({
  ...edited(alpha, 'amount: 100', 'amount: 110'),
  'content/waivers.yaml': text,
})
const waiver = (values: string, expires = '2027-06-30') => `waivers:
  - rule: agreement
    subject: alpha-peel price
    values: [${values}]
    owner: clinic owner
    reason: Both are kept.
    expires: "${expires}"
`

describe('waivers', () => {
  test('accept a finding with its exact values', async () => {
    expect(await reportOf(waivers(waiver('from £100, from £110')))).toMatchInlineSnapshot(`
      "Waived in content/waivers.yaml:
        agreement: alpha-peel price [from £100 | from £110] (content/treatments/alpha-peel.mdx:7:11 and content/home.yaml:37:17)

      Content: 26 files, 0 errors, 0 warnings, 1 waived.
      "
    `)
  })

  test('fail when values changed', async () => {
    expect(await reportOf(waivers(waiver('from £100, from £115')))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:7:11 alpha-peel price: from £110 is stated here, and from £100 elsewhere.
        error agreement
        6 | price:
        7 |   amount: 110
          |           ^^^
        content/home.yaml:37:17 states from £100.
        36 |       price:
        37 |         amount: 100
           |                 ^^^
        Make them one, or accept the difference in content/waivers.yaml with these exact values.
        subject: alpha-peel price [from £100 | from £110]

      content/waivers.yaml:2:5 the waiver of agreement for "alpha-peel price" accepts "from £100" and "from £115", and the content now says "from £100" and "from £110".
        error waiver
        1 | waivers:
        2 |   - rule: agreement
          |     ^^^^^^^^^^^^^^^
        content/treatments/alpha-peel.mdx:7:11 is the finding.
        6 | price:
        7 |   amount: 110
          |           ^
        Mend the content, or decide anew and write the values as the finding prints them.

      Content: 26 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('fail when they have expired', async () => {
    expect(await reportOf(waivers(waiver('from £100, from £110', '2026-11-19')))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:7:11 alpha-peel price: from £110 is stated here, and from £100 elsewhere.
        error agreement
        6 | price:
        7 |   amount: 110
          |           ^^^
        content/home.yaml:37:17 states from £100.
        36 |       price:
        37 |         amount: 100
           |                 ^^^
        Make them one, or accept the difference in content/waivers.yaml with these exact values.
        subject: alpha-peel price [from £100 | from £110]

      content/waivers.yaml:2:5 the waiver of agreement for "alpha-peel price" expired on 2026-11-19.
        error waiver
        1 | waivers:
        2 |   - rule: agreement
          |     ^^^^^^^^^^^^^^^
        Mend what it accepts, or have the clinic owner decide anew and set a later date.

      Content: 26 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('fail when nothing matches', async () => {
    expect(
      await reportOf({ ...validSite(), 'content/waivers.yaml': waiver('from £1') }),
    ).toMatchInlineSnapshot(`
      "content/waivers.yaml:2:5 the waiver of agreement for "alpha-peel price" matches no finding.
        error waiver
        1 | waivers:
        2 |   - rule: agreement
          |     ^^^^^^^^^^^^^^^
        Remove it, or check its rule and subject against the report.

      Content: 26 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })
})
