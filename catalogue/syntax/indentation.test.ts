import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const clinic = 'content/clinic.yaml'

/** The findings about one mistake in a valid file, each with its place. */
async function told(file: string, from: string, to: string): Promise<string[]> {
  const { findings } = await check(edited(file, from, to))
  return findings.map(({ line, column, message, remedy = '' }) => {
    const [first] = remedy.split(' The other keys')
    return `${line}:${column} ${message} ${first}`
  })
}

test.each([
  [alpha, '  amount:', '   amount:', 8],
  [alpha, '  unit:', '   unit:', 8],
  [alpha, '  unit:', '     unit:', 8],
  [alpha, '  unit:', ' unit:', 8],
  [alpha, 'group:', ' group:', 4],
  [alpha, '  - question: How', '   - question: How', 42],
  [alpha, '  - question: What', ' - question: What', 43],
  [clinic, '    opens:', '   opens:', 31],
])(
  '%s: "%s" as "%s" is reported at the line that differs from the one above',
  async (file, from, to, line) => {
    expect(await told(file, from, to)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${line}:1 this line does not fit the lines around it\\. .*begin those of one group in the same column`,
        ),
      ),
    ])
  },
)

test.each([
  ['  unit:', '\u00a0\u00a0unit:', '8:1 a character that looks like a space or like nothing (U+00A0)'],
  ['  unit: ', '  unit:\u00a0', '8:8 a character that looks like a space or like nothing (U+00A0)'],
  ['group:', '\u200bgroup:', '4:1 a character that looks like a space or like nothing (U+200B)'],
  ['group: ', 'group:\u200b ', '4:7 a character that looks like a space or like nothing (U+200B)'],
  [
    '  - beta-light',
    '  -\u00a0beta-light',
    '48:4 a character that looks like a space or like nothing (U+00A0)',
  ],
])('%j as %j names the character', async (from, to, message) => {
  expect(await told(alpha, from, to)).toEqual([
    `${message} stands here in place of a space. Delete it and type a space.`,
  ])
})

test.each([
  ['summary: What Alpha Peel does.', 'summary: >-\n   What Alpha\u00a0Peel does:\n   rest.'],
  ['summary: What Alpha Peel does.', 'summary: >-\n   Tip:\u00a0what Alpha Peel\n   \u00a0does.'],
  ['price:\n  amount: 100', 'price:\n  # By the hour:\u00a0no.\n  amount: 100'],
])('%j as %j is allowed', async (from, to) => {
  expect(await told(alpha, from, to)).toEqual([])
})
