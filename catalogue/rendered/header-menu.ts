import { treatmentGroups } from '../../schemas/content/treatment.ts'
import { compare, compareLists } from './compare.ts'
import { attributeOf, closest, findAll } from './element.ts'
import { stated } from './expected-page.ts'
import { linkText, nameOf, saidLink } from './links.ts'
import type { PageCheck } from './scope.ts'

/** The header: its own links, and the treatments menu with its groups in order. */
export const headerMenu: PageCheck = (scope) => {
  const { page, catalogue, addresses, start } = scope
  const { header, groups, footer } = catalogue.navigation
  const root = page.first({ tag: 'header', class: 'site-header' })
  const all = root ? findAll(root, { tag: 'a' }) : []
  const grouped = root ? findAll(root, { tag: 'ul', with: { 'aria-labelledby': true } }) : []
  const own = (key: 'home' | 'about' | 'contact') =>
    stated(linkText(header[key], addresses[key]), 'navigation', ['header', key])
  return [
    ...compareLists(
      'header',
      all
        .filter(
          (link) =>
            !closest(link, { with: { 'aria-labelledby': true } }) && attributeOf(link, 'target') !== '_blank',
        )
        .filter((link) => nameOf(link, footer.newTab) !== catalogue.clinic.name)
        .map((link) => saidLink(page, link, scope)),
      [own('home'), own('about'), own('contact')],
      start,
    ),
    ...treatmentGroups.flatMap((group, index) => {
      const list = grouped[index]
      const label = list && page.first({ with: { id: attributeOf(list, 'aria-labelledby') ?? '' } })
      return [
        ...compare(
          'group of the treatments menu',
          label && page.said(label),
          stated(groups[group], 'navigation', ['groups', group]),
          start,
        ),
        ...compareLists(
          `treatments menu, ${groups[group]}`,
          list ? findAll(list, { tag: 'a' }).map((link) => saidLink(page, link, scope)) : [],
          catalogue.treatments
            .filter((treatment) => treatment.group === group)
            .map(({ title, slug }) =>
              stated(linkText(title, addresses.treatment(slug)), 'treatment', ['title'], slug),
            ),
          start,
        ),
      ]
    }),
  ]
}
