import { formatPlace } from '../finding.ts'
import type { BuiltPage } from './built-site.ts'
import type { ExpectedPage } from './expected-page.ts'
import { HtmlPage } from './html-page.ts'
import type { Mismatch } from './mismatch.ts'
import { pageChecks } from './page-checks.ts'
import type { Prose } from './prose.ts'
import type { SiteScope } from './scope.ts'
import { StructuredData } from './structured-data.ts'

/** Everything that one built page shows otherwise than content states it; of one place only what is said first. */
export function checkPage(
  built: BuiltPage,
  expected: ExpectedPage,
  prose: Prose,
  site: SiteScope,
): Mismatch[] {
  const page = new HtmlPage(built.file, built.html)
  const data = new StructuredData(page)
  const main = page.first({ tag: 'main' })
  const start = main ? page.placeOf(main) : page.place(0)
  const scope = { ...site, page, data, expected, prose, start }
  const found = [...data.problems, ...pageChecks.flatMap((check) => check(scope))]
  const seen = new Set<string>()
  return found.filter(({ place, message }) => {
    const key = place === start ? message : formatPlace(place)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
