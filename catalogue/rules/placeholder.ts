import type { Finding } from '../finding.ts'
import type { Entry } from '../read/entry.ts'
import { entryOf } from '../read/entry-of.ts'
import type { SiteRule } from './rule.ts'

const namedKeys = 6

/** Numbers that Ofcom keeps for drama, which ring nowhere, and rows of digits; spaces are taken away before. */
const fictional =
  /^(?:0|\+44)(?:1632960|7700900|207946(?:0)|8081570|11[3-8]4960|1[2-6]14960|1914980|2896496|2920180|3069990|9098790)/
const made = /^(?:0|\+44)(?:1234567890?|(\d)\1{8,9})$/
/** Hosts that RFC 2606 keeps for examples, and names that stand for one. */
const example =
  /(?:^|[@/.])[\w-]+\.(?:example|invalid|test|localhost)(?:[/:?#]|$)|[@/.](?:example|your-?(?:clinic|domain|site|name)|clinic-?name|domain)\.[a-z.]+\b/i
/** Names that stand for one. */
const nameless =
  /^\W*(?:(?:your|the|our|my)? ?(?:clinic|business|company|practitioner|nurse)?(?:['’]s)? ?name(?: here)?|your clinic|clinic|(?:jane|john) (?:doe|smith|bloggs)|joe bloggs|tb[acd]|to[\s-]?do|x{2,}|n\/a|lorem ipsum.*)\W*$/i

/**
 * What is marked or recognised as not yet the clinic's own: a warning while the site is built, an error before a release,
 * where each place is named by itself. Source: Electronic Commerce (EC Directive) Regulations 2002, regulation 6: who
 * provides the service has to be named and reachable; Ofcom's list of telephone numbers for drama and RFC 2606 say what can't
 * be real.
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
  if (!clinic?.known) return []
  const { name, phone, email, booking, profiles = [], practitioner } = clinic.known
  const values: [key: string, value: string | undefined, path: (string | number)[]][] = [
    ['name', name, ['name']],
    ['practitioner.name', practitioner?.name, ['practitioner', 'name']],
    ['phone', phone, ['phone']],
    ['email', email, ['email']],
    ['booking.portal', booking?.portal, ['booking', 'portal']],
    ['booking.clinicId', booking?.clinicId, ['booking', 'clinicId']],
    ['practitioner.register.url', practitioner?.register?.url, ['practitioner', 'register', 'url']],
    ...profiles.map(({ url }, index): [string, string, (string | number)[]] => [
      `profiles[${index + 1}].url`,
      url,
      ['profiles', index, 'url'],
    ]),
  ]
  return values
    .filter(([key, value]) => !clinic.placeholders.some((one) => one.key === key) && looksUnreal(value ?? ''))
    .map(([key, , path]) => ({ key, place: clinic.locate(path) }))
}

function looksUnreal(value: string): boolean {
  const digits = value.replaceAll(' ', '')
  return (
    fictional.test(digits) ||
    made.test(digits) ||
    example.test(value) ||
    /^0+$/.test(value) ||
    nameless.test(value)
  )
}

function finding(
  place: Entry['placeholders'][number]['place'],
  message: string,
  severity: Finding['severity'],
  remedy: string,
): Finding {
  return { ...place, rule: 'placeholder', severity, message, remedy }
}
