import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

/** The findings about one mistake in a valid file, each with its place. */
async function told(file: string, from: string, to: string): Promise<string[]> {
  const { findings } = await check(edited(file, from, to))
  return findings.map(({ line, column, message, remedy = '' }) => {
    const [first] = remedy.split(' The other keys')
    return `${line}:${column} ${message} ${first}`
  })
}

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
