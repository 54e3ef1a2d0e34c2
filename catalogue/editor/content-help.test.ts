import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  diagnosticsOf,
  frontMatterHelp,
  loadLibrary,
} from '../../.vscode/extensions/clinic-content/content-help.js'
import type { Finding } from '../finding.ts'

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))
const schema = JSON.parse(readFileSync('.vscode/schemas/treatment.json', 'utf8'))
const uriOf = (path: string) => pathToFileURL(resolve(path)).href
const file = 'content/treatments/profhilo.mdx'

const help = frontMatterHelp(loadLibrary(process.cwd()), {
  schemas: Object.fromEntries(
    Object.entries<string>(settings['yaml.schemas']).map(([path, pattern]) => [uriOf(path), pattern]),
  ),
  customTags: settings['yaml.customTags'],
  readSchema: (uri) => readFile(fileURLToPath(uri), 'utf8'),
})

/** The page with `from` replaced by `to`, and the cursor's position, which `to` marks with `|`. */
function editing(from: string, to: string) {
  const page = readFileSync(file, 'utf8')
  if (!page.includes(from)) throw new Error(`${file} does not hold "${from}"`)
  const text = page.replace(from, to)
  const before = text.slice(0, text.indexOf('|')).split('\n')
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
  return [{ uri: uriOf(file), text: text.replace('|', '') }, position] as const
}
const complete = (from: string, to: string) => help.complete(...editing(from, to))
const labels = async (from: string, to: string) => (await complete(from, to)).map(({ label }) => label)

describe('front matter', () => {
  test.each([
    ['a key at the top', 'reason: profhilo\n', '|\n', ['reason', 'book']],
    ['a key half written', 'group: injectable\n', 'gr|\n', ['group']],
    ['a key inside a group', '  from: true\n', '  |\n', ['from', 'covers']],
    ['a choice', 'group: injectable', 'group: |', schema.properties.group.enum],
    ['an entry of a list', '  - ageRestricted', '  - |', schema.properties.flags.items.enum],
    ['after a placeholder', 'title: Profhilo\n', 'title: !placeholder Name\nbo|\n', ['book']],
  ])('completes %s', async (_what, from, to, expected) => {
    expect(await labels(from, to)).toEqual(expect.arrayContaining(expected))
  })

  test('completing a group adds its required keys, and no value that could be mistaken for a fact', async () => {
    const price =
      /price:\n {2}amount: .*\n {2}unit: .*\n {2}from: .*\n/.exec(readFileSync(file, 'utf8'))?.[0] ?? ''
    const [item] = (await complete(price, 'pri|\n')).filter(({ label }) => label === 'price')
    expect(item?.insertText).toBe('price:\n  amount: $1\n  unit: $2\n  from: $3')
    const [amount] = (await complete(price, 'price:\n  |\n')).filter(({ label }) => label === 'amount')
    expect(amount?.insertText).toBe('amount: $1')
  })

  test('hovering over a key says what it is for; in prose there is no help', async () => {
    expect(await help.hover(...editing('facts:', 'fac|ts:'))).toContain(schema.properties.facts.description)
    expect(await help.hover(...editing('## How it works', '## How it w|orks'))).toBeUndefined()
    expect(await labels('## How it works', 'gr|')).toEqual([])
  })
})

test('a finding is marked at its place, with its remedy, its other places and its fixes', () => {
  const finding: Finding = {
    ...{ file, line: 9, column: 11, length: 7, rule: 'figures', severity: 'error' },
    message: '"10 days" is no reference.',
    remedy: 'Write <Fact name="results"/> (2 weeks), or mark it: <Other>10 days</Other>.',
    related: [{ file: 'content/home.yaml', line: 2, column: 3, message: 'states 2 weeks.' }],
    fixes: [{ title: 'Write <Fact name="results"/>', replacement: '<Fact name="results"/>' }],
  }
  const warning: Finding = {
    file,
    line: 1,
    column: 1,
    rule: 'placeholder',
    severity: 'warning',
    message: 'One left.',
  }
  expect(diagnosticsOf({ findings: [finding, warning] })).toEqual(
    new Map([
      [
        file,
        [
          {
            range: [8, 10, 8, 17],
            severity: 0,
            code: 'figures',
            message: `${finding.message}\n${finding.remedy}`,
            related: [{ file: 'content/home.yaml', range: [1, 2, 1, 3], message: 'states 2 weeks.' }],
            fixes: finding.fixes,
          },
          {
            range: [0, 0, 0, 1],
            severity: 1,
            code: 'placeholder',
            message: 'One left.',
            related: [],
            fixes: [],
          },
        ],
      ],
    ]),
  )
})
