import { compare } from './compare.ts'
import type { Said } from './html-page.ts'
import { type Mismatch, type Stated, unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'

/** Title, description, canonical address, sharing data and heading. */
export const head: PageCheck = ({ page, expected, catalogue, origin, start }) => {
  const canonical = { text: new URL(expected.canonical, origin).href }
  const name = { text: catalogue.clinic.name, source: { kind: 'clinic', path: ['name'] } } as const
  const meta = (key: 'name' | 'property', value: string) => {
    const element = page.first({ tag: 'meta', with: { [key]: value } })
    return element && page.saidBy(element, 'content')
  }
  const check = (what: string, said: Said | undefined, stated: Stated) => compare(what, said, stated, start)
  const title = page.first({ tag: 'title' })
  const link = page.first({ tag: 'link', with: { rel: 'canonical' } })
  const heading = page.first({ tag: 'h1' })
  return [
    ...check('title', title && page.said(title), expected.title),
    ...check('og:title', meta('property', 'og:title'), expected.title),
    ...check('og:image:alt', meta('property', 'og:image:alt'), expected.title),
    ...check('meta description', meta('name', 'description'), expected.description),
    ...check('og:description', meta('property', 'og:description'), expected.description),
    ...check('canonical link', link && page.saidBy(link, 'href'), canonical),
    ...check('og:url', meta('property', 'og:url'), canonical),
    ...check('og:site_name', meta('property', 'og:site_name'), name),
    ...check('heading', heading && page.said(heading), expected.heading),
    ...robots(meta('name', 'robots'), expected.indexed, check),
  ]
}

function robots(
  said: Said | undefined,
  indexed: boolean,
  check: (what: string, said: Said | undefined, stated: Stated) => Mismatch[],
): Mismatch[] {
  if (!indexed) return check('robots', said, { text: 'noindex' })
  return said ? [unknown('robots', said)] : []
}
