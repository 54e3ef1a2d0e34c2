import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

test('several wrong headings are one finding, at the first, with the order of all sections', async () => {
  const first = edited(alpha, '## How it works', '## How it work')
  const { findings } = await check(edited(alpha, '## When to get help', '### Help', first))
  expect(findings).toMatchObject([
    {
      line: 55,
      message: '"## How it work" stands where "## How it works" belongs.',
      remedy: expect.stringMatching(/in this order: How it works; .*; When to get help\. /),
    },
  ])
})
