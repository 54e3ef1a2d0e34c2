import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { assemble } from '../assemble.ts'
import { alphaPeel } from '../fixtures/additions.ts'
import { fixtureToday, type SiteFiles, validSite, writeSite } from '../fixtures/site.ts'
import { inspect } from '../inspect.ts'
import type { ReadingOptions } from './read-files.ts'
import { RecordStore } from './record-store.ts'

/** Everything that a check finds and hands out, as text. */
async function outcome(root: string, reading: ReadingOptions): Promise<string> {
  const { entries, ledger, findings, waived } = await inspect({
    root,
    today: fixtureToday,
    release: false,
    reading,
  })
  const places = entries.map((entry) => entry.locate(['price', 'amount']))
  const catalogue = assemble(entries)
  return JSON.stringify({ findings, waived, ledger, catalogue, places }, null, 1)
}

function temporary(root: string): string {
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

function realSite(): string {
  const root = temporary(mkdtempSync(join(tmpdir(), 'content-real-')))
  cpSync('content', join(root, 'content'), { recursive: true })
  return root
}

const page = String(validSite()[alphaPeel])

/** Pages that are wrong in one way each. */
const wrong: Record<string, string | Uint8Array> = {
  'not-utf': new Uint8Array([45, 45, 45, 10, 0xff, 0xfe]),
  'too-large': new Uint8Array(300 * 1024),
  empty: '',
  'no-front-matter': '## Only words',
  nul: page.replace('Softer', '\u0000Softer'),
  'twice-a-key': page.replace('group: skin', 'group: skin\ngroup: device'),
  'an-alias': page.replace('30 minutes', '&a 30 minutes'),
  'deep-brackets': page.replace('30 minutes', '['.repeat(3_000)),
  'deep-groups': page.replace('30 minutes', deepGroups()),
  'deep-tags': `${page}${'<Note>\n\n'.repeat(2_000)}${'</Note>\n\n'.repeat(2_000)}`,
  'deep-brackets-in-words': `${page}${'['.repeat(5_000)}\n`,
  'a-quote-left-open': page.replace('Softer skin', '"Softer skin'),
  'a-key-of-objects': page.replace('group: skin', 'group: skin\n__proto__: 1\nconstructor: 2'),
  'a-tag-left-open': `${page}<Note>\n\n`,
  'html-and-braces': `${page}\n<b>bold</b> {phone} <Prize/> <Fact nam="x"/>\n`,
  'words-of-law': `${page}\nBotox\u00a0and Kenalog, teens, [a link](/nowhere#x), ![a picture](images/none.jpg)\n`,
  'other-figures': `${page}\nThe price is from £999.\n\nThe appointment takes 90 minutes.\n`,
  'windows-lines': `\uFEFF${page.replaceAll('\n', '\r\n')}`,
}

function deepGroups(): string {
  return Array.from({ length: 300 }, (_, depth) => `\n${' '.repeat(4 + depth)}a:`).join('')
}

function hostileSite(): string {
  const pages = Object.entries(wrong).map(([slug, text]) => [`content/treatments/${slug}.mdx`, text])
  const root = temporary(writeSite({ ...validSite(), ...Object.fromEntries(pages) } satisfies SiteFiles))
  mkdirSync(join(root, 'content/treatments/a-folder.mdx'))
  return root
}

describe.each([
  ['the site’s own content', realSite],
  ['a site with every kind of mistake', hostileSite],
])('what is found in %s', (_name, site) => {
  test('is the same with and without threads, and from what was kept', async () => {
    const root = site()
    const alone = await outcome(root, { cache: false, threads: 0 })
    expect(JSON.parse(alone).findings.length).toBeGreaterThan(5)
    expect(await outcome(root, { cache: false, threads: 2 })).toBe(alone)
    expect(await outcome(root, { cache: true, threads: 2 })).toBe(alone)
    expect(RecordStore.open(root)?.isEmpty).toBe(false)
    expect(await outcome(root, { cache: true, threads: 0 })).toBe(alone)
  }, 30_000)
})

describe('what was kept', () => {
  /** A site of which everything is kept, and the one page’s record says that it is called otherwise. */
  async function falsified(): Promise<string> {
    const root = temporary(writeSite(validSite()))
    await outcome(root, {})
    const store = RecordStore.open(root)
    const records = readdirSync(join(root, 'content/treatments')).flatMap((name) => {
      const file = `content/treatments/${name}`
      const record = store?.all.find((one) => one.file === file)
      if (!record) return []
      const brief = new TextDecoder().decode(record.brief).replace('Alpha Peel', 'Otherwise')
      return [{ ...record, brief: new TextEncoder().encode(brief) }]
    })
    store?.keep(records)
    return root
  }

  const title = async (root: string) => {
    const { entries } = await inspect({ root, today: fixtureToday, release: false })
    const known = entries.find(({ file }) => file === alphaPeel)?.known
    return known && 'title' in known ? known.title : undefined
  }

  test('counts while a file holds the same bytes', async () => {
    const root = await falsified()
    expect(await title(root)).toBe('Otherwise')
    writeFileSync(join(root, alphaPeel), `${page}\n`)
    expect(await title(root)).toBe('Alpha Peel')
  })

  test('does not count once it is damaged', async () => {
    const root = await falsified()
    const pack = join(root, '.cache/content/0.pack')
    const bytes = readFileSync(pack)
    bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1
    writeFileSync(pack, bytes)
    expect(await title(root)).toBe('Alpha Peel')
    writeFileSync(pack, bytes.subarray(0, 1000))
    expect(await title(root)).toBe('Alpha Peel')
    writeFileSync(pack, '')
    expect(await title(root)).toBe('Alpha Peel')
  })

  test('does not count for other code', async () => {
    const root = await falsified()
    const pack = join(root, '.cache/content/0.pack')
    const [header = '', ...rest] = readFileSync(pack, 'latin1').split('\n')
    const other = header.replace(/"key":"./, '"key":"_')
    writeFileSync(pack, [other, ...rest].join('\n'), 'latin1')
    expect(await title(root)).toBe('Alpha Peel')
  })

  test('can be missing: a folder that can’t be written stops nothing', async () => {
    const root = temporary(writeSite(validSite()))
    writeFileSync(join(root, '.cache'), 'a file')
    expect(await title(root)).toBe('Alpha Peel')
    chmodSync(join(root, '.cache'), 0o400)
    expect(await title(root)).toBe('Alpha Peel')
  })

  test('is written anew only where something changed, and forgets files that are gone', async () => {
    const root = temporary(writeSite(validSite()))
    await outcome(root, {})
    const pack = join(root, '.cache/content/0.pack')
    const first = readFileSync(pack)
    await outcome(root, {})
    expect(readFileSync(pack).equals(first)).toBe(true)
    rmSync(join(root, alphaPeel))
    await outcome(root, {})
    expect(readFileSync(pack, 'latin1').split('\n', 1).join()).not.toContain(alphaPeel)
    expect(readdirSync(join(root, '.cache/content'))).toEqual(['0.pack'])
  })
})
