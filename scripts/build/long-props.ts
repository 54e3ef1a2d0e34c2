import { createHash } from 'node:crypto'
import { attributeOf, type Element } from './elements.ts'
import type { Replacement } from './replace.ts'

export const longPropsFolder = '/assets/props'
/** In characters of JSON: a longer prop is worth a file. */
const longest = 200

/** What replaces long props in the page, and the file that they become. */
export interface LongProps extends Replacement {
  address: string
  json: string
}

/**
 * A widget's words are in the page already, as HTML. Its long props, which repeat them, become a file that is fetched with the
 * widget, together with its other lists and objects; equal ones of several pages become one file.
 */
export function longProps(element: Element): LongProps[] {
  const place = element.sourceCodeLocation?.attrs?.['data-props']
  const props = attributeOf(element, 'data-props')
  if (!place || !props) return []
  const entries = Object.entries(JSON.parse(props) as object)
  if (!entries.some(([, value]) => (JSON.stringify(value) ?? '').length > longest)) return []
  const isKept = ([, value]: [string, unknown]) => typeof value !== 'object'
  const json = JSON.stringify(Object.fromEntries(entries.filter((entry) => !isKept(entry))))
  const address = `${longPropsFolder}/${createHash('sha256').update(json).digest('hex').slice(0, 16)}.json`
  const kept = JSON.stringify(Object.fromEntries(entries.filter(isKept)))
  const text = `data-props="${kept.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" data-more-props="${address}"`
  return [{ start: place.startOffset, end: place.endOffset, text, address, json }]
}
