import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { contentOf, siteAt } from '../../catalogue/fixtures/site.ts'
import { Page } from '../../catalogue/rendered/built-site.ts'
import { checkPage, checkRendered } from '../../catalogue/rendered/check-rendered.ts'
import { expectedPages } from '../../catalogue/rendered/expected-pages.ts'
import { targetsOf } from '../../catalogue/rendered/links.ts'
import { addDays } from '../../schemas/time/calendar-date.ts'
import { assertRendered, readBuiltSite } from '../../scripts/build/assert-rendered.ts'
import { builtHtml, dist, root } from '../support/built-site.ts'
import { newDirectory } from '../support/process-run.ts'
import { catalogue, content } from '../support/site-content.ts'
import { changes } from './rendered-changes.ts'
import { linkChanges } from './rendered-link-changes.ts'

const canonical = /<link rel="canonical" href="([^"]+)"/.exec(builtHtml('/'))?.[1] ?? ''
const site = { catalogue, content, origin: new URL(canonical).origin }
const built = await readBuiltSite(root, join(dist, 'client'))
const pages = new Map(built.pages.map((page) => [page.path, page]))
const targets = targetsOf(site, pages, built.files)
const expected = expectedPages(site)

/** The problems on one page when it has `html` in place of what was built. */
function foundOn(path: string, html: string) {
  const [page, own] = [pages.get(path), expected.find((one) => one.path === path)]
  if (!page || !own) throw new Error(`${path}: there is no such page`)
  return checkPage(new Page({ ...page, html }), own, site, targets)
}

/** The findings about the whole site with one stretch of some pages replaced. */
function changed(isMeant: (path: string) => boolean, from: string, to: string) {
  const edited = built.pages.map((page) =>
    isMeant(page.path) ? new Page({ ...page, html: builtHtml(page.path).replace(from, to) }) : page,
  )
  return checkRendered({ ...site, built: { ...built, pages: edited } })
}

describe('one page that shows something else is found once, at its place', () => {
  test.each([...changes, ...linkChanges])('%s', (_, path, from, to, message) => {
    const html = builtHtml(path)
    const edited = html.replace(from, (_all, before) => (typeof before === 'string' ? before : '') + to)
    expect(edited).not.toBe(html)
    const found = foundOn(path, edited)
    expect(found.map(({ says }) => says)).toEqual([expect.stringMatching(message)])
    let at = 0
    while (edited[at] === html[at]) at += 1
    const { says = '', place } = found[0] ?? {}
    const linesBefore = edited.slice(0, at).split('\n').length - (place?.line ?? 0)
    // A paragraph of prose takes several lines; what is missing is reported where it should be.
    if (!says.startsWith('does not show')) expect([0, 1, 2, 3]).toContain(linesBefore)
  })
})

test('an alternate day may be counted from a date ahead, with the same dates on the page', async () => {
  const files = siteAt(root)
  const clinic = String(files['content/clinic.yaml'])
  const ahead = clinic.replace(
    /(firstOpen:.*?)(\d{4}-\d\d-\d\d)/,
    (_, key, date) => key + addDays(date, 52 * 14),
  )
  expect(ahead).not.toBe(clinic)
  const counted = await contentOf({ ...files, 'content/clinic.yaml': ahead }, { today: content.today })
  const read = catalogueOf(counted)
  expect(checkRendered({ ...site, content: counted, catalogue: read, built })).toEqual([])
})

test('a treatment may have figures and brackets in its name', async () => {
  const named = (text: string) => text.replaceAll('Profhilo', 'Gel2(1)')
  const files = Object.entries(siteAt(root)).map(([file, text]) => [
    file,
    file.startsWith('content/') && typeof text === 'string' ? named(text) : text,
  ])
  const renamed = await contentOf(Object.fromEntries(files), { today: content.today })
  const readAgain = catalogueOf(renamed)
  const siteRenamed = { ...site, content: renamed, catalogue: readAgain }
  const renamedTargets = targetsOf(siteRenamed, pages, built.files)
  const found = expectedPages(siteRenamed)
    .filter(({ path }) => ['/', '/treatments/profhilo'].includes(path))
    .map((own) => {
      const page = pages.get(own.path)
      return (
        page &&
        checkPage(new Page({ ...page, html: named(builtHtml(own.path)) }), own, siteRenamed, renamedTargets)
      )
    })
  expect(found).toEqual([[], []])
})

test('a photograph may have a small stand-in within the page', () => {
  const path = '/treatments/skin-peels'
  const withStandIn = builtHtml(path).replace(
    '</main>',
    '<img src="data:image/webp;base64,AA+/=" alt=""></main>',
  )
  expect(foundOn(path, withStandIn)).toEqual([])
})

test('a finding names the page, both values and both places', async () => {
  const file = 'dist/client/treatments/profhilo.html'
  const [finding] = changed((path) => path === '/treatments/profhilo', 'amount">£', 'amount">£9')
  const { amount } = catalogue.treatments.find(({ slug }) => slug === 'profhilo')?.price ?? {}
  expect(finding).toMatchObject({
    file,
    rule: 'rendered',
    severity: 'error',
    message: `The page /treatments/profhilo shows the price "from £9${amount} per treatment"; content/treatments/profhilo.mdx states "from £${amount} per treatment".`,
  })
  const line = (await readFile(join(root, file), 'utf8')).split('\n')[(finding?.line ?? 0) - 1]
  expect(line?.slice((finding?.column ?? 0) - 1)).toMatch(/^<p class="price"/)
  const [related] = finding?.related ?? []
  const source = (await readFile(join(root, related?.file ?? ''), 'utf8')).split('\n')
  expect(source[(related?.line ?? 0) - 1]).toMatch(/price:|amount: \d+/)
})

test('an error in a part that many pages share is one finding', () => {
  const found = changed((path) => path.startsWith('/treatments/'), 'href="tel:+441', 'href="tel:+451')
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The page \S+ \(and \d\d more\) shows the phone link "tel:\+45/),
  ])
})

describe('the site as a whole', () => {
  const messages = (change: Partial<typeof built>) =>
    checkRendered({ ...site, built: { ...built, ...change } }).map(
      ({ file, message }) => `${file} ${message}`,
    )

  test('a page that was not built is found, and so are links to it', () => {
    const rest = built.pages.filter(({ path }) => path !== '/about')
    const found = messages({ pages: rest })
    expect(found).toContain('content/about.yaml The page /about was not built: there is no file for /about.')
    expect(found).toContainEqual(
      expect.stringMatching(/The page \/ \(and \d+ more\) shows the address "\/about"/),
    )
  })

  test('a page that the content does not have is found, and the two lists of pages are named', () => {
    const stray = new Page({ file: 'dist/client/x.html', path: '/x', html: '<!doctype html>' })
    expect(checkRendered({ ...site, built: { ...built, pages: [...built.pages, stray] } })).toMatchObject([
      {
        file: 'dist/client/x.html',
        message: 'The page /x was built as dist/client/x.html, and the content has none there.',
        remedy: expect.stringMatching(/scripts\/build\/site-files\.ts.*rendered\/expected-pages\.ts/),
      },
    ])
  })

  test('a sharing image that was not drawn is found', () => {
    const files = new Set([...built.files].filter((file) => file !== '/sharing/about.png'))
    expect(messages({ files })).toEqual([expect.stringMatching(/address "\S+\/sharing\/about\.png"/)])
  })
})

/** What neither a visitor nor a search engine reads a fact from: code, drawings, pictures, classes, ids, sizes. */
const machinery =
  /<style[\s\S]*?<\/style>|<script(?! type="application\/ld)[\s\S]*?<\/script>|<svg[\s\S]*?<\/svg>| (?:data-props|data-more-props|data-lasts-days|data-elements|class|id|for|tabindex|max|value|rows|maxlength|sizes|srcset|accept-charset|width|height|aria-[a-z]+)="[^"]*"| src="data:[^"]*"|<link rel="preload"[^>]*>|<meta (?:charset|name="viewport"|name="theme-color"|property="og:image:(?:width|height)")[^>]*>|<\/?h\d|&#x?[\da-f]+;/gi

/** Offsets of the first digit for each kind of attribute, element and key of structured data that has one. */
function digitsOf(html: string): number[] {
  const read = html.replace(machinery, (part) => ' '.repeat(part.length))
  const places = [
    ...read.matchAll(/(?<= )([\w-]+=")[^"\d]*(?=\d)/g),
    ...read.matchAll(/(<[a-z]\w*(?: class="[^"]*")?)[^<>]*>[^<\d]*(?=\d)/g),
    ...read.matchAll(/("\w+":)"?[^",{}[\]\d]*(?=\d)/g),
  ]
  // A map keeps the last of several entries with one key, hence the reversal.
  const first = new Map(places.reverse().map(({ index, 0: text, 1: key }) => [key, index + text.length]))
  return [...first.values()]
}

test('a digit that is printed wrong is found wherever pages print one', () => {
  const unnoticed = ['/', '/about', '/treatments/profhilo', '/privacy-policy'].flatMap((path) => {
    const html = builtHtml(path)
    const digits = digitsOf(html)
    expect(digits.length).toBeGreaterThan(10)
    return digits.flatMap((index) => {
      const wrong = (Number(html[index]) + 1) % 10
      const found = foundOn(path, `${html.slice(0, index)}${wrong}${html.slice(index + 1)}`)
      return found.length > 0 ? [] : `${path} ${html.slice(index - 60, index + 20)}`
    })
  })
  expect(unnoticed).toEqual([])
})

test('a build fails with the report of every difference', async () => {
  const directory = newDirectory()
  const html = builtHtml('/contact').replace(/\d:\d\d PM</, '11:11 PM<')
  await writeFile(join(directory, 'contact.html'), html)
  await expect(assertRendered({ root, directory, catalogue, content, origin: site.origin })).rejects.toThrow(
    /opening hours ".*11:11 PM[\s\S]*content\/clinic\.yaml:\d+:\d+/,
  )
})
