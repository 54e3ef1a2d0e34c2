import type { PageCheck } from './scope.ts'
import { termOf, typesOf } from './structured-data.ts'

const terms = /^(?:(?:aggregate|star|content|review)?rating(?:value|count)?|(?:user)?reviews?|reviewcount)$/i

/** Ratings in JSON-LD: none, since a business may not mark up reviews of itself (Google's review snippet guidelines). */
export const ratingData: PageCheck = ({ data }) =>
  data.all.flatMap((node) => {
    const found = [...typesOf(node), ...Object.keys(node).map(termOf)].find((term) => terms.test(term))
    if (found === undefined) return []
    return [
      {
        place: (data.said(node, found) ?? data.said(node, '@type'))?.place ?? data.start,
        message: `structured data, ${found}: a business must not mark up ratings or reviews of itself.`,
        remedy: 'Take it out of the component that prints it; testimonials are shown as text alone.',
      },
    ]
  })
