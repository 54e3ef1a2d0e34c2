import { expect, test } from 'vitest'
import { check, edited, findingsIn } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const remedy =
  'Write each of these once, in this order: How it works; What happens on the day; Side effects and risks; Aftercare; How long it lasts; When to get help. Other headings begin with ###.'

test.each([
  [
    'a missing one',
    edited(alpha, '## How it works\n\n', ''),
    '57 sections: "## What happens on the day" stands where "## How it works" belongs.',
  ],
  [
    'the last one missing',
    edited(alpha, '## When to get help', '### Help'),
    '71 sections: the prose ends without "## When to get help".',
  ],
  [
    'a slip of the pen',
    edited(alpha, '## Aftercare', '## Aftercre'),
    '67 sections: "## Aftercre" stands where "## Aftercare" belongs.',
  ],
  [
    'one more',
    edited(alpha, '## Aftercare', '## Who comes, and why\n\nMany do.\n\n## Aftercare'),
    '67 sections: "## Who comes, and why" stands where "## Aftercare" belongs.',
  ],
  [
    'two in the wrong order',
    edited(alpha, '## How it works', '## Aftercare', edited(alpha, '## Aftercare', '## How it works')),
    '55 sections: "## Aftercare" stands where "## How it works" belongs.',
  ],
  [
    'one twice',
    edited(alpha, '## How long it lasts', '## Aftercare\n\nMore.\n\n## How long it lasts'),
    '71 sections: "## Aftercare" stands where "## How long it lasts" belongs.',
  ],
])('a treatment’s sections are those of all others, in their order: %s', async (_what, files, told) => {
  expect(await findingsIn(files)).toEqual([`${alpha}:${told} ${remedy}`])
})

test('headings below them are free', async () => {
  const files = edited(alpha, '## Aftercare', '### The visit\n\nShort.\n\n## Aftercare')
  expect(await findingsIn(files)).toEqual([])
})

test('several wrong headings are one finding, at the first, with the order of all sections', async () => {
  const first = edited(alpha, '## How it works', '## How it work')
  const { findings } = await check(edited(alpha, '## When to get help', '### Help', first))
  expect(findings).toMatchObject([
    {
      line: 55,
      message: '"## How it work" stands where "## How it works" belongs.',
      remedy,
    },
  ])
})
