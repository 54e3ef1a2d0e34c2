import { Source } from '../read/source.ts'
import { compareLists } from './compare.ts'
import type { ExpectedPage } from './expected-page.ts'
import { type Mismatch, missing } from './mismatch.ts'

/** The sitemap (sitemaps.org): exactly the pages that search engines keep, at their canonical addresses. */
export function sitemapProblems(
  sitemap: { file: string; text: string } | undefined,
  expected: readonly ExpectedPage[],
  origin: string,
  directory: string,
): Mismatch[] {
  const indexed = expected.filter(({ path, canonical, indexed }) => indexed && path === canonical)
  const addresses = indexed.map(({ canonical }) => ({ text: new URL(canonical, origin).href }))
  const start = { file: sitemap?.file ?? `${directory}/sitemap.xml`, line: 1, column: 1 }
  if (!sitemap) return addresses.map((address) => missing('sitemap', start, address))
  const source = new Source(sitemap.file, sitemap.text)
  const entries = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => ({
    text: (match[1] ?? '').replaceAll('&amp;', '&'),
    place: source.place(match.index + '<loc>'.length),
  }))
  return compareLists('sitemap', entries, addresses, start)
}
