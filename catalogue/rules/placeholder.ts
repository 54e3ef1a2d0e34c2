import type { Finding } from '../finding.ts'
import type { Entry } from '../read/entry.ts'
import { entryOf } from './entry-of.ts'
import type { SiteRule } from './rule.ts'

const namedKeys = 6

/** Numbers that Ofcom keeps for drama, which ring nowhere; hosts that RFC 2606 keeps for examples. */
const fictional = /^(?:0|\+44 ?)(?:1632 ?960|7700 ?900|20 ?7946 ?0|808 ?157 ?0)/
const example = /(?:^|[@/.])[\w-]+\.(?:example|invalid|test)(?:[/:?#]|$)|[@/.]example\.(?:com|org|net)\b/

/**
 * What is marked or recognised as not yet the clinic's own: a warning while the site is built, an error before a release,
 * where each place is named by itself.
 */
export const placeholder: SiteRule = ({ entries, release }) => {
  const found = entries.flatMap((entry) => {
    const places = [...entry.placeholders, ...unmarked(entry)]
    return places.length > 0 ? [{ entry, places }] : []
  })
  return found.flatMap(({ places }) =>
    release
      ? places.map(({ key, place }) =>
          finding(
            place,
            `${key} is a placeholder.`,
            'error',
            'Write the clinic’s own value and take "!placeholder" away.',
          ),
        )
      : together(places),
  )
}

function together(places: Entry['placeholders']): Finding[] {
  const [first] = places
  if (!first) return []
  const keys = places.map(({ key }) => key)
  const rest = keys.length - namedKeys
  const names = rest > 0 ? `${keys.slice(0, namedKeys).join(', ')} and ${rest} more` : keys.join(', ')
  return [
    finding(
      first.place,
      `${keys.length === 1 ? 'a value is a placeholder' : `${keys.length} values are placeholders`}: ${names}.`,
      'warning',
      'Write the clinic’s own values before a release, and take "!placeholder" away.',
    ),
  ]
}

function unmarked(entry: Entry): Entry['placeholders'] {
  const clinic = entryOf([entry], 'clinic')
  if (!clinic?.value) return []
  const { phone, email, booking, profiles, practitioner } = clinic.value
  const values: [key: string, value: string, path: (string | number)[]][] = [
    ['phone', phone, ['phone']],
    ['email', email, ['email']],
    ['booking.portal', booking.portal, ['booking', 'portal']],
    ['booking.clinicId', booking.clinicId, ['booking', 'clinicId']],
    ['practitioner.register.url', practitioner.register.url, ['practitioner', 'register', 'url']],
    ...profiles.map(({ url }, index): [string, string, (string | number)[]] => [
      `profiles[${index + 1}].url`,
      url,
      ['profiles', index, 'url'],
    ]),
  ]
  return values
    .filter(([key, value]) => !clinic.placeholders.some((one) => one.key === key) && looksUnreal(value))
    .map(([key, , path]) => ({ key, place: clinic.locate(path) }))
}

function looksUnreal(value: string): boolean {
  return fictional.test(value) || example.test(value) || /^0+$/.test(value)
}

function finding(
  place: Entry['placeholders'][number]['place'],
  message: string,
  severity: Finding['severity'],
  remedy: string,
): Finding {
  return { ...place, rule: 'placeholder', severity, message, remedy }
}
