import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { alphaPeel } from '../fixtures/additions.ts'
import { fixtureToday, type SiteFiles, validSite, writeSite } from '../fixtures/site.ts'

const page = String(validSite()[alphaPeel])

/** What is found in the valid site with one page replaced, and how long that took. */
async function findingsOf(content: string | Uint8Array | undefined, prepare?: (root: string) => void) {
  const root = writeSite({ ...validSite(), [alphaPeel]: content } satisfies SiteFiles)
  try {
    prepare?.(root)
    const { findings } = await checkContent({ root, today: fixtureToday })
    return findings.map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`)
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
