import { describe, expect, test } from 'vitest'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

const policy = 'content/legal/privacy-policy.mdx'

describe('legal-date', () => {
  test('finds a policy older than its law', async () => {
    expect(
      await reportOf(edited(policy, 'updated: "2026-07-01"', 'updated: "2025-01"')),
    ).toMatchInlineSnapshot(`
      "content/legal/privacy-policy.mdx:5:10 the text is of 2025-01; on 2026-06-19 the Data (Use and Access) Act 2025 brought the duty to handle privacy complaints.
        error legal-date
        4 | summary: What it says in short.
        5 | updated: "2025-01"
          |          ^^^^^^^^^
        Review the text and set "updated" to the day of the review.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: legal-date
          subject: privacy-policy
          values: ["2025-01"]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('finds a policy without a date', async () => {
    const report = await reportOf(edited(policy, 'updated: "2026-07-01"\n', ''))
    expect(report).toContain('the text has no date; on 2026-06-19')
  })

  test('reads a month as its last day, and waits for the law', async () => {
    expect(await reportOf(edited(policy, '2026-07-01', '2026-06'))).toContain('0 errors')
    const early = await reportOf(edited(policy, '2026-07-01', '2026-03'), { today: '2026-06-18' })
    expect(early).not.toContain(policy)
  })

  test('finds a date that is still to come', async () => {
    expect(
      await reportOf(edited(policy, 'updated: "2026-07-01"', 'updated: "2026-12"')),
    ).toMatchInlineSnapshot(`
      "content/legal/privacy-policy.mdx:5:10 the text is of 2026-12, which is still to come.
        error legal-date
        4 | summary: What it says in short.
        5 | updated: "2026-12"
          |          ^^^^^^^^^
        Set "updated" to the day of the last review.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: legal-date
          subject: privacy-policy
          values: ["2026-12"]

      Content: 25 files, 1 error, 0 warnings, 0 waived.
      "
    `)
    expect(await reportOf(edited(policy, '2026-07-01', '2026-11'))).toContain('0 errors')
  })
})
