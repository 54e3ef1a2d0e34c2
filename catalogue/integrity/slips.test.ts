import { describe, expect, test } from 'vitest'
import type { Content, ContentFile, Passage } from '../content.ts'
import { check, edited } from '../fixtures/site.ts'
import { slipsExamples } from './slips.examples.ts'
import { slips } from './slips.ts'

const page = 'content/treatments/alpha-peel.mdx'

/** The rules that find a slip in one text. */
function rulesFor(words: string): string[] {
  const file = { kind: 'about' } as ContentFile
  const place = () => ({ file: 'content/about.yaml', line: 1, column: 1 })
  const passage = { words, text: words, path: [], kind: 'prose', place } as Partial<Passage> as Passage
  return slips({ passages: [{ file, passage }] } as unknown as Content).map(({ rule }) => rule)
}

describe.each(Object.entries(slipsExamples))('%s', (rule, { breaches, honest }) => {
  test.each(breaches)('finds: %s', (text) => {
    expect(new Set(rulesFor(text))).toEqual(new Set([rule]))
  })
  test.each(honest)('leaves alone: %s', (text) => {
    expect(rulesFor(text)).toEqual([])
  })
})

test.each([
  ['a paragraph', 'Keep it clean.\n\nWash it gently.\n\nWash it gently.\n', 73],
  [
    'a paragraph with a title in it',
    '[Ask us](/contact "First") soon.\n\n[Ask us](/contact "First") soon.\n',
    71,
  ],
  ['a list entry', 'Rest:\n\n- a day of shade\n- a day of shade', 72],
])('%s that stands twice in a row is reported', async (_what, words, line) => {
  const { findings } = await check(edited(page, 'Keep the skin clean.', words))
  expect(findings.filter(({ rule }) => rule === 'spelling')).toMatchObject([{ file: page, line }])
})

test.each([
  '[Ask us](/contact "Ask us")',
  '### Keep it dry\n\n<Note title="Keep it dry">\n\nDo not swim.\n\n</Note>',
  '<Note title="Keep it dry">\n\nKeep it dry\n\n</Note>',
])('a title may say the same as what it belongs to: %s', async (words) => {
  const { findings } = await check(edited(page, 'Keep the skin clean.', words))
  expect(findings.filter(({ rule }) => rule === 'spelling')).toEqual([])
})

test('a PIN may stand under its own key alone', async () => {
  const stated = edited('content/clinic.yaml', '  register:', '  pin: 12A3465E\n  register:')
  expect((await check(stated)).findings).toEqual([])
  const twice = edited(page, 'Keep the skin clean.', 'Her NMC PIN is 12A3465E.', stated)
  expect((await check(twice)).findings.map(({ rule }) => rule)).toEqual(['pin'])
})
