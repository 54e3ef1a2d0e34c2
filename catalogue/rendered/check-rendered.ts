import { compareFindings, errorAt, type Finding } from '../finding.ts'
import { type Group, grouped } from '../grouped.ts'
import type { BuiltSite, Page } from './built-site.ts'
import { type ExpectedPage, expectedPages, type Site } from './expected-pages.ts'
import { linkProblems, type Targets, targetsOf } from './links.ts'
import { pageFacts } from './page-facts.ts'
import { figureProblems, textProblems } from './page-texts.ts'
import { factProblems, type Problem } from './problems.ts'
import { structuredData } from './structured-data.ts'

/** Compares what every built page shows with what content states. Each difference is one error of the rule `rendered`. */
export function checkRendered({ built, ...site }: Site & { built: BuiltSite }): Finding[] {
  const expected = expectedPages(site)
  const pages = new Map(built.pages.map((page) => [page.path, page]))
  const targets = targetsOf(site, pages, built.files)
  const notExpected = built.pages.filter(({ path }) => !expected.some((own) => own.path === path))
  const problems = [
    ...notExpected.map(({ path, file }) => {
      const says = `was built as ${file}, and the content has none there.`
      return { path, place: { file, line: 1, column: 1 }, says, remedy: listRemedy }
    }),
    ...expected.flatMap((own): PageProblem[] => {
      const page = pages.get(own.path)
      const { path } = own
      const says = `was not built: there is no file for ${path}.`
      if (!page) return [{ path, place: own.title.place, says, remedy: listRemedy }]
      return checkPage(page, own, site, targets).map((problem) => ({ ...problem, path }))
    }),
  ]
  // What is wrong in the same way, on however many pages, is one finding.
  return [...grouped(problems, ({ says }) => says).values()].map(asFinding).sort(compareFindings)
}

/**
 * The differences between one built page and content. One mistake shows in several comparisons, so the first that finds something
 * speaks: facts, then addresses, then words with figures, then texts.
 */
export function checkPage(page: Page, own: ExpectedPage, site: Site, targets: Targets): Problem[] {
  const facts = pageFacts(page, own, site)
  const comparisons = [
    [...facts, ...structuredData(page, own, site)].flatMap((fact) => factProblems(fact, page.start)),
    linkProblems(page, site, targets),
    figureProblems(page, own, facts, targets.texts),
    textProblems(page, own, site),
  ]
  return comparisons.find((problems) => problems.length > 0) ?? []
}

const usualRemedy =
  'Have what prints it take it from the catalogue, or state it in content/, and build again.'
const listRemedy =
  'The pages to build are listed in scripts/build/site-files.ts, and those to expect in catalogue/rendered/expected-pages.ts. Make the two agree, and build again.'

type PageProblem = Problem & { path: string; remedy?: string }

function asFinding([first, ...others]: Group<PageProblem>): Finding {
  const { path, place, says, stated, remedy = usualRemedy } = first
  const more = new Set(others.map((one) => one.path).filter((other) => other !== path)).size
  const message = `The page ${path}${more > 0 ? ` (and ${more} more)` : ''} ${says}`
  const related = stated ? [{ ...stated.place, message: 'is what the content states.' }] : []
  return errorAt(place, 'rendered', message, remedy, { related })
}
