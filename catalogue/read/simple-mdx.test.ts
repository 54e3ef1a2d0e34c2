import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { findFrontMatter } from './front-matter.ts'
import { readSimpleMdx } from './simple-mdx.ts'

const remark = unified().use(remarkParse).use(remarkMdx).freeze()

function parse(text: string) {
  try {
    return remark.parse(text)
  } catch {
    return 'can’t be read'
  }
}

const folders = ['content/treatments', 'content/legal']
const bodies = folders.flatMap((folder) =>
  readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return text.slice(findFrontMatter(text)?.body)
  }),
)

/** Pieces of lines, most of them plain, some that mean something at one place and nothing at another. */
const pieces = [
  ...[
    'A word',
    'two or three',
    '£45',
    'it’s “fine”.',
    'é',
    '12 weeks',
    '(see',
    ')',
    ', ',
    '. ',
    ': ',
    '!',
    '"',
  ],
  ...[
    '**bold**',
    '**Bold.** ',
    '**',
    '*',
    '_',
    '`',
    '\\',
    '&',
    '&amp;',
    '{x}',
    '~',
    '|',
    '\u00a0',
    '  ',
    '\t',
  ],
  ...['[a page](/about)', '[a](/b "t")', '![a](/b)', '[a]', ']', '[a]: /b', 'http://a.co', '<b>', '<!-- -->'],
  ...['<Price/>', '<Price />', '<Fact name="lasting"/>', '<Fact  name="a"/>', '<Note>', '</Note>'],
  ...[
    '# ',
    '## ',
    '##',
    '- ',
    '-',
    '+ ',
    '* ',
    '1. ',
    '2. ',
    '10. ',
    '1) ',
    '> ',
    '---',
    '===',
    '   ',
    '    ',
  ],
  ...[
    'import x',
    'export',
    '<Note title="Ring us">',
    '\n\n<Note title="Ring">\n\n',
    '\n\n</Note>\n\n',
    '\r\n',
  ],
]
const lines = fc
  .tuple(
    fc.constantFrom('', '', '- ', '1. ', '2. ', '## ', '  ', '   ', ' ', '**', '<Price/>', 'A '),
    fc.array(
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pieces.slice(0, 8)) }, fc.constantFrom(...pieces)),
      {
        maxLength: 4,
      },
    ),
    fc.constantFrom('\n', '\n', '\n\n', '\n\n', '\n\n\n', '', ' \n'),
  )
  .map(([first, middle, last]) => `${first}${middle.join(' ')}${last}`)
const prose = fc.array(lines, { maxLength: 8 }).map((all) => all.join(''))

describe('plain prose', () => {
  test('is most of the site’s own, and read as remark reads it', () => {
    const trees = bodies.map(readSimpleMdx)
    const read = bodies.filter((_, index) => trees[index] !== undefined)
    expect(trees.filter((tree) => tree !== undefined)).toEqual(read.map(parse))
    expect(read.length / bodies.length).toBeGreaterThan(0.8)
  })

  test('whatever is read is read as remark reads it', () => {
    let read = 0
    fc.assert(
      fc.property(prose, (text) => {
        const tree = readSimpleMdx(text)
        if (!tree) return
        read += 1
        expect(tree).toEqual(parse(text))
      }),
      { numRuns: 3_000 },
    )
    expect(read).toBeGreaterThan(300)
  })
})
