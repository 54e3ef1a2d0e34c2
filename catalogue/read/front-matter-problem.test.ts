import { describe, expect, test } from 'vitest'
import { frontMatterOf } from './front-matter-problem.ts'
import { Source } from './source.ts'

const keys = 'title: One\nflags:\n  - pom\n'
const prose = '## What it is\n\nWords: many of them.\n'

/** What is said of a page, with the keys and the prose that are read of it. */
function read(text: string) {
  const { front, problem } = frontMatterOf(new Source('a.mdx', text))
  return {
    said: problem && `${problem.line}:${problem.column} ${problem.message} ${problem.remedy}`,
    keys: front && text.slice(front.start, front.end),
    prose: front && text.slice(front.body),
  }
}

describe('front matter', () => {
  test('is read between its lines', () => {
    expect(read(`---\n${keys}---\n${prose}`)).toEqual({ said: undefined, keys, prose })
    expect(read(`---\r\n${keys}---\r\n${prose}`)).toEqual({ said: undefined, keys, prose })
  })

  test.each([
    [
      'no first line',
      `${keys}---\n${prose}`,
      '1:1 the line "---" above the first key is missing. Write "---" on a line of its own above it.',
    ],
    [
      'an empty line first',
      `\n---\n${keys}---\n${prose}`,
      '1:1 the front matter begins after an empty line. Delete what stands above the first line "---".',
    ],
    [
      'four dashes first',
      `----\n${keys}---\n${prose}`,
      '1:1 the front matter begins with "----". Write three dashes and nothing else: "---".',
    ],
    [
      'long dashes first',
      `—\n${keys}---\n${prose}`,
      '1:1 the front matter begins with "—". Write three dashes and nothing else: "---".',
    ],
    [
      'four dashes last',
      `---\n${keys}----\n${prose}`,
      '5:1 the front matter ends with "----". Write three dashes at the beginning of the line and nothing else: "---".',
    ],
    [
      'two dashes last',
      `---\n${keys}--\n${prose}`,
      '5:1 the front matter ends with "--". Write three dashes at the beginning of the line and nothing else: "---".',
    ],
    [
      'a space before the last',
      `---\n${keys} ---\n${prose}`,
      '5:2 the front matter ends with "---". Write three dashes at the beginning of the line and nothing else: "---".',
    ],
    [
      'no last line',
      `---\n${keys}\n${prose}`,
      '6:1 the front matter is not closed before the prose begins. Write "---" on a line of its own after the last key.',
    ],
    [
      'no last line and no gap',
      `---\n${keys}${prose}`,
      '5:1 the front matter is not closed before the prose begins. Write "---" on a line of its own after the last key.',
    ],
  ])('is read as it was meant: %s', (_name, text, said) => {
    const found = read(text)
    expect([found.said, found.keys?.trim(), found.prose]).toEqual([said, keys.trim(), prose])
  })

  test.each(['', '\n\n', '## Only words', 'Only words.\n'])('is missed where there is none: "%s"', (text) => {
    expect(read(text)).toEqual({
      said: '1:1 has no front matter. Begin the file with a line "---", then the keys, then another line "---".',
      keys: undefined,
      prose: undefined,
    })
  })

  test('without prose is not closed at the end', () => {
    expect(read(`---\n${keys}`).said).toMatch(/^5:1 the front matter is not closed/)
  })
})
