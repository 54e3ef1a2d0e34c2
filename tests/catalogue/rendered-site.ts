import { checkContent } from '../../catalogue/check.ts'
import type { BuiltPage, BuiltSite } from '../../catalogue/rendered/built-site.ts'
import { checkPage } from '../../catalogue/rendered/check-page.ts'
import { checkRendered } from '../../catalogue/rendered/check-rendered.ts'
import { type ExpectedPage, expectedPages } from '../../catalogue/rendered/expected-page.ts'
import { proseOf } from '../../catalogue/rendered/page-prose.ts'
import { urls } from '../../renderer/urls.ts'
import { londonDate } from '../../schemas/calendar-date.ts'
import { readBuiltSite } from '../../scripts/build/check-rendered.ts'
import { builtHtml, dist, root } from '../support/built-site.ts'

const canonical = /<link rel="canonical" href="([^"]+)"/.exec(builtHtml('/'))?.[1] ?? ''
const content = await checkContent({ root })
if (!content.catalogue)
  throw new Error('content/ has errors. Run npm run -s clinic -- content check to see them.')

/** The built site as the build's own check reads it, with all it is compared with. */
export const built = {
  root,
  catalogue: content.catalogue,
  site: await readBuiltSite(root, `${dist}/client`),
  addresses: urls,
  origin: new URL(canonical).origin,
  today: londonDate(new Date()),
}

const pages = expectedPages(built.catalogue, urls)
const scope = { ...built, files: built.site.files, paths: new Set(pages.map((page) => page.canonical)) }

/** A built page by its address. Throws when there is none. */
export function builtPage(path: string): BuiltPage {
  const page = built.site.pages.find((one) => one.path === path)
  if (!page) throw new Error(`${path}: the build wrote no such page`)
  return page
}

/** A page's HTML with one stretch replaced. Throws when the page does not hold it. */
export function edited(path: string, from: string | RegExp, to: string): string {
  const { html } = builtPage(path)
  const changed = html.replace(from, () => to)
  if (changed === html) throw new Error(`${path} does not hold ${from}`)
  return changed
}

/** What is found on one page with other HTML than was built, as messages. */
export async function foundOn(path: string, html: string, catalogue = built.catalogue): Promise<string[]> {
  const expected: ExpectedPage | undefined = expectedPages(catalogue, urls).find((one) => one.path === path)
  if (!expected) throw new Error(`${path}: the content has no such page`)
  const prose = await proseOf(root, catalogue, expected)
  const found = checkPage({ ...builtPage(path), html }, expected, prose, { ...scope, catalogue })
  return found.map(({ message }) => message)
}

/** Checks the whole site with some of it replaced. */
export const checkSite = (changes: Partial<BuiltSite> = {}) =>
  checkRendered({ ...built, site: { ...built.site, ...changes } })
