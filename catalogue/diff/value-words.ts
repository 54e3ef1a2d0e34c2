import { longDate } from '../../schemas/content/long-date.ts'
import { type PriceUnit, priceUnits } from '../../schemas/content/price.ts'
import type { TreatmentFlag } from '../../schemas/content/treatment.ts'
import { isEnquiryReason, reasonLabel } from '../../schemas/enquiry-reason.ts'
import type { Kind } from '../read/kinds.ts'
import { at } from '../validate.ts'
import { fileName } from './subject-name.ts'
import type { Version } from './version.ts'

const flagWords: Record<TreatmentFlag, string> = {
  pom: 'uses a prescription-only medicine',
  ageRestricted: 'not for anyone under 18',
  surgical: 'may be a regulated surgical procedure',
  device: 'given with a machine',
}

/** A plain value as a person says it: yes and no, dates with the month's name, treatments by their titles. */
export function valueWords(
  kind: Kind,
  keys: readonly string[],
  value: string | number | boolean,
  version: Version,
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value).replace(/\s+/g, ' ').trim()
  const path = keys.join('.')
  if (/^\d{4}-\d{2}(?:-\d{2})?$/.test(text)) return longDate(text)
  if (isTreatment(kind, path)) return titleOf(text, version)
  if (path.endsWith('price.unit') && Object.hasOwn(priceUnits, text)) return priceUnits[text as PriceUnit]
  if (kind !== 'treatment') return text
  if (path === 'flags' && Object.hasOwn(flagWords, text)) return flagWords[text as TreatmentFlag]
  if (path === 'reason' && isEnquiryReason(text)) return reasonLabel(text)
  if (path === 'contact') return text === 'form' ? 'the contact form' : 'a mail to the clinic'
  if (path === 'group') return groupName(text, version)
  return text
}

function isTreatment(kind: Kind, path: string): boolean {
  return (
    (kind === 'treatment' && path === 'related') ||
    (kind === 'navigation' && path === 'treatments') ||
    ((kind === 'home' || kind === 'testimonials') && path.endsWith('items.treatment'))
  )
}

/** A treatment's title by its slug, or the slug where there is no such page. */
export function titleOf(slug: string, { files }: Version): string {
  const file = files.get(`content/treatments/${slug}.mdx`)
  return file ? fileName(file) : slug
}

function groupName(group: string, { files }: Version): string {
  const name = at(files.get('content/navigation.yaml')?.data, ['groups', group])
  return typeof name === 'string' ? name : group
}
