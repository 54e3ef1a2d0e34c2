import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const accessibility = 'content/legal/accessibility.mdx'

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
