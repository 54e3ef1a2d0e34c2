import type { ContentFile, Path, Rule, Span } from '../content.ts'
import type { Finding } from '../finding.ts'

/** How many keys the warning names. */
const namedKeys = 6

/** Numbers that Ofcom keeps for drama, and rows of digits; spaces are taken away before. */
const unrealPhone =
  /^(?:0|\+44)(?:1632960|7700900|2079460|8081570|11[3-8]4960|1[2-6]14960|1914980|2896496|2920180|3069990|9098790)|^(?:0|\+44)(?:1234567890?|(\d)\1{8,9})$|^0+$/
/** Hosts that RFC 2606 keeps for examples, and names that stand for one. */
const unrealHost =
  /(?:^|[@/.])[\w-]+\.(?:example|invalid|test|localhost)(?:[/:?#]|$)|[@/.](?:example|your-?(?:clinic|domain|site|name)|clinic-?name|domain)\.[a-z.]+\b/i
const unrealName =
  /^\W*(?:(?:your|the|our|my)? ?(?:clinic|business|company|practitioner|nurse)?(?:['’]s)? ?name(?: here)?|your clinic|clinic|(?:jane|john) (?:doe|smith|bloggs)|joe bloggs|tb[acd]|to[\s-]?do|x{2,}|n\/a|lorem ipsum.*)\W*$/i

/**
 * What is not yet the clinic's own: a warning while the site is built, an error each before a release. Source: E-Commerce
 * Regulations 2002, regulation 6: who provides the service has to be named and reachable.
 */
export const placeholder: Rule = ({ files, clinic, release }) =>
  files.flatMap((file) => {
    const places = [...file.placeholders, ...(file.file === clinic.file ? unmarked(clinic) : [])]
    return release
      ? places.map(({ key, place }) =>
          finding(
            place,
            'error',
            `${key} is a placeholder.`,
            'Write the clinic’s own value and take "!placeholder" away.',
          ),
        )
      : together(places)
  })

function together(places: ContentFile['placeholders']): Finding[] {
  const [first] = places
  if (!first) return []
  const rest = places.length - namedKeys
  const names = places.slice(0, namedKeys).map(({ key }) => key)
  const list = rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ')
  const count = places.length === 1 ? 'a value is a placeholder' : `${places.length} values are placeholders`
  const remedy = 'Write the clinic’s own values before a release, and take "!placeholder" away.'
  return [finding(first.place, 'warning', `${count}: ${list}.`, remedy)]
}

/** Values without a mark that cannot be real. */
function unmarked(clinic: ContentFile<'clinic'>): ContentFile['placeholders'] {
  const { name, phone, email, booking, profiles, practitioner } = clinic.value
  const values: [path: Path, value: string | undefined][] = [
    ...([
      [['name'], name],
      [['phone'], phone],
      [['email'], email],
    ] as [Path, string][]),
    [['practitioner', 'name'], practitioner.name],
    [['booking', 'portal'], booking.portal],
    [['booking', 'clinicId'], booking.clinicId],
    ...profiles.map(({ url }, index): [Path, string] => [['profiles', index, 'url'], url]),
  ]
  return values
    .map(([path, value = '']) => ({ key: path.join('.'), value, place: clinic.locate(path) }))
    .filter(
      ({ place, value }) =>
        isUnreal(value) && !clinic.placeholders.some((one) => one.place.line === place.line),
    )
}

function isUnreal(value: string): boolean {
  return unrealPhone.test(value.replaceAll(' ', '')) || unrealHost.test(value) || unrealName.test(value)
}

function finding(place: Span, severity: Finding['severity'], message: string, remedy: string): Finding {
  return { ...place, rule: 'placeholder', severity, message, remedy }
}
