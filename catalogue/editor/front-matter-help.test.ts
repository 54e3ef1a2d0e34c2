import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createFrontMatterHelp, loadLibrary } from '../../.vscode/extensions/clinic-content/front-matter.js'

const settings: { 'yaml.schemas': Record<string, string>; 'yaml.customTags': string[] } = JSON.parse(
  readFileSync('.vscode/settings.json', 'utf8'),
)
const uriOf = (path: string) => pathToFileURL(resolve(path)).href
const help = createFrontMatterHelp(loadLibrary(process.cwd()), {
  schemas: Object.fromEntries(
    Object.entries(settings['yaml.schemas']).map(([schema, pattern]) => [uriOf(schema), pattern]),
  ),
  customTags: settings['yaml.customTags'],
  readSchema: (uri) => readFile(fileURLToPath(uri), 'utf8'),
})
const schema = JSON.parse(readFileSync('.vscode/schemas/treatment.json', 'utf8'))

const profhilo = 'content/treatments/profhilo.mdx'
const privacy = 'content/legal/privacy-policy.mdx'

/** A real page in which `from` is replaced, and the place of the cursor, written `|`. */
function editing(file: string, from: string, to: string) {
  const page = readFileSync(file, 'utf8')
  if (!page.includes(from)) throw new Error(`${file} does not hold "${from}"`)
  const text = page.replace(from, to)
  const before = text.slice(0, text.indexOf('|')).split('\n')
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 }
  return [{ uri: uriOf(file), text: text.replace('|', '') }, position] as const
}
const complete = async (file: string, from: string, to: string) => help.complete(...editing(file, from, to))
const labels = async (file: string, from: string, to: string) =>
  (await complete(file, from, to)).map(({ label }) => label)
const hover = async (file: string, from: string, to: string) =>
  (await help.hover(...editing(file, from, to)))?.contents

describe('completion in front matter', () => {
  test('a key at the top: those that are not there yet', async () => {
    const offered = await labels(profhilo, 'reason: profhilo\n', '|\n')
    expect(offered).toEqual(['reason', 'book'])
  })

  test('a key that is half written', async () => {
    const offered = await complete(profhilo, 'group: injectable\n', 'gr|\n')
    expect(offered.find(({ label }) => label === 'group')).toMatchObject({
      label: 'group',
      documentation: schema.properties.group.description,
      textEdit: { newText: 'group: ', range: { start: { character: 0 }, end: { character: 2 } } },
    })
  })

  test('a group brings the keys it needs, without the examples', async () => {
    const price = 'price:\n  amount: 250\n  unit: treatment\n  from: true\n'
    const item = (await complete(profhilo, price, 'pri|\n')).find(({ label }) => label === 'price')
    expect(item?.textEdit?.newText).toBe('price:\n  amount: $1\n  unit: $2\n  from: $3')
    const [amount] = await complete(profhilo, '  amount: 250\n', '  |\n')
    expect(amount?.textEdit?.newText).toBe('amount: $1')
  })

  test('a key inside a group, and inside an entry of a list', async () => {
    expect(await labels(profhilo, '  from: true\n', '  |\n')).toEqual(['from', 'covers'])
    expect(await labels(profhilo, '    answer: >-\n', '    |\n')).toContain('answer')
  })

  test.each([
    ['group: injectable', 'group: |', ['!placeholder', ...schema.properties.group.enum]],
    ['  unit: treatment', '  unit: |', ['!placeholder', ...schema.properties.price.properties.unit.enum]],
    ['  from: true', '  from: |', ['!placeholder', 'true', 'false']],
    ['  - ageRestricted', '  - |', ['!placeholder', ...schema.properties.flags.items.enum]],
  ])('%s: the values it may have', async (from, to, values) => {
    expect(await labels(profhilo, from, to)).toEqual(values)
  })

  test('placeholders before and after do not disturb it', async () => {
    expect(await labels(profhilo, 'title: Profhilo\n', 'title: !placeholder Name\nbo|\n')).toContain('book')
    const marked = 'amount: !placeholder 250\n  unit: |'
    expect(await labels(profhilo, 'amount: 250\n  unit: treatment', marked)).toContain('course')
  })

  test('the keys of a legal page are its own', async () => {
    expect(await labels(privacy, 'updated:', '|\nupdated:')).not.toContain('price')
    expect(await labels(privacy, 'title:', '|\nupdaed:')).toContain('title')
  })

  test('a page whose front matter has no end yet', async () => {
    const text = '---\ntitle: Light Therapy\ngr'
    const items = await help.complete({ uri: uriOf(profhilo), text }, { line: 2, character: 2 })
    expect(items.map(({ label }) => label)).toContain('group')
  })

  test.each([
    ['in prose', '## What Profhilo is', 'gr|'],
    ['in a text', 'with time to decide', 'with |'],
    ['on the opening line', '---\ntitle', '---|\ntitle'],
    ['on the closing line', '---\n\n##', '---|\n\n##'],
  ])('nothing %s', async (_where, from, to) => {
    expect(await labels(profhilo, from, to)).toEqual([])
  })
})

describe('hover text in front matter', () => {
  test('says what the schema says of a key', async () => {
    expect(await hover(profhilo, 'facts:', 'fac|ts:')).toEqual({
      kind: 'markdown',
      value: schema.properties.facts.description,
    })
    const amount = await hover(profhilo, '  amount:', '  amo|unt:')
    expect(amount).toHaveProperty('value', expect.stringContaining('pounds, for example 250'))
  })

  test('says nothing in prose', async () => {
    expect(await hover(profhilo, '## What Profhilo is', '## What Pro|fhilo is')).toBeUndefined()
  })
})

test('without the project’s packages the library is refused', () => {
  expect(() => loadLibrary('/')).toThrow(/yaml-language-server/)
})
