import type { Catalogue } from '../catalogue.ts'
import type { CheckResult } from '../check.ts'
import { compareFindings, type Finding } from '../finding.ts'
import type { Addresses } from './addresses.ts'
import type { BuiltSite } from './built-site.ts'
import { checkPage } from './check-page.ts'
import { type ExpectedPage, expectedPages } from './expected-page.ts'
import type { Mismatch } from './mismatch.ts'
import { proseOf } from './page-prose.ts'
import { statedPlaces } from './related-places.ts'
import type { SiteScope } from './scope.ts'
import { sitemapProblems } from './sitemap.ts'

export interface RenderedOptions {
  /** The project's root, which holds content/. */
  root: string
  catalogue: Catalogue
  site: BuiltSite
  addresses: Addresses
  /** Scheme and host that the site was built for. */
  origin: string
  /** The clinic's date, `yyyy-mm-dd`. */
  today: string
}

/** Compares what every built page shows with what content states. Each difference is an error of the rule `rendered`. */
export async function checkRendered(options: RenderedOptions): Promise<CheckResult> {
  const { root, catalogue, site, addresses, origin, today } = options
  const expected = expectedPages(catalogue, addresses)
  const paths = new Set(expected.map(({ canonical }) => canonical))
  const scope: SiteScope = { catalogue, addresses, origin, today, files: site.files, paths }
  const mismatches = [
    ...pageList(site, expected),
    ...sitemapProblems(site.sitemap, expected, origin, site.directory),
  ]
  for (const built of site.pages) {
    const page = expected.find(({ path }) => path === built.path)
    if (page) mismatches.push(...checkPage(built, page, proseOf(root, catalogue, page), scope))
  }
  const findings = await asFindings(mismatches, root, today)
  return {
    findings,
    waived: [],
    summary: { files: site.pages.length, errors: findings.length, warnings: 0, waived: 0 },
  }
}

function pageList({ pages, directory }: BuiltSite, expected: readonly ExpectedPage[]): Mismatch[] {
  return [
    ...expected
      .filter(({ path }) => !pages.some((page) => page.path === path))
      .map(({ path, title }) => ({
        place: { file: directory, line: 1, column: 1 },
        message: `the page ${path} was not built.`,
        remedy: 'Add its route to pages/, and its address to the list that is prerendered.',
        stated: title,
      })),
    ...pages
      .filter(({ path }) => !expected.some((page) => page.path === path))
      .map(({ file, path }) => ({
        place: { file, line: 1, column: 1 },
        message: `the page ${path} was built, and the content has none there.`,
        remedy: 'Remove its route, or state the page in content/.',
      })),
  ]
}

async function asFindings(mismatches: readonly Mismatch[], root: string, today: string): Promise<Finding[]> {
  if (mismatches.length === 0) return []
  const placeOf = await statedPlaces(root, today)
  return mismatches
    .map(({ place, message, remedy, stated }): Finding => {
      const related = stated && placeOf(stated)
      return {
        ...place,
        rule: 'rendered',
        severity: 'error',
        message,
        remedy,
        ...(related && { related: [related] }),
      }
    })
    .sort(compareFindings)
}
