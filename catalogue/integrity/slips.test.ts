import { describe, expect, test } from 'vitest'
import type { Content, ContentFile, Passage } from '../content.ts'
import { slipsExamples } from './slips.examples.ts'
import { slips } from './slips.ts'

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
