import * as v from 'valibot'
import { factLabels } from '../../schemas/content/facts.ts'
import { type Kind, kinds } from '../read/kinds.ts'

/** What people call the keys of a treatment's page. */
const treatmentLabels: Record<string, string> = {
  title: 'name',
  description: 'description for search pages',
  group: 'group in the menu',
  summary: 'summary',
  'price.amount': 'price',
  'price.unit': 'what the price pays for',
  'price.from': 'lowest of several prices',
  'price.covers': 'what the price covers',
  ...Object.fromEntries(
    Object.entries(factLabels).map(([name, label]) => [`facts.${name}`, `fact "${label}"`]),
  ),
  'facts.details': 'facts',
  'facts.details.value': 'fact',
  'suitability.suits': 'whom it suits',
  'suitability.unsuitable': 'whom it does not suit',
  concerns: 'what it can help with',
  benefits: 'benefits',
  faqs: 'questions',
  'faqs.question': 'question',
  'benefits.text': 'benefit',
  'benefits.title': 'heading of the benefit',
  timeline: 'steps',
  'timeline.what': 'step',
  'timeline.when': 'time of the step',
  flags: 'what the law attaches to it',
  'hero.image': 'picture',
  'hero.alt': 'description of the picture',
  related: 'related treatments',
  reason: 'reason for contact',
  contact: 'where Contact Us leads',
  book: 'booking button',
  showAddress: 'the clinic’s address at the end of the page',
}

/** Of other files: what their schemas do not say in few words. */
const otherLabels: Record<string, string> = {
  'clinic name': 'name',
  'clinic tagline': 'tagline',
  'clinic practitioner.name': 'name of the lead practitioner',
  'testimonials items': 'testimonials',
  'testimonials items.name': 'name of the client',
  'testimonials items.text': 'words',
  'waivers waivers.values': 'accepted value',
  'waivers waivers.expires': 'last day',
  'navigation treatments': 'treatments',
}

/** Lists whose entries go by what they are, not by the list's key. */
const entries: Record<string, string> = {
  'treatment faqs': 'question',
  'treatment benefits': 'benefit',
  'treatment timeline': 'step',
  'treatment facts.details': 'fact',
  'testimonials items': 'testimonial of',
  'waivers waivers': 'waiver of',
  'home treatments.items': 'treatments list,',
}

/** One step of a path: a key, or in quotes what names an entry of a list. */
const isName = (step: string) => step.startsWith('"')

/**
 * A path as a person calls it: `description of the picture`, `question "Does it hurt?"`, `form: the button`. Steps in quotes
 * name entries of lists; `order` at the end means the list's order. `isEntryName` says that the value is what names the entry.
 */
export function label(kind: Kind, path: readonly string[], isEntryName = false): string {
  if (path.at(-1) === 'order') return `order of ${plainLabel(kind, path.slice(0, -1))}`
  const at = path.findIndex(isName)
  if (at === -1) return plainLabel(kind, path)
  const list = path.slice(0, at)
  const name = path[at] ?? ''
  const rest = path.slice(at + 1)
  const whole = `${entries[`${kind} ${list.join('.')}`] ?? `${plainLabel(kind, list)},`} ${name}`
  if (rest.length === 0) return whole
  if (isEntryName) return plainLabel(kind, [...list, ...rest], list.length)
  if (kind === 'treatment' && list[0] === 'faqs')
    return rest[0] === 'answer' ? `answer to ${name}` : 'question'
  const own = kind === 'treatment' ? treatmentLabels[[...list, ...rest].join('.')] : undefined
  return own === undefined
    ? `${whole}: ${plainLabel(kind, [...list, ...rest], list.length)}`
    : `${own} ${name}`
}

/** Words of a path without entries of lists; the first `known` steps are said already. */
function plainLabel(kind: Kind, keys: readonly string[], known = 0): string {
  const own =
    kind === 'treatment' ? treatmentLabels[keys.join('.')] : otherLabels[`${kind} ${keys.join('.')}`]
  if (own !== undefined) return own
  const sections = keys
    .slice(known, -1)
    .filter((key) => key !== 'items')
    .map(spaced)
  const last = keys.at(-1) ?? ''
  if (last === 'items' && keys.length > 1) return plainLabel(kind, keys.slice(0, -1), known)
  if (last === 'text') return [...sections, 'text'].join(': ')
  const described = descriptionAt(kind, keys)
    ?.replace(/ \(.*\)$/, '')
    .replace(/, for example .*|: .*$/, '')
  const isShort = described !== undefined && described.length < 10 && described !== last
  const words = isShort ? `${spaced(last)} ${described}` : (described ?? spaced(last))
  return [...sections, words].join(': ')
}

/** `quickLinks` as "quick links". */
function spaced(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** A schema as far as its shape is looked at here. */
interface Shape {
  type: string
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
}

/** What the schema says of a key, when that is one value; of lists and groups the key itself says more. */
function descriptionAt(kind: Kind, keys: readonly string[]): string | undefined {
  let schema: v.GenericSchema | undefined = kinds[kind]
  for (const key of keys) {
    schema = schema && inner(schema)
    schema = (schema as Shape | undefined)?.entries?.[key]
  }
  if (!schema) return undefined
  const shape = (schema as Shape).wrapped ?? schema
  const isOne = (shape as Shape).entries === undefined && (shape as Shape).item === undefined
  return isOne ? (v.getDescription(schema) ?? v.getDescription(shape)) : undefined
}

/** The group within optional schemas and lists. */
function inner(schema: v.GenericSchema): v.GenericSchema {
  const { wrapped, item } = schema as Shape
  const next = wrapped ?? item
  return next ? inner(next) : schema
}
