import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

test('several missing sections are reported with the order of all sections', async () => {
  const first = edited(alpha, '## How it works\n\n', '')
  const { findings } = await check(edited(alpha, '## When to get help', '### Help', first))
  expect(findings.map(({ message, remedy }) => [message, remedy])).toEqual(
    ['How it works', 'When to get help'].map((name) => [
      `the prose has no heading "## ${name}".`,
      expect.stringMatching(/in this order: How it works; .*; When to get help\.$/),
    ]),
  )
})
