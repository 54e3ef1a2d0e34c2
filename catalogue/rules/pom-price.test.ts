import { describe, expect, test } from 'vitest'
import { withFlags, withProse } from '../fixtures/additions.ts'
import { onPage } from '../fixtures/honest-sentences/placed-sentence.ts'
import { siteOf, siteWith } from '../fixtures/honest-sentences/site-with.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

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

  test('finds offers and prices in words where only the consultation’s price is shown', async () => {
    const words = 'Your consultation is free; then it is 20% off, from £80.'
    expect(await reportOf(siteWith(...onPage('prescription', 'prose', words)))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:58:39 "20% off" makes an offer of a treatment with a prescription-only medicine.
        error pom-price
        58 | Your consultation is free; then it is 20% off, from £80.
           |                                       ^^^^^^^
        Show the price of the consultation instead; the treatment’s price is told there.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-price
          subject: alpha-peel in words
          values: ["20% off"]
      content/treatments/alpha-peel.mdx:58:48 from £80 is the price of a treatment with a prescription-only medicine.
        error pom-price
        58 | Your consultation is free; then it is 20% off, from £80.
           |                                                ^^^^^^^^
        Show the price of the consultation instead; the treatment’s price is told there.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: pom-price
          subject: alpha-peel in words
          values: ["from £80"]

      Content: 25 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('finds them at home, in testimonials and on another treatment’s page', async () => {
    const home = edited(
      'content/home.yaml',
      'description: What Alpha Peel is for.',
      'description: Two for one until Friday.',
      siteOf('prescription'),
    )
    const quote = edited(
      'content/testimonials.yaml',
      'text: Kind and careful.',
      'text: The best £80 of my life.\n    treatment: alpha-peel',
      home,
    )
    const other = edited(
      'content/treatments/beta-light.mdx',
      '## Aftercare',
      'Alpha Peel costs £80.\n\n## Aftercare',
      quote,
    )
    expect((await reportOf(other)).match(/^.*\n {2}error pom-price$/gm)).toMatchInlineSnapshot(`
      [
        "content/home.yaml:41:20 "Two for one" makes an offer of a treatment with a prescription-only medicine.
        error pom-price",
        "content/testimonials.yaml:6:11 £80 is the price of a treatment with a prescription-only medicine.
        error pom-price",
        "content/treatments/beta-light.mdx:57:18 £80 is the price of a treatment with a prescription-only medicine.
        error pom-price",
      ]
    `)
  })

  test('allows a consultation’s price', async () => {
    expect(await reportOf(siteOf('prescription'))).toContain('0 errors')
    const words = 'The consultation costs £30, and nothing is ever discounted.'
    expect(await reportOf(siteWith(...onPage('prescription', 'prose', words)))).toContain('0 errors')
  })
})
