import { compareLists } from './compare.ts'
import { findAll } from './element.ts'
import { stated } from './expected-page.ts'
import type { PageCheck } from './scope.ts'

/** Testimonials on the home page: every client's words and name, in order, none more and none less. */
export const testimonials: PageCheck = ({ page, catalogue, expected, start }) => {
  if (expected.kind !== 'home') return []
  const { items } = catalogue.testimonials
  const figures = page.all({ tag: 'figure', class: 'testimonial' })
  const part = (tag: string) => figures.flatMap((figure) => findAll(figure, { tag }).slice(0, 1))
  const titleOf = (slug?: string) => catalogue.treatments.find((one) => one.slug === slug)?.title ?? ''
  return [
    ...compareLists(
      'testimonial',
      part('blockquote').map((quote) => page.said(quote)),
      items.map(({ text }, index) => stated(text, 'testimonials', ['items', index, 'text'])),
      start,
    ),
    ...compareLists(
      'testimonial, who said it',
      part('figcaption').map((caption) => page.said(caption)),
      items.map(({ name, treatment, rating }, index) =>
        stated(`${name} ${titleOf(treatment)} Rated ${rating} out of 5`, 'testimonials', ['items', index]),
      ),
      start,
    ),
  ]
}
