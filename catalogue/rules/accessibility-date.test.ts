import { describe, expect, test } from 'vitest'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

const statement = 'content/legal/accessibility.mdx'

describe('accessibility-date', () => {
  test('finds a statement that is over a year old and names no guidelines', async () => {
    const old = edited(statement, '2026-07-01', '2025-07-09')
    expect(
      await reportOf(edited(statement, 'wcag: { version: "2.1", level: AA }\n', '', old)),
    ).toMatchInlineSnapshot(`
      "content/legal/accessibility.mdx:2:8 the statement does not name the version of WCAG it aims at.
        error accessibility-date
        1 | ---
        2 | title: Accessibility Statement
          |        ^^^^^^^^^^^^^^^^^^^^^^^
        Add wcag with version and level.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: accessibility-date
          subject: accessibility wcag
      content/legal/accessibility.mdx:5:10 the statement is of 2025-07-09, more than twelve months ago.
        error accessibility-date
        4 | summary: What it says in short.
        5 | updated: "2025-07-09"
          |          ^^^^^^^^^^^^
        Test the site again, review the statement and set "updated".
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: accessibility-date
          subject: accessibility
          values: ["2025-07-09"]

      Content: 25 files, 2 errors, 0 warnings, 0 waived.
      "
    `)
  })

  test('accepts one of a year ago to the day', async () => {
    expect(await reportOf(edited(statement, '2026-07-01', '2025-11-20'))).toContain('0 errors')
  })
})
