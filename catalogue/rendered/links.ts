import type { BuiltSite, Page } from './built-site.ts'
import type { Site } from './expected-pages.ts'
import { sharedTexts } from './page-texts.ts'
import { differs, type Problem } from './problems.ts'

/** What an address on a page may lead to. */
export interface Targets {
  /** The pages by their addresses. */
  pages: ReadonlyMap<string, Page>
  /** Addresses of everything that was built besides pages: `/sharing/home.png`. */
  files: BuiltSite['files']
  /** Addresses of other sites that content names. */
  outside: ReadonlySet<string>
  /** Texts that any page may show. */
  texts: readonly string[]
}

/** Where everything on the built pages may lead. */
export function targetsOf(site: Site, pages: ReadonlyMap<string, Page>, files: BuiltSite['files']): Targets {
  const { clinic, about } = site.catalogue
  return {
    pages,
    files,
    texts: sharedTexts(site),
    outside: new Set([
      site.addresses.booking(clinic),
      ...clinic.profiles.map(({ url }) => url),
      clinic.reviews.url,
      site.addresses.map(clinic),
      clinic.practitioner.register.url,
      ...about.memberships.items.flatMap(({ url }) => url ?? []),
      ...site.content.files.flatMap(({ links }) => links.map(({ target }) => target)),
    ]),
  }
}

/** Links, pictures and forms that lead neither to a page, part of a page or file that was built, nor to where content says. */
export function linkProblems(page: Page, site: Site, targets: Targets): Problem[] {
  const addresses = (selector: string, attribute: string) =>
    page.every(selector).map((element) => ({ element, ...page.stated(element, attribute) }))
  const pictures = addresses('[srcset]', 'srcset').flatMap(({ value, ...rest }) =>
    value.split(',').map((part) => ({ ...rest, value: part.trim().replace(/\s.*/, '') })),
  )
  // Phone numbers and mail addresses are compared as facts.
  const isOutside = (value: string) => targets.outside.has(value) || /^(?:tel|mailto):/i.test(value)
  // An image that stands in for a photograph while it loads.
  const isInline = (name: string, value: string) =>
    name === 'img' && /^data:image\/webp;base64,[\w+/=]+$/.test(value)
  const all = ['href', 'src', 'action'].flatMap((name) => addresses(`[${name}]`, name))
  return [...all, ...pictures, ...addresses('meta[property="og:image"]', 'content')]
    .filter(
      ({ element: { name }, value }) =>
        !(isBuilt(value) || isInline(name, value) || (name === 'a' && isOutside(value))),
    )
    .map((address) => differs('address', address))

  function isBuilt(value: string): boolean {
    const own = value.startsWith(`${site.origin}/`) ? value.slice(site.origin.length) : value
    const [, pathname = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(own) ?? []
    const ids = targets.pages.get(pathname || page.path)?.ids
    if (ids) return !id || ids.has(decodeURIComponent(id))
    return targets.files.has(pathname) || pathname === site.addresses.enquiries
  }
}
