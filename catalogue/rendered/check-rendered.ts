import { compareFindings, type Finding } from '../finding.ts'
import { grouped } from '../grouped.ts'
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
    ...notExpected.map(({ path, file }) => ({
      path,
      place: { file, line: 1, column: 1 },
      says: `was built as ${file}, and the content has none there.`,
    })),
    ...expected.flatMap((own) => {
      const { path } = own
      const page = pages.get(path)
      if (page) return checkPage(page, own, site, targets).map((problem) => ({ ...problem, path }))
      return { path, place: own.title.place, says: `was not built: there is no file for ${path}.` }
    }),
  ]
  // What is wrong in the same way, on however many pages, is one finding.
  return [...grouped(problems, ({ says }) => says).values()].flatMap(asFinding).sort(compareFindings)
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

const remedy = 'Have what prints it take it from the catalogue, or state it in content/, and build again.'

function asFinding(problems: readonly (Problem & { path: string })[]): Finding[] {
  const [first] = problems
  if (!first) return []
  const { path, place, says, stated } = first
  const { file, line, column } = place
  const pages = new Set(problems.map((one) => one.path)).size
  const message = `The page ${path}${pages > 1 ? ` (and ${pages - 1} more)` : ''} ${says}`
  const related = stated ? [{ ...stated.place, message: 'is what the content states.' }] : []
  return [{ file, line, column, rule: 'rendered', severity: 'error', message, remedy, related }]
}
