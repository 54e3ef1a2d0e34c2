import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFrontMatter } from './front-matter.ts'
import { readSimpleYaml } from './simple-yaml.ts'
import { Source } from './source.ts'
import { readFullYaml } from './yaml.ts'

/** What the simple reader and the full one read, in one form. */
function both(text: string) {
  const simple = readSimpleYaml(text, 4)
  const full = readFullYaml(new Source('a.yaml', `---\n${text}`), 4)
  return {
    simple: simple && { data: simple.data, places: [...simple.locations.entries()].sort() },
    full:
      full.findings.length > 0
        ? 'problems'
        : { data: full.data, places: [...full.locations.entries()].sort() },
  }
}

const folder = 'content/treatments'
const fronts = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  const { start = 0, end = 0 } = findFrontMatter(text) ?? {}
  return text.slice(start, end)
})

const values = [
  ...[
    'a word',
    '30 minutes',
    '2-3 sessions',
    '12+ years',
    '25',
    '0',
    '007',
    '1.5',
    '-3',
    '2025-07-09',
    '1e3',
  ],
  ...[
    'true',
    'False',
    'null',
    'Null',
    '~',
    'yes',
    '"quoted: #"',
    '"\\n"',
    '"',
    "'single'",
    '£5',
    '“fine”',
    '…',
  ],
  ...[
    'a: b',
    'a:',
    'a #b',
    'a#b',
    'it’s',
    '{price}',
    'It is {price}',
    '[]',
    '[a, b]',
    '[a,b]',
    '[true, null]',
  ],
  ...[
    '[a b]',
    '>-',
    '>',
    '|',
    '|-',
    '&a x',
    '*a',
    '!placeholder x',
    '- a',
    '-',
    '? a',
    '@a',
    '%a',
    'a, b]',
    '',
  ],
]
const plain = values.slice(0, 5)
const value = fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...plain) }, fc.constantFrom(...values))
const name = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('a', 'b', 'c', 'x-y') },
  fc.constantFrom('true', 'null', '1', 'a b'),
)

/** Lines of a group or a list at one indentation. */
const { block } = fc.letrec<{ block: string[]; item: string[]; entry: string[]; folded: string[] }>(
  (tie) => ({
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.array(tie('entry'), { minLength: 1, maxLength: 3 }).map((all) => all.flat()),
      fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((all) => all.flat()),
    ),
    entry: fc.oneof(
      { maxDepth: 3 },
      fc.tuple(name, value).map(([key, said]) => [`${key}: ${said}`]),
      fc.tuple(name, tie('folded')).map(([key, lines]) => [`${key}: >-`, ...indented(lines)]),
      fc.tuple(name, tie('block')).map(([key, lines]) => [`${key}:`, ...indented(lines)]),
    ),
    item: fc.oneof(
      { maxDepth: 3 },
      value.map((said) => [`- ${said}`]),
      tie('block').map((lines) =>
        indented(lines).map((line, index) => (index === 0 ? `- ${line.slice(2)}` : line)),
      ),
      tie('folded').map((lines) => ['- >-', ...indented(lines)]),
    ),
    folded: fc.array(fc.oneof({ weight: 3, arbitrary: value }, fc.constantFrom('# a', 'a: b', '', ' a')), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
)
const slips = fc.constantFrom<(line: string) => string>(
  (line) => ` ${line}`,
  (line) => line.slice(1),
  (line) => `${line} `,
  (line) => `${line}\n`,
  (line) => `${line}\n# a comment`,
  (line) => `${line} # a comment`,
)
const text = fc.tuple(block, fc.option(fc.tuple(fc.nat(), slips), { freq: 3 })).map(([lines, slip]) => {
  const at = slip ? slip[0] % lines.length : -1
  return `${lines.map((line, index) => (index === at ? slip?.[1](line) : line)).join('\n')}\n`
})

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`))
}

describe('simple YAML', () => {
  test('is the front matter of every treatment, and read as the full parser reads it', () => {
    for (const front of fronts) {
      const { simple, full } = both(front)
      expect(simple).toEqual(full)
    }
  })

  test('whatever is read is read as the full parser reads it', () => {
    let read = 0
    fc.assert(
      fc.property(text, (yaml) => {
        if (!readSimpleYaml(yaml, 0)) return
        const { simple, full } = both(yaml)
        read += 1
        expect(simple).toEqual(full)
      }),
      { numRuns: 3_000 },
    )
    expect(read).toBeGreaterThan(200)
  })
})
