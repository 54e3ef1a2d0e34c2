import { type ExpectedPage, type Site, stated } from './expected-pages.ts'
import type { Page, Stated } from './page.ts'
import { linkName } from './page-facts.ts'
import { differs, type Problem, unknown } from './problems.ts'
import { bookingAddress } from './stated-facts.ts'

/** What an address on a page may lead to. */
export interface Targets {
  /** The ids on every page, by the page's address. */
  ids: ReadonlyMap<string, ReadonlySet<string>>
  /** Addresses of everything that was built beside pages: `/sharing/home.png`. */
  files: ReadonlySet<string>
  /** Addresses of other sites that content names. */
  outside: ReadonlySet<string>
  /** Where a link leads that is called like a treatment or a legal page. */
  names: ReadonlyMap<string, Stated>
}

const attributes = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'background']

/** Where everything on the built pages may lead. */
export function targetsOf(site: Site, pages: ReadonlyMap<string, Page>, files: ReadonlySet<string>): Targets {
  const { catalogue, content, addresses } = site
  const { clinic, about, treatments, legal } = catalogue
  const idsOf = (page: Page) => new Set(page.every('[id]').map(({ attribs }) => attribs.id ?? ''))
  const names = [
    ...treatments.map(({ title, slug }) => [title, addresses.treatment(slug)] as const),
    ...legal.map(({ title, slug }) => [title, addresses.legal(slug)] as const),
  ]
  return {
    ids: new Map([...pages].map(([path, page]) => [path, idsOf(page)])),
    files,
    outside: new Set([
      bookingAddress(site),
      ...clinic.profiles.map(({ url }) => url),
      clinic.reviews.url,
      clinic.practitioner.register.url,
      ...about.memberships.items.flatMap(({ url }) => url ?? []),
      ...content.files.flatMap(({ links }) => links.map(({ target }) => target)),
    ]),
    names: new Map(
      names.map(([title, address]) => [title, stated(content.navigation, address, 'treatments')]),
    ),
  }
}

/** Links, pictures and forms: each leads to a page, a part of a page or a file that was built, or where content says. */
export function linkProblems(page: Page, { path }: ExpectedPage, site: Site, targets: Targets): Problem[] {
  const all = attributes.flatMap((name) =>
    page.every(`[${name}]`).map((element) => ({ element, ...page.stated(element, name) })),
  )
  const pictures = page.every('[srcset]').flatMap((element) => {
    const { value, place } = page.stated(element, 'srcset')
    return value.split(',').map((part) => ({ element, place, value: part.trim().replace(/\s.*/, '') }))
  })
  const shared = page
    .every('meta[property="og:image"]')
    .map((element) => ({ element, ...page.stated(element, 'content') }))
  const misled = page.every('a[href]').flatMap((element) => {
    const address = targets.names.get(linkName(element))
    if (!address || element.attribs.href === address.value) return []
    return [differs(path, `link "${linkName(element)}" to`, page.stated(element, 'href'), address)]
  })
  return [
    ...misled,
    ...[...all, ...pictures, ...shared]
      .filter(
        ({ element, value }) => !(isBuilt(value) || (/^(?:a|area)$/.test(element.name) && isOutside(value))),
      )
      .map((address) => unknown(path, 'address', address)),
  ]

  function isBuilt(value: string): boolean {
    const url = URL.parse(value, new URL(path, site.origin))
    if (url?.origin !== site.origin) return false
    const ids = targets.ids.get(value.startsWith('#') ? path : url.pathname)
    if (ids) return url.hash === '' || ids.has(decodeURIComponent(url.hash.slice(1)))
    return targets.files.has(url.pathname) || url.pathname === site.addresses.enquiries
  }

  /** Phone numbers and mail addresses are compared as facts. */
  function isOutside(value: string): boolean {
    return targets.outside.has(value) || /^(?:tel|mailto):/i.test(value)
  }
}
