import { expect, test } from 'vitest'
import { check, edited, findingsIn } from '../fixtures/site.ts'

const accessibility = 'content/legal/accessibility.mdx'
const privacy = 'content/legal/privacy-policy.mdx'
const cookies = 'content/legal/cookie-policy.mdx'

test.each([
  [
    'a privacy policy older than its law',
    edited(privacy, '2026-07-01', '2025-01'),
    'content/legal/privacy-policy.mdx:5 legal-date: the page is dated 2025-01; the Data (Use and Access) Act 2025 brought the duty to handle privacy complaints on 2026-06-19. Review the page and set "updated" to the day of the review.',
  ],
  [
    'a policy of the future',
    edited(privacy, '2026-07-01', '2027-01'),
    'content/legal/privacy-policy.mdx:5 legal-date: the page is dated 2027-01; that is in the future. Review the page and set "updated" to the day of the review.',
  ],
  [
    'an old statement',
    edited(accessibility, '2026-07-01', '2025-07-09'),
    'content/legal/accessibility.mdx:5 accessibility-date: the page is dated 2025-07-09; it is to be reviewed every twelve months. Review the page and set "updated" to the day of the review.',
  ],
  [
    'no WCAG version',
    edited(accessibility, 'WCAG 2.1', 'the standard'),
    'content/legal/accessibility.mdx:2 accessibility-date: the statement does not say which version of WCAG the site aims at. Say it in its text, for example "Level AA of WCAG 2.2".',
  ],
  [
    'a cookie policy older than its law',
    edited(cookies, '2026-07-01', '2025-01'),
    'content/legal/cookie-policy.mdx:5 legal-date: the page is dated 2025-01; the Data (Use and Access) Act 2025 changed the rules on cookies on 2026-02-05. Review the page and set "updated" to the day of the review.',
  ],
])('%s is reported', async (_what, files, told) => {
  expect(await findingsIn(files)).toEqual([told])
})

test('a page dated by a month alone may be of that month’s last day', async () => {
  expect(await findingsIn(edited(privacy, '2026-07-01', '2026-06'))).toEqual([])
})

test.each(['Content Accessibility Guidelines version 2.2', 'Guidelines (WCAG) 2.2', 'WCAG version 2.1'])(
  'a statement may name its version as "%s"',
  async (named) => {
    expect((await check(edited(accessibility, 'WCAG 2.1', named))).findings).toEqual([])
  },
)

test('a statement without a date is reported as that, not as old', async () => {
  const { findings } = await check(edited(accessibility, 'updated: "2026-07-01"\n', ''))
  expect(findings.map(({ message }) => message)).toEqual([
    'the page has no date; it is to be reviewed every twelve months.',
  ])
})
