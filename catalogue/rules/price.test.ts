import { describe, expect, test } from 'vitest'
import { alphaPeel } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

describe('price', () => {
  test('finds one price told in two units', async () => {
    expect(await reportOf(edited(alphaPeel, 'unit: treatment', 'unit: session'))).toMatchInlineSnapshot(`
      "content/home.yaml:38:15 the price is per treatment here and per session on the treatment’s page.
        error price
        37 |         amount: 100
        38 |         unit: treatment
           |               ^^^^^^^^^
        content/treatments/alpha-peel.mdx:8:9 says session.
        7 |   amount: 100
        8 |   unit: session
          |         ^^^^^^^
        Write the same unit in both places.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: price
          subject: alpha-peel unit
          values: ["session", "treatment"]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('misses what a price pays for and whether it is the lowest', async () => {
    const page = edited(alphaPeel, '  unit: treatment\n  from: true\n', '')
    expect(await reportOf(page)).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:6:1 price.from is missing. Add this key, for example from: true (true when the price is the lowest of several ("from £250"), false when it is the price).
        error schema
        5 | summary: What Alpha Peel does.
        6 | price:
          | ^^^^^
      content/treatments/alpha-peel.mdx:6:1 price.unit is missing. Add this key, for example unit: treatment (what one price pays for: treatment, session, course, test or appointment).
        error schema
        5 | summary: What Alpha Peel does.
        6 | price:
          | ^^^^^

      Content: 25 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('asks what a course holds', async () => {
    const home = edited('content/home.yaml', 'unit: treatment', 'unit: course')
    expect(await reportOf(edited(alphaPeel, 'unit: treatment', 'unit: course', home))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:8:9 the price of a course does not say what the course holds.
        error price
        7 |   amount: 100
        8 |   unit: course
          |         ^^^^^^
        Add price.covers, for example "three sessions".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: price
          subject: alpha-peel covers

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })
})
