import { compareFindings, type Finding } from '../finding.ts'
import type { BuiltSite, Page } from './built-site.ts'
import { expectedFacts } from './expected-facts.ts'
import { type ExpectedPage, expectedPages, type Site } from './expected-pages.ts'
import { linkProblems, type Targets, targetsOf } from './links.ts'
import { pageFacts } from './page-facts.ts'
import { figureProblems, textProblems } from './page-texts.ts'
import { compareFacts, differs, type Problem } from './problems.ts'
import { dataScripts, shownData, statedData } from './structured-data.ts'

/** Compares what every built page shows with what content states. Each difference is one error of the rule `rendered`. */
export function checkRendered({ built, ...site }: Site & { built: BuiltSite }): Finding[] {
  const expected = expectedPages(site)
  const pages = new Map(built.pages.map((page) => [page.path, page]))
  const targets = targetsOf(site, pages, built.files)
  const problems = expected.flatMap((own) => {
    const page = pages.get(own.path)
    return page ? checkPage(page, own, site, targets) : []
  })
  return asFindings([...pageList(built, expected), ...problems])
}

/**
 * The differences between one built page and content. One mistake shows in several comparisons, so the first that finds something
 * speaks: facts, then addresses, then words with figures, then texts.
 */
export function checkPage(page: Page, own: ExpectedPage, site: Site, targets: Targets): Problem[] {
  const expected = expectedFacts(own, site)
  const comparisons = [
    () => [
      ...compareFacts(own.path, pageFacts(page), expected, page.start),
      ...dataProblems(page, own, site),
    ],
    () => linkProblems(page, own, site, targets),
    () => figureProblems(page, own, expected, targets.texts),
    () => textProblems(page, own, site),
  ]
  for (const compare of comparisons) {
    const problems = compare()
    if (problems.length > 0) return problems
  }
  return []
}

function dataProblems(page: Page, own: ExpectedPage, site: Site): Problem[] {
  try {
    return compareFacts(own.path, shownData(page), statedData(own, site), page.start)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const [script] = page.every(dataScripts)
    const shown = { value: error.message, place: script ? page.placeOf(script) : page.start }
    return [differs(own.path, 'structured data that is no JSON', shown)]
  }
}

function pageList({ pages, directory }: BuiltSite, expected: readonly ExpectedPage[]): Problem[] {
  const problem = (says: string, page: string, file: string) => ({ page, place: startOf(file), says })
  return [
    ...expected
      .filter(({ path }) => !pages.some((page) => page.path === path))
      .map(({ path }) => problem('was not built.', path, directory)),
    ...pages
      .filter(({ path }) => !expected.some((page) => page.path === path))
      .map(({ path, file }) => problem('was built, and the content has none there.', path, file)),
  ]
}

const startOf = (file: string) => ({ file, line: 1, column: 1 })

const remedy = 'Have what prints it take it from the catalogue, or state it in content/, and build again.'

/** One finding for what is wrong in the same way, on however many pages. */
function asFindings(problems: readonly Problem[]): Finding[] {
  const causes = new Map<string, Problem & { pages: Set<string> }>()
  for (const problem of problems) {
    const key = problem.stated || problem.shown ? problem.says : `${problem.page} ${problem.says}`
    const cause = causes.get(key) ?? { ...problem, pages: new Set() }
    causes.set(key, { ...cause, pages: cause.pages.add(problem.page) })
  }
  return [...causes.values()]
    .map(({ pages, page, place: { file, line, column }, says, stated: source }): Finding => {
      const message = `The page ${page}${pages.size > 1 ? ` (and ${pages.size - 1} more)` : ''} ${says}`
      const related = source ? [{ ...source.place, message: 'is what the content states.' }] : []
      return { file, line, column, rule: 'rendered', severity: 'error', message, remedy, related }
    })
    .sort(compareFindings)
}
