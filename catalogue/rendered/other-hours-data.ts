import { unknown } from './mismatch.ts'
import type { PageCheck } from './scope.ts'
import { nodesIn, termOf } from './structured-data.ts'

const hoursKeys = /^(?:openingHours|(?:special)?openingHoursSpecification|hoursAvailable|opens|closes)$/i

/** Opening hours in JSON-LD beside the clinic's own list of them: none. */
export const otherHoursData: PageCheck = ({ data }) => {
  const [clinic] = data.of('MedicalClinic')
  const entries = new Set(nodesIn(clinic?.openingHoursSpecification))
  return data.all.flatMap((node) =>
    Object.keys(node).flatMap((key) => {
      const term = termOf(key)
      if (!hoursKeys.test(term)) return []
      const own =
        (node === clinic && key === 'openingHoursSpecification' && entries.size > 0) ||
        (entries.has(node) && (key === 'opens' || key === 'closes'))
      const said = data.said(node, key)
      return own || !said ? [] : [unknown(`structured data, ${term}`, said)]
    }),
  )
}
