import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { alphaPeel } from '../fixtures/additions.ts'
import { fixtureToday, type SiteFiles, validSite, writeSite } from '../fixtures/site.ts'
import { renderReport } from '../report/render.ts'

const page = String(validSite()[alphaPeel])

/** What is found in the valid site with one page replaced, and how long that took. */
async function findingsOf(
  content: string | Uint8Array | undefined,
  prepare?: (root: string) => void,
  files: SiteFiles = validSite(),
) {
  const root = writeSite({ ...files, [alphaPeel]: content })
  try {
    prepare?.(root)
    const result = await checkContent({ root, today: fixtureToday })
    // The report reads the file too, for its lines.
    expect(renderReport(result, { root, format: 'text', colour: false })).toContain('Content: ')
    return result.findings.map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

describe('a file that no editor meant to write gives one finding', () => {
  test('not UTF-8', async () => {
    expect(await findingsOf(new Uint8Array([45, 45, 45, 10, 0xff, 0xfe, 0xe9]))).toEqual([
      `${alphaPeel}:1 file: is not UTF-8 text.`,
    ])
  })

  test('50 MB', async () => {
    expect(await findingsOf(new Uint8Array(50 * 1024 * 1024))).toEqual([
      `${alphaPeel}:1 file: is 51,200 KB; a content file has at most 256 KB.`,
    ])
  })

  test('a link to itself', async () => {
    const loop = (root: string) => symlinkSync('alpha-peel.mdx', join(root, alphaPeel))
    expect(await findingsOf(undefined, loop)).toEqual([`${alphaPeel}:1 file: is a symbolic link.`])
  })

  test('a link to the folder above', async () => {
    const loop = (root: string) => symlinkSync('..', join(root, 'content/treatments/loop'))
    expect(await findingsOf(page, loop)).toEqual(['content/treatments/loop:1 file: is a symbolic link.'])
  })

  test('a folder named like a page', async () => {
    expect(await findingsOf(undefined, (root) => mkdirSync(join(root, alphaPeel)))).toEqual([
      `${alphaPeel}:1 file: is a folder with the name of a file.`,
    ])
  })

  test.each([
    ['an empty file', '', 'file: has no front matter.'],
    [
      'NUL characters',
      page.replace('Softer skin\n', '\u0000Softer skin\n'),
      '24 file: a line holds a control character that nobody sees.',
    ],
    ['aliases that multiply', aliases(), '11 syntax: uses a YAML anchor or alias (& or *).'],
    ['brackets nested too deep', deep('[', 3_000), '11 syntax: groups are nested too deep.'],
    [
      'a line without end',
      `${page}${'['.repeat(20_000)}`,
      '60 file: a line has more than 10,000 characters.',
    ],
    [
      'quotes nested too deep',
      `${page}${'> '.repeat(500)}x`,
      '60 file: quotes or lists are nested too deep.',
    ],
    ['components nested too deep', `${page}${'<Note>\n\n'.repeat(5_000)}`, 'syntax: <Note> is not closed.'],
    [
      'a paragraph without end',
      `${page}\n${'one of many words\n'.repeat(2_000)}`,
      'a paragraph has more than 10,000',
    ],
    ['windows line ends and a byte-order mark', `\uFEFF${page.replaceAll('\n', '\r\n')}`, ''],
  ])('%s', async (_name, content, expected) => {
    const found = await findingsOf(content)
    expect(found).toHaveLength(expected === '' ? 0 : 1)
    expect(found.join()).toContain(expected)
  })
})

const waivers = 'content/waivers.yaml'
const others = [
  'content/clinic.yaml',
  'content/navigation.yaml',
  'content/home.yaml',
  'content/testimonials.yaml',
  waivers,
  'content/legal/privacy-policy.mdx',
]
const laughs = Array.from(
  { length: 12 },
  (_, index) => `b${index}: &b${index} [*b${index - 1},*b${index - 1}]`,
)

/** Texts of which every kind of file makes one finding. */
const anyText: [what: string, spoil: (text: string) => string | Uint8Array][] = [
  ['empty', () => ''],
  ['only a remark', () => '# later\n'],
  ['not UTF-8', () => new Uint8Array([0xff, 0xfe, 0x41])],
  ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['50 MB', () => new Uint8Array(50 * 1024 * 1024)],
  ['10 MB on one line', () => 'x'.repeat(10 * 1024 * 1024)],
  ['a list', () => '- a\n- b\n'],
  ['one word', () => 'hello'],
  ['NUL characters', (text) => text.replace('e', '\0')],
  ['line ends of old', (text) => text.replaceAll('\n', '\r')],
  ['an anchor', (text) => text.replace(': ', ': &a ')],
  [
    'aliases that multiply',
    (text) => text.replace(/^(---\n)?/, `$1b-1: &b-1 [x, x]\n${laughs.join('\n')}\n`),
  ],
  ['deep brackets', (text) => text.replace(': ', `: ${'['.repeat(10_000)}`)],
  ['deep dashes', (text) => text.replace(': ', `:\n${'- '.repeat(4_000)}`)],
  [
    'deep groups',
    (text) =>
      text.replace(
        /^(---\n)?/,
        `$1${Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}a:\n`).join('')}`,
      ),
  ],
  ['a repeated key', (text) => text.replace(/^(---\n)?(\w+):/, '$1$2: x\n$2:')],
  ['a directive', (text) => text.replace(/^(---\n)?/, '$1%YAML 1.1\n---\n')],
]

describe.each(anyText)('%s', (_what, spoil) => {
  test.each(others)('is one finding in %s', async (file) => {
    const site = { ...validSite(), [waivers]: 'waivers: []\n' }
    const found = await findingsOf(page, undefined, {
      ...site,
      [file]: spoil(String(site[file as keyof typeof site])),
    })
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${file}:`))])
  })
})

describe.each([
  ['a folder', (path: string) => mkdirSync(path)],
  ['a link to itself', (path: string) => symlinkSync(path, path)],
  ['a pipe', (path: string) => execFileSync('mkfifo', [path])],
])('%s', (_what, make) => {
  test.each([...others, 'content/treatments/new-page.mdx'])('is one finding in place of %s', async (file) => {
    const found = await findingsOf(page, (root) => make(join(root, file)), {
      ...validSite(),
      [file]: undefined,
    })
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${file}:1 file: is `))])
  })
})

test.each(['content/treatments/.mdx', 'content/legal/.mdx', 'content/.yaml'])(
  'a folder or a file named %s alone is one finding',
  async (path) => {
    const folder = await findingsOf(page, (root) => mkdirSync(join(root, path)))
    expect(folder).toEqual([`${path}:1 file: is a folder with the name of a file.`])
    const file = await findingsOf(page, undefined, { ...validSite(), [path]: 'title: Nameless' })
    expect(file).toEqual([expect.stringMatching(new RegExp(`^${path}:1 file: `))])
  },
)

test('a link shows nothing of what it leads to', async () => {
  const root = writeSite({ ...validSite(), 'elsewhere.txt': 'not for everyone' })
  try {
    symlinkSync('../../elsewhere.txt', join(root, 'content/treatments/new-page.mdx'))
    const result = await checkContent({ root, today: fixtureToday })
    const report = renderReport(result, { root, format: 'text', colour: false })
    expect(report).toContain('is a symbolic link.')
    expect(report).not.toContain('not for everyone')
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

test('a picture that is a link is one finding', async () => {
  const shown = page.replace('hero:\n', 'hero:\n  image: images/peel.jpg\n')
  const link = (root: string) => {
    mkdirSync(join(root, 'content/images'))
    symlinkSync('nowhere', join(root, 'content/images/peel.jpg'))
  }
  expect(await findingsOf(shown, link)).toEqual(['content/images/peel.jpg:1 file: is a symbolic link.'])
})

test.each([
  ['repeated keys', () => 'a: b\n'.repeat(200_000)],
  ['keys', () => Array.from({ length: 20_000 }, (_, at) => `k${at}: v`).join('\n')],
  ['entries', () => `treatments:\n${'  - Not A Slug\n'.repeat(20_000)}`],
  ['waivers', () => `waivers:\n${'  - { rule: a, sub: b }\n'.repeat(5_000)}`],
])(
  'thousands of wrong %s take seconds',
  async (_what, text) => {
    const found = await findingsOf(page, undefined, { ...validSite(), 'content/navigation.yaml': text() })
    expect(found).not.toEqual([])
    expect(found.every((one) => one.startsWith('content/navigation.yaml:'))).toBe(true)
  },
  60_000,
)

function aliases(): string {
  const levels = Array.from(
    { length: 9 },
    (_, index) => `  l${index}: &l${index} [${`*l${index - 1},`.repeat(9)}]`,
  )
  return page.replace('  duration: 30 minutes', `  a: &l-1 [x, x]\n${levels.join('\n')}`)
}

function deep(bracket: string, times: number): string {
  return page.replace('30 minutes', bracket.repeat(times))
}
