import { describe, expect, test } from 'vitest'
import { alphaPeel } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

describe('search-length', () => {
  test('warns of titles and descriptions that are cut once their tokens are replaced', async () => {
    const long = edited(alphaPeel, 'title: Alpha Peel', 'title: Alpha Peel and All That Follows It')
    const text = `description: "${'{clinic} cares for skin in Ipswich. '.repeat(4).trim()}"`
    const description = /description: .*/.exec(String(long[alphaPeel]))?.[0] ?? ''
    expect(await reportOf(edited(alphaPeel, description, text, long))).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:2:8 the title "Alpha Peel and All That Follows It in Ipswich, Suffolk | Fixture Clinic" has 71 characters; search pages cut it at about 70.
        warning search-length
        1 | ---
        2 | title: Alpha Peel and All That Follows It
          |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Say it in fewer words.
      content/treatments/alpha-peel.mdx:3:14 the description "Fixture Clinic cares for skin in Ipswich. Fixture Clinic cares for skin in Ipswich. Fixture Clinic cares for skin in Ipswich. Fixture Clinic cares for skin in Ipswich." has 167 characters; search pages cut it at about 160.
        warning search-length
        2 | title: Alpha Peel and All That Follows It
        3 | description: "{clinic} cares for skin in Ipswich. {clinic} cares for skin in Ipswich. {clinic} cares for skin in Ipswich
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Say it in fewer words.

      Content: 25 files, 0 errors, 2 warnings, 0 waived.
      "
    `)
  })
})
