import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edited, type SiteFiles, validSite, withSite } from '../../catalogue/fixtures/site.ts'
import { readFile } from '../../catalogue/read/read-file.ts'
import { treatmentFlags, treatmentGroups } from '../../schemas/content/treatment.ts'
import { collectAnswers, type PersonPrompter } from './answers.ts'
import { newTreatment } from './new-treatment.ts'
import { menuWith, pageText } from './page-text.ts'

const light = { title: 'Light: a Therapy', slug: 'light-therapy', group: 'skin', price: '60' }
const page = 'content/treatments/light-therapy.mdx'

interface Run {
  given?: Record<string, string>
  files?: SiteFiles
  prompter?: PersonPrompter
}

/** What the command prints and leaves behind. */
function run({ given = {}, files = validSite(), prompter }: Run) {
  return withSite(files, async (root) => {
    const printed = { stdout: '', stderr: '' }
    const sink = (name: keyof typeof printed) => ({ write: (text: string) => (printed[name] += text) })
    const exitCode = await newTreatment({
      root,
      given,
      prompter,
      stdout: sink('stdout'),
      stderr: sink('stderr'),
    })
    const read = (file: string) =>
      existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
    return {
      ...printed,
      exitCode,
      page: read(page),
      menu: read('content/navigation.yaml'),
      names: readdirSync(join(root, 'content')),
    }
  })
}

describe('a new treatment', () => {
  test('is written and listed, and the check’s findings are printed as still to do', async () => {
    const {
      exitCode,
      stdout,
      menu,
      names,
      page: written,
    } = await run({ given: { ...light, flags: 'device' } })
    expect(exitCode).toBe(0)
    for (const step of [`Written: ${page}`, 'content/home.yaml', 'values are placeholders']) {
      expect(stdout).toContain(step)
    }
    expect(menu).toBe(
      String(validSite()['content/navigation.yaml']).replace('check\n', 'check\n  - light-therapy\n'),
    )
    expect(written.match(/^!placeholder /gm)).toHaveLength(6)
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
    expect(readFile(page, 'treatment', 'light-therapy', written).value).toMatchObject({
      title: 'Light: a Therapy',
      price: { amount: 60, unit: 'treatment', from: true },
      flags: ['device'],
      related: ['alpha-peel', 'beta-light'],
    })
  })

  test.each([
    ...treatmentGroups.map((group) => [group, 'none']),
    ...treatmentFlags.map((flag) => ['skin', flag]),
  ])('in group %s with flags %s is valid', async (group = '', flags = '') => {
    const { answers } = await collectAnswers({ ...light, group, flags }, () => false)
    if (!answers) throw new Error('an answer will not do')
    const text = pageText(answers, ['alpha-peel', 'beta-light'])
    expect(readFile(page, 'treatment', 'light-therapy', text).findings).toEqual([])
  })

  test('names everything missing or wrong when nobody can be asked, and writes nothing', async () => {
    const { exitCode, stderr, page: written, menu } = await run({ given: { group: 'skn' } })
    expect([exitCode, written, menu]).toEqual([2, '', validSite()['content/navigation.yaml']])
    expect(stderr).toMatchInlineSnapshot(`
      "--title (the treatment’s name): expected a line of text, found nothing. Write for example Profhilo.
      --group (injectable, skin, device or medical): expected one of injectable, skin, device, medical, found "skn". Did you mean "skin"?
      --price (pounds, for example 60): expected a number of pounds, found nothing. Write for example 250.
      Nothing was written.
      "
    `)
  })

  test('never overwrites a page, and then leaves the menu as it is', async () => {
    const given = { ...light, slug: 'alpha-peel' }
    const { exitCode, stderr, menu, names } = await run({ given })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('content/treatments/alpha-peel.mdx is there already and is never overwritten.')
    expect(menu).toBe(validSite()['content/navigation.yaml'])
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('is not written while the menu can’t be read', async () => {
    const files = edited('content/navigation.yaml', 'treatments:\n', 'treatments: ["\n')
    const asked: string[] = []
    const prompter = { say: () => {}, ask: async (question: string) => void asked.push(question) }
    const { exitCode, page: written } = await run({ prompter, files })
    expect([exitCode, written, asked]).toEqual([2, '', []])
  })
})

test('the menu keeps its comments and its order', () => {
  const menu =
    '# Words\nheader: { home: "Home" } # kept\n\ntreatments:\n  - one # the first\n  - two\n\n  # devices\n  - three\nfooter: \'a\'\n'
  expect(menuWith(menu, 'new', ['one'])).toBe(menu.replace('# the first\n', '# the first\n  - new\n'))
  expect(menuWith(menu, 'new', [])).toBe(menu.replace('- three\n', '- three\n  - new\n'))
  expect(menuWith(menu, 'two', [])).toBe(menu)
  expect(menuWith('footer: x', 'new', [])).toBeUndefined()
})
