import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { judgeContent } from '../check.ts'
import { alphaPeel, withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited, fixtureToday, type SiteFiles, validSite, writeSite } from '../fixtures/site.ts'

const navigation = 'content/navigation.yaml'
const waivers = 'content/waivers.yaml'
const linked = 'See [Alpha Peel](/treatments/alpha-peel) and [our policy](/privacy-policy).'
const beta = 'content/treatments/beta-light.mdx'

/** The first line of each finding. */
const headlines = async (files: SiteFiles) => (await reportOf(files)).match(/^content.*$/gm)

describe('a treatment whose file is missing', () => {
  test('is one finding, with the files that name it', async () => {
    const files = edited(beta, '## Aftercare', `${linked}\n\n## Aftercare`)
    expect(await reportOf({ ...files, [alphaPeel]: undefined })).toMatchInlineSnapshot(`
      "content/treatments/alpha-peel.mdx:1:1 the file is missing, and content/navigation.yaml, content/home.yaml and 3 pages name it.
        error file
        content/navigation.yaml:16:5 names it.
        15 | treatments:
        16 |   - alpha-peel
           |     ^^^^^^^^^^
        content/home.yaml:34:18 names it.
        33 |   items:
        34 |     - treatment: alpha-peel
           |                  ^^^^^^^^^^
        content/treatments/mu-map.mdx:47:5 names it.
        46 |   - nu-review
        47 |   - alpha-peel
           |     ^^^^^^^^^^
        content/treatments/nu-review.mdx:46:5 names it.
        45 | related:
        46 |   - alpha-peel
           |     ^^^^^^^^^^
        content/treatments/beta-light.mdx:57:18 names it.
        57 | See [Alpha Peel](/treatments/alpha-peel) and [our policy](/privacy-policy).
           |                  ^^^^^^^^^^^^^^^^^^^^^^
        Restore the file, or take its name out of the places that name it.

      Content: 24 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })

  test('is one finding when it has another name now', async () => {
    const renamed = 'content/treatments/alpha-skin-treatment.mdx'
    const files = { ...validSite(), [alphaPeel]: undefined, [renamed]: validSite()[alphaPeel] }
    expect(await headlines(files)).toMatchInlineSnapshot(`
      [
        "content/treatments/alpha-peel.mdx:1:1 the file is missing, and content/navigation.yaml, content/home.yaml and 2 pages name it.",
      ]
    `)
  })

  test.each(['Alpha-Peel.mdx', 'alpha-peel.md', 'alpha-peel.mdx.mdx'])(
    'is one finding as %s',
    async (name) => {
      const files = {
        ...validSite(),
        [alphaPeel]: undefined,
        [`content/treatments/${name}`]: validSite()[alphaPeel],
      }
      expect(await headlines(files)).toEqual([
        expect.stringContaining(`content/treatments/${name}:1:1 is no kind`),
      ])
    },
  )

  test('is not what one place names nearly right', async () => {
    expect(await headlines(edited(navigation, '- mu-map', '- mu-mapp'))).toMatchInlineSnapshot(`
      [
        "content/navigation.yaml:27:5 "mu-mapp" is no treatment.",
      ]
    `)
  })

  test('is one finding when the menu alone names it, and nearly as it names another', async () => {
    expect(await headlines(edited(navigation, '  - mu-map\n', '  - mu-map\n  - mu-maps\n'))).toEqual([
      'content/treatments/mu-maps.mdx:1:1 the file is missing, and content/navigation.yaml names it.',
    ])
  })

  test('is not said once for each page of a folder', async () => {
    const files = Object.entries(withProse(linked)).filter(
      ([file]) => !file.startsWith('content/treatments/'),
    )
    expect(await reportOf(Object.fromEntries(files))).toMatchInlineSnapshot(`
      "content/treatments:1:1 the folder holds no page.
        error file
        Restore the pages from version control.

      Content: 12 files, 1 error, 0 warnings, 0 waived.
      "
    `)
  })
})

describe('a file without which there is no site', () => {
  test('is one finding when links lead to it', async () => {
    expect(await headlines({ ...withProse(linked), 'content/legal/privacy-policy.mdx': undefined })).toEqual([
      'content/legal/privacy-policy.mdx:1:1 the file is missing.',
    ])
  })

  test('is one finding when it has nearly the right name', async () => {
    const files = {
      ...validSite(),
      'content/home.yaml': undefined,
      'content/hom.yaml': validSite()['content/home.yaml'],
    }
    expect(await headlines(files)).toEqual([expect.stringContaining('content/hom.yaml:1:1 is no kind')])
  })

  test('is one finding for a whole folder', async () => {
    const files = Object.entries(withProse(linked)).filter(([file]) => !file.startsWith('content/legal/'))
    expect(await headlines(Object.fromEntries(files))).toEqual([
      'content/legal:1:1 the folder is missing or empty.',
    ])
  })
})

describe('a new page that can’t be read is one finding', () => {
  const file = 'content/treatments/d.mdx'

  async function found(content: string | Uint8Array | undefined, prepare?: (root: string) => void) {
    const root = writeSite({ ...validSite(), [file]: content, [waivers]: 'waivers: []\n' })
    try {
      prepare?.(root)
      const { findings } = await judgeContent({ root, today: fixtureToday })
      return findings.map(({ file, message }) => `${file} ${message}`)
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  }

  test.each([
    ['empty', '', undefined],
    ['not UTF-8', new Uint8Array([0xff, 0xfe]), undefined],
    ['50 MB', new Uint8Array(50 * 1024 * 1024), undefined],
    ['with front matter that can’t be read', '---\ntitle: "open\n---\n', undefined],
    ['a folder', undefined, (root: string) => mkdirSync(join(root, file))],
    ['a link to itself', undefined, (root: string) => symlinkSync('d.mdx', join(root, file))],
  ] as const)('%s', async (_what, content, prepare) => {
    expect(await found(content, prepare)).toEqual([expect.stringMatching(/^content\/treatments\/d\.mdx /)])
  })
})
