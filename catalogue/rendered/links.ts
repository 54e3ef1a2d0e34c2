import { urls } from '../../schemas/urls.ts'
import type { BuiltSite, Page } from './built-site.ts'
import type { Site } from './expected-pages.ts'
import { sharedTexts } from './page-texts.ts'
import { differs, type Problem } from './problems.ts'

export type Targets = ReturnType<typeof targetsOf>

/** Where addresses on the built pages may lead, and the texts that any of these may show. */
export function targetsOf(site: Site, pages: ReadonlyMap<string, Page>, files: BuiltSite['files']) {
  const { clinic, about } = site.catalogue
  const outside = new Set([
    urls.booking(clinic),
    ...clinic.profiles.map(({ url }) => url),
    clinic.reviews.url,
    urls.map(clinic),
    clinic.practitioner.register.url,
    ...about.memberships.items.flatMap(({ url }) => url ?? []),
    ...site.content.files.flatMap(({ links }) => links.map(({ target }) => target)),
  ])
  return { pages, files, outside, texts: sharedTexts(site) }
}

/** Links, pictures and forms that lead neither to a page, part of a page or file that was built, nor to where content says. */
export function linkProblems(page: Page, site: Site, targets: Targets): Problem[] {
  const wrong = (selector: string, attribute: string, isRight = isBuilt) =>
    page
      .every(selector)
      .map((element) => page.stated(element, element.attribs[attribute]))
      .filter(({ value }) => !isRight(value))
  const isKnown = (value: string) => isBuilt(value) || targets.outside.has(value)
  return [
    // Phone numbers and mail addresses are compared as facts.
    ...wrong('a[href]:not([href^="tel:" i], [href^="mailto:" i])', 'href', isKnown),
    ...wrong(':not(a)[href]', 'href'),
    // A photograph may have a small image that stands in for it while it loads.
    ...wrong('[src]:not(img[src^="data:image/webp;base64,"])', 'src'),
    ...wrong('[action]', 'action'),
    ...wrong('[srcset]', 'srcset', (value) =>
      value.split(/,\s*/).every((part) => isBuilt(part.replace(/\s.*/, ''))),
    ),
    ...wrong('meta[property="og:image"]', 'content'),
  ].map((address) => differs('address', address))

  function isBuilt(value: string): boolean {
    const own = value.startsWith(`${site.origin}/`) ? value.slice(site.origin.length) : value
    const [, pathname = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(own) ?? []
    const ids = targets.pages.get(pathname || page.path)?.ids
    if (ids) return !id || ids.has(decodeURIComponent(id))
    return targets.files.has(pathname) || pathname === urls.enquiries
  }
}
