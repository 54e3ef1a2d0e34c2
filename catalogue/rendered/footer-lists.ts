import { compareLists } from './compare.ts'
import { type Element, findAll } from './element.ts'
import { stated } from './expected-page.ts'
import { linkText, saidLink } from './links.ts'
import { type Mismatch, missing, type Stated } from './mismatch.ts'
import type { PageCheck, PageScope } from './scope.ts'

const sections = ['home', 'about', 'treatments', 'gallery', 'contact'] as const

/** The footer: its titled lists of links, each in order. */
export const footerLists: PageCheck = (scope) => {
  const { catalogue, addresses } = scope
  const { navigation, clinic, treatments, legal } = catalogue
  const { footer } = navigation
  const heading = (text: string, ...path: string[]) => stated(text, 'navigation', ['footer', ...path])
  return [
    ...list(
      scope,
      heading(footer.quickLinks.heading, 'quickLinks', 'heading'),
      sections.map((section) =>
        stated(linkText(footer.quickLinks[section], addresses.homeSection(section)), 'navigation', [
          'footer',
          'quickLinks',
          section,
        ]),
      ),
    ),
    ...list(
      scope,
      heading(footer.treatments, 'treatments'),
      treatments.map(({ title, slug }) =>
        stated(linkText(title, addresses.treatment(slug)), 'treatment', ['title'], slug),
      ),
    ),
    ...list(
      scope,
      heading(footer.social, 'social'),
      clinic.profiles.map(({ label, url }, index) =>
        stated(linkText(label, url), 'clinic', ['profiles', index]),
      ),
    ),
    ...list(scope, heading(footer.legal, 'legal'), [
      ...legal.map(({ title, slug }) =>
        stated(linkText(title, addresses.legal(slug)), 'legal', ['title'], slug),
      ),
      stated(linkText(footer.cookies, addresses.legal('cookie-policy')), 'navigation', ['footer', 'cookies']),
    ]),
  ]
}

/** The list under the heading with these words. */
function list(scope: PageScope, heading: Stated, links: readonly Stated[]): Mismatch[] {
  const { page, start } = scope
  const footer = page.first({ tag: 'footer', class: 'site-footer' })
  const nav = footer && findAll(footer, { tag: 'nav' }).find((one) => titleOf(one, scope) === heading.text)
  if (!nav) return [missing('footer', start, heading)]
  return compareLists(
    `footer, ${heading.text}`,
    findAll(nav, { tag: 'a' }).map((link) => saidLink(page, link, scope)),
    links,
    page.placeOf(nav),
  )
}

function titleOf(nav: Element, { page }: PageScope): string | undefined {
  const [heading] = findAll(nav, { tag: 'h2' })
  return heading && page.said(heading).text
}
