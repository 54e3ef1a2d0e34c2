import { compareFindings, type Finding } from '../finding.ts'
import { Source } from '../syntax/source.ts'
import type { BuiltSite } from './built-site.ts'
import { checkPage } from './check-page.ts'
import { type ExpectedPage, expectedPages, type Site, stated } from './expected-pages.ts'
import { targetsOf } from './links.ts'
import { Page } from './page.ts'
import { compareFacts, type Problem } from './problems.ts'

export interface RenderedOptions extends Site {
  built: BuiltSite
}

/** Compares what every built page shows with what content states. Each difference is one error of the rule `rendered`. */
export function checkRendered({ built, ...site }: RenderedOptions): Finding[] {
  const expected = expectedPages(site)
  const pages = new Map(built.pages.map((one) => [one.path, new Page(one)]))
  const targets = targetsOf(site, pages, built.files)
  const problems = expected.flatMap((own) => {
    const page = pages.get(own.path)
    return page ? checkPage(page, own, site, targets) : []
  })
  return asFindings([...pageList(built, expected), ...sitemapProblems(built, expected, site), ...problems])
}

function pageList({ pages, directory }: BuiltSite, expected: readonly ExpectedPage[]): Problem[] {
  const start = { line: 1, column: 1 }
  const lacking = expected.filter(({ path }) => !pages.some((page) => page.path === path))
  const surplus = pages.filter(({ path }) => !expected.some((page) => page.path === path))
  const route = 'Add its route to pages/, and its address to the list that is prerendered.'
  const noRoute = 'Remove its route, or state the page in content/.'
  return [
    ...lacking.map(({ path: page }) => {
      return { page, place: { file: directory, ...start }, says: 'was not built.', remedy: route }
    }),
    ...surplus.map(({ path: page, file }) => {
      return {
        page,
        place: { file, ...start },
        says: 'was built, and the content has none there.',
        remedy: noRoute,
      }
    }),
  ]
}

/** The sitemap (sitemaps.org) lists exactly the pages that search engines keep. */
function sitemapProblems(
  { sitemap, directory }: BuiltSite,
  expected: readonly ExpectedPage[],
  site: Site,
): Problem[] {
  const { file, text } = sitemap ?? { file: `${directory}/sitemap.xml`, text: '' }
  const source = new Source(file, text)
  const values = [...text.matchAll(/(?<=<loc>)[^<]*/g)].map(({ 0: value, index }) => {
    return { value: value.replaceAll('&amp;', '&'), place: source.place(index) }
  })
  const addresses = expected
    .filter(({ path, canonical, isIndexed }) => isIndexed && path === canonical)
    .map((page) => stated(page.file, new URL(page.canonical, site.origin).href))
  const place = source.place(0)
  const property = 'address'
  return compareFacts('/sitemap.xml', [{ property, place, values }], [{ property, values: addresses }], place)
}

/** One finding for what is wrong in the same way, on however many pages. */
function asFindings(problems: readonly Problem[]): Finding[] {
  const causes = new Map<string, Problem & { pages: Set<string> }>()
  for (const problem of problems) {
    const key = problem.stated || problem.shown ? problem.says : `${problem.page} ${problem.says}`
    const cause = causes.get(key) ?? { ...problem, pages: new Set() }
    causes.set(key, { ...cause, pages: cause.pages.add(problem.page) })
  }
  return [...causes.values()]
    .map(({ pages, page, place: { file, line, column }, says, remedy, stated: source }): Finding => {
      const name = `The page ${page}${pages.size > 1 ? ` (and ${pages.size - 1} more)` : ''}`
      const related = source && [{ ...source.place, message: 'is what the content states.' }]
      return {
        file,
        line,
        column,
        rule: 'rendered',
        severity: 'error',
        message: `${name} ${says}`,
        remedy,
        ...(related && { related }),
      }
    })
    .sort(compareFindings)
}
