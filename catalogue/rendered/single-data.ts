import type { PageCheck } from './scope.ts'
import { typesOf } from './structured-data.ts'

/** What a page tells once. */
const single = ['MedicalClinic', 'BreadcrumbList', 'Service', 'Offer', 'PriceSpecification', 'FAQPage']

/** Objects in JSON-LD that may stand only once, so that none contradicts another. */
export const singleData: PageCheck = ({ data }) =>
  single.flatMap((type) => {
    const found = data.all.filter((node) => typesOf(node).includes(type))
    if (found.length < 2) return []
    return [
      {
        place: data.said(found.at(-1), '@type')?.place ?? data.start,
        message: `structured data: the page holds ${found.length} objects of the type ${type}, and may hold one.`,
        remedy: 'Take the others out of the component that prints them.',
      },
    ]
  })
