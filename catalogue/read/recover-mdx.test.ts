import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readProse, saidOf } from '../fixtures/prose-reading.ts'

describe('one slip hides no other', () => {
  const prose = `Wait <5 days, {not 6}, then <Prise/>.

<Note title="Ring">

It lasts <Fact name=lasting/> or <Fact name="lastin"/>.

# A title

<!-- later -->

Import <https://a.example> and <b>bold</b>.
`

  test('each is found, in one reading', () => {
    expect(
      readProse(prose)
        .findings.map(({ line, message }) => `${line} ${message}`)
        .sort(),
    ).toEqual([
      '1 <Prise> is no component.',
      '1 a "{" begins program code, and prose has none.',
      '1 the "<" before "5" is read as the beginning of a component.',
      '11 <b> is HTML, which prose does not use.',
      '11 an address in pointed brackets, <https://a.example>, is no link.',
      '3 <Note> is not closed.',
      '5 <Fact name="lastin"> is unknown.',
      '5 <Fact> is not written as a component is.',
      '7 a heading with one # is the page’s title, which comes from the front matter.',
      '9 a remark in <!-- --> can’t stand in prose.',
    ])
  })

  test('the words beside it are read, each at its place', () => {
    const { words, columnOf } = readProse(prose)
    expect(words[0]).toMatch(/^Wait <5 days, \{not 6\}, then/)
    expect(columnOf('<5 days')).toBe(6)
    expect(columnOf('{not 6}')).toBe(15)
    expect(words.join()).not.toMatch(/later|[\uE000\uE001]/)
  })

  test('beyond a dozen the rest is left for later', () => {
    expect(
      saidOf(Array.from({ length: 30 }, (_, index) => `Wait <${index} days.`).join('\n\n')),
    ).toHaveLength(12)
  })

  test('a tag in a line that dashes make a heading is found too', () => {
    expect(saidOf('Ask <Note> first\n---\n\nThen <Prise/>.').map((line) => line.slice(0, 40))).toEqual([
      '1:5+6 <Note> is not closed. Write </Note',
      '4:6+8 <Prise> is no component. Did you m',
    ])
  })

  test('a thousand open notes are one finding', () => {
    expect(saidOf('<Note>\n\n'.repeat(1_000))).toEqual([
      '1999:1+6 <Note> is not closed. Write </Note> on a line of its own where its text ends.',
    ])
  })

  test('whatever is written is read or refused, never thrown', () => {
    const piece = fc.constantFrom(
      ...[
        'A word ',
        '<',
        '>',
        '{',
        '}',
        '<5',
        '<Note>',
        '</Note>',
        '<Price/>',
        '<Fact name="',
        '"/>',
        '<b>',
        '</b>',
        '<!--',
        '-->',
      ],
      ...[
        '\n',
        '\n\n',
        '- ',
        '> ',
        'import ',
        'export ',
        '`',
        '<br>',
        '<https://a.b>',
        '{/*',
        '*/}',
        '\\',
        '[a](',
        ')',
        '\t',
        '=',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const { findings, words } = readProse(pieces.join(''))
        expect(findings.length).toBeLessThan(40)
        expect(words.join()).not.toMatch(/[\uE000\uE001]/)
        for (const { line, column, remedy } of findings)
          expect([line > 0, column > 0, remedy !== '']).toEqual([true, true, true])
      }),
      { numRuns: 2_000 },
    )
  })
})
