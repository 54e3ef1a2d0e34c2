import { formatPrice } from '../../schemas/content/price.ts'
import { compare } from './compare.ts'
import { attributeOf, closest, type Element, findAll, textOf } from './element.ts'
import { stated } from './expected-page.ts'
import type { Said } from './html-page.ts'
import { type Mismatch, missing, type Stated, unknown } from './mismatch.ts'
import type { PageCheck, PageScope } from './scope.ts'

/** The treatments accordion of the home page: every row's name, own price, description and link, in order. */
export const accordion: PageCheck = (scope) => {
  const { page, catalogue, expected, start } = scope
  if (expected.kind !== 'home') return []
  const { items } = catalogue.home.treatments
  const section = page.first({ with: { id: 'treatments' } })
  const headings = section
    ? findAll(section, { tag: 'h3' }).filter((heading) => closest(heading, { class: 'accordion' }))
    : []
  const rows = items.map(({ name, price }, index) =>
    stated(`${name} ${formatPrice(price)}`, 'home', ['treatments', 'items', index]),
  )
  return [
    ...rows.flatMap((row, index) => {
      const heading = headings[index]
      if (!heading) return [missing('accordion', start, row)]
      return [
        ...compare('accordion', page.said(heading), row, start),
        ...panelProblems(heading, index, scope),
      ]
    }),
    ...headings.slice(rows.length).map((heading) => unknown('accordion', page.said(heading))),
  ]
}

function panelProblems(heading: Element, index: number, scope: PageScope): Mismatch[] {
  const { page, catalogue, addresses } = scope
  const item = catalogue.home.treatments.items[index]
  const row = closest(heading, { class: 'accordion-item' })
  if (!item || !row) return []
  const own = (text: string, key: string): Stated => stated(text, 'home', ['treatments', 'items', index, key])
  const [paragraph] = findAll(row, { tag: 'p' })
  const [link] = findAll(row, { tag: 'a' })
  const place = page.placeOf(heading)
  const said: Said | undefined = paragraph && page.said(paragraph)
  return [
    ...compare('accordion description', said, own(item.description, 'description'), place),
    ...compare(
      'accordion link',
      link && page.saidBy(link, 'href'),
      own(addresses.treatment(item.treatment), 'treatment'),
      place,
    ),
    ...(link && attributeOf(link, 'href') && !textOf(link).startsWith(catalogue.home.treatments.more)
      ? compare(
          'accordion link',
          page.said(link),
          stated(catalogue.home.treatments.more, 'home', ['treatments', 'more']),
          place,
        )
      : []),
  ]
}
