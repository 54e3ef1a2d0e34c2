import { describe, expect, test } from 'vitest'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

const bare = () =>
  edited(
    'content/clinic.yaml',
    '  asOf: "2026-11-01"\n',
    '',
    edited('content/testimonials.yaml', '    source: Google review\n', ''),
  )

describe('review', () => {
  test('warns of testimonials and a rating without their origin', async () => {
    expect(await reportOf(bare())).toMatchInlineSnapshot(`
      "content/clinic.yaml:30:11 the rating of 5.0 does not say when it was read.
        warning review
        29 | reviews:
        30 |   rating: 5
           |           ^
        Add "asOf" with the day on which the rating was seen.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: review
          subject: rating

      content/testimonials.yaml:5:11 1 of 1 testimonials lack source or date; the first stands here.
        warning review
        4 | items:
        5 |   - name: A client
          |           ^^^^^^^^
        Add "source" and "date" to each, from the client’s own record.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: review
          subject: testimonials
          values: ["1 of 1"]

      Content: 25 files, 0 errors, 2 warnings, 0 waived.
      "
    `)
  })

  test('warns of a rating in words without its date', async () => {
    const badge = (words: string) => edited('content/home.yaml', '    - Fully Insured', `    - ${words}`)
    expect(await reportOf(badge('Rated 5.0 on Google'))).toMatchInlineSnapshot(`
      "content/home.yaml:16:7 "Rated 5.0 on Google" does not say when the rating was read.
        warning review
        15 |     - NMC Registered
        16 |     - Rated 5.0 on Google
           |       ^^^^^^^^^^^^^^^^^^^
        Leave the rating to the home page, where its date is kept, or say the month and year.
        To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:
        - rule: review
          subject: home
          values: ["rated 5.0 on google"]

      Content: 25 files, 0 errors, 1 warning, 0 waived.
      "
    `)
    expect(await reportOf(badge('Rated 5.0 on Google in May 2026'))).toContain('0 warnings')
  })

  test('holds a release back', async () => {
    expect(await reportOf(bare(), { release: true })).toContain('3 errors, 0 warnings')
  })
})
