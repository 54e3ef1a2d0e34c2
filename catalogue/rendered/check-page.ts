import type { ExpectedPage, Site } from './expected-pages.ts'
import { linkProblems, type Targets } from './links.ts'
import type { Page } from './page.ts'
import { pageFacts } from './page-facts.ts'
import { figureProblems, textProblems } from './page-texts.ts'
import { compareFacts, type Problem, unknown } from './problems.ts'
import { statedFacts } from './stated-facts.ts'
import { dataScripts, shownData, statedData } from './structured-data.ts'

/** Everything that one built page shows otherwise than content states it; what is told once is not told again. */
export function checkPage(page: Page, own: ExpectedPage, site: Site, targets: Targets): Problem[] {
  const expected = statedFacts(own, site)
  const facts = [
    ...compareFacts(own.path, pageFacts(page), expected, page.start),
    ...dataProblems(page, own, site),
  ]
  const exact = [...facts, ...linkProblems(page, own, site, targets).filter(isNew(facts))]
  const texts = [...exact, ...textProblems(page, own, site).filter(isNew(exact))]
  return [...texts, ...figureProblems(page, own, site, expected).filter(isNew(texts))]
}

function dataProblems(page: Page, own: ExpectedPage, site: Site): Problem[] {
  try {
    return compareFacts(own.path, shownData(page), statedData(own, site), page.start)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const [script] = page.every(dataScripts)
    const place = script ? page.placeOf(script) : page.start
    return [unknown(own.path, 'structured data that is no JSON', { value: error.message, place })]
  }
}

const isNew =
  (told: readonly Problem[]) =>
  ({ shown }: Problem): boolean =>
    shown === undefined || !told.some((problem) => problem.shown?.includes(shown))
