import type { Page } from './built-site.ts'
import { type ExpectedPage, type Site, stated, textAt } from './expected-pages.ts'
import { type Fact, factsByName } from './problems.ts'

const technical =
  /^(?:viewport|theme-color|format-detection|og:type|og:locale|og:image:(?:width|height)|twitter:card)$/

/** What a page tells search engines and social networks in `meta` elements. Any other name is wrong. */
export function metadata(page: Page, own: ExpectedPage, site: Site): Fact[] {
  const { title, canonical, file } = own
  const shown = page.all('meta:is([name], [property])').flatMap((element) => {
    const name = (element.attribs.name ?? element.attribs.property ?? '').toLowerCase()
    return technical.test(name) ? [] : { name, ...page.stated(element, 'content') }
  })
  const description = textAt(file, 'description')
  const image = site.addresses.sharingImage(new URL(canonical.value).pathname)
  return factsByName('meta', shown, {
    description,
    robots: own.isIndexed && site.catalogue.placeholders.length === 0 ? [] : stated(file, 'noindex'),
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:site_name': stated(site.content.clinic, site.catalogue.clinic.name, 'name'),
    'og:image': stated(file, new URL(image, site.origin).href),
    'og:image:alt': title,
  })
}
