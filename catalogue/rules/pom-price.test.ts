import { describe, expect, test } from 'vitest'
import { withFlags, withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'

describe('pom-price', () => {
  test('finds prices of flagged treatments on their page, at home and in words', async () => {
    expect(await reportOf(withFlags('pom', withProse('Alpha Peel is from £100.')))).toMatchInlineSnapshot(`
      "content/home.yaml:37:17 from £100 is the price of a treatment with a prescription-only medicine.
        error pom-price
        36 |       price:
        37 |         amount: 100
           |                 ^^^
        Show the price of the consultation instead; the treatment’s price is told there.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-price
          subject: home alpha-peel
          values: ["from £100"]

      content/treatments/alpha-peel.mdx:7:11 from £100 is the price of a treatment with a prescription-only medicine.
        error pom-price
        6 | price:
        7 |   amount: 100
          |           ^^^
        Show the price of the consultation instead; the treatment’s price is told there.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-price
          subject: alpha-peel
          values: ["from £100"]
      content/treatments/alpha-peel.mdx:57:15 from £100 is the price of a treatment with a prescription-only medicine.
        error pom-price
        57 | Alpha Peel is from £100.
           |               ^^^^^^^^^
        Show the price of the consultation instead; the treatment’s price is told there.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-price
          subject: alpha-peel in words
          values: ["from £100"]

      Content: 25 files, 3 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('allows a consultation’s price', async () => {
    const report = await reportOf(withFlags('pom', withProse('The consultation costs £30.')))
    expect(report).not.toContain('£30')
  })
})
