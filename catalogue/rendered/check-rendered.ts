import { compareFindings, type Finding } from '../finding.ts'
import { Source } from '../read/source.ts'
import type { BuiltSite } from './built-site.ts'
import { type ExpectedPage, expectedPages, type Site, stated } from './expected-pages.ts'
import { linkProblems, type Targets, targetsOf } from './links.ts'
import { Page } from './page.ts'
import { pageFacts } from './page-facts.ts'
import { figureProblems, textProblems } from './page-texts.ts'
import { compareFacts, type Problem } from './problems.ts'
import { statedFacts } from './stated-facts.ts'
import { shownData, statedData } from './structured-data.ts'

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
    return page ? pageProblems(page, own, site, targets) : []
  })
  return asFindings([...pageList(built, expected), ...sitemapProblems(built, expected, site), ...problems])
}

function pageProblems(page: Page, own: ExpectedPage, site: Site, targets: Targets): Problem[] {
  const expected = statedFacts(own, site)
  const found = [
    ...compareFacts(own.path, pageFacts(page), expected, page.start),
    ...dataProblems(page, own, site),
    ...textProblems(page, own, site),
  ]
  const told = found.map(({ shown }) => shown ?? '').join('\n')
  const others = [...linkProblems(page, own, site, targets), ...figureProblems(page, own, site, expected)]
  return [...found, ...others.filter(({ shown }) => shown === undefined || !told.includes(shown))]
}

function dataProblems(page: Page, own: ExpectedPage, site: Site): Problem[] {
  try {
    return compareFacts(own.path, shownData(page), statedData(own, site), page.start)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const remedy = 'Print it with JSON.stringify, with "<" written as \\u003c.'
    return [
      {
        page: own.path,
        place: page.start,
        says: `holds structured data that is no JSON: ${error.message}.`,
        remedy,
      },
    ]
  }
}

function pageList({ pages, directory }: BuiltSite, expected: readonly ExpectedPage[]): Problem[] {
  const lacking = expected.filter(({ path }) => !pages.some((page) => page.path === path))
  const surplus = pages.filter(({ path }) => !expected.some((page) => page.path === path))
  return [
    ...lacking.map(({ path }) => ({
      page: path,
      place: { file: directory, line: 1, column: 1 },
      says: 'was not built.',
      remedy: 'Add its route to pages/, and its address to the list that is prerendered.',
    })),
    ...surplus.map(({ path, file }) => ({
      page: path,
      place: { file, line: 1, column: 1 },
      says: 'was built, and the content has none there.',
      remedy: 'Remove its route, or state the page in content/.',
    })),
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
