import { responsePromiseHours } from '../../schemas/response-promise.ts'
import { agree, formatMeasure, type Measure } from '../claims/measure.ts'
import { readMeasures } from '../claims/read-measures.ts'
import type { Finding, RelatedPlace } from '../finding.ts'
import { entryOf } from '../read/entry-of.ts'
import type { SiteRule } from './rule.ts'

const promise: Measure = { least: responsePromiseHours, most: responsePromiseHours, unit: 'hour' }

/** Where the staff's tools take the promise from. */
const promisePlace: RelatedPlace = {
  file: 'schemas/response-promise.ts',
  line: 2,
  column: 37,
  message: `counts an enquiry as overdue after ${formatMeasure(promise)}.`,
}

/**
 * Visitors are promised an answer within the very time after which staff are told that an enquiry is overdue; otherwise
 * the clinic breaks its promise without noticing.
 */
export const responsePromise: SiteRule = ({ entries }): Finding[] => {
  const clinic = entryOf(entries, 'clinic')
  const promised = clinic?.known?.responses?.contact
  if (!clinic || promised === undefined) return []
  const measure = readMeasures(promised)[0]?.measure
  if (measure && agree(measure, promise)) return []
  return [
    {
      ...clinic.locate(['responses', 'contact']),
      rule: 'response-promise',
      severity: 'error',
      message: `visitors are promised an answer within "${promised}", and staff are held to ${formatMeasure(promise)}.`,
      remedy: `Write ${formatMeasure(promise)}, or have responsePromiseHours changed to the clinic’s new promise.`,
      related: [promisePlace],
      subject: 'contact response',
      values: [promised],
    },
  ]
}
