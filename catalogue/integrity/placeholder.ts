import type { Content, ContentFile, Rule } from '../content.ts'
import { errorAt, type Finding, fileName } from '../finding.ts'
import { formatPath } from '../read/validate.ts'
import { placeholderMark } from '../syntax/yaml.ts'

/** How many keys the warning names. */
const namedKeys = 6

/** Phone numbers reserved for drama (Ofcom) or plainly invented, hosts reserved for examples (RFC 2606), and stand-in names. */
const unreal: readonly RegExp[] = [
  /^(?:0|\+44 ?)(?:1632 ?960|7700 ?900|20 ?7946 ?0|808 ?157 ?0|1\d\d ?49[68] ?0)|^0[\s\d]*(?:123456|(\d)(?: ?\1){7})/,
  /[@/.](?:example|your-?(?:clinic|domain|site|name)|domain)\.[a-z.]+\b|\.(?:example|invalid|test|localhost)\b/i,
  /^\W*(?:(?:your|the|our|my)? ?(?:clinic|business|practitioner|nurse)?(?:['’]s)? ?name(?: here)?|your clinic|clinic|(?:jane|john) doe)\W*$/i,
]

/** The mark, however typed, and notes such as "TBC" that writers leave where words are still to come; xxx in a client's words is kisses. */
const unwritten =
  /(?:!|(?<!\w)! )(?:[Pp]laceholder|PLACEHOLDER)|\b(?:TO ?DO|FIX ?ME|TB[ACD]|tb[acd]|X{3,}|x{3,}|[Ll]orem ipsum|[Xx]{2,}(?= (?:day|week|month|year|session|minute|hour)s?))\b|£ ?[Xx]+\b|\[(?:[Ii]nsert|[Aa]dd)\b[^\]]*\]|\[(?:[a-z]+ )?name\]|\?{3}/

/** A value that is not the clinic's own: marked, unfinished, or plainly an example. */
type Placeholder = ContentFile['placeholders'][number]

/** Placeholders: one warning a file in a build, an error each before a release. Source: E-Commerce Regulations 2002, regulation 6. */
export const placeholder: Rule = (content) =>
  content.files.flatMap((file): Finding[] => {
    const places = placeholdersIn(file, content)
    if (content.release)
      return places.map((one) => finding(one, 'error', `${one.key} is not the clinic’s own.`))
    const [first] = places
    if (!first) return []
    const keys = keysOf(places)
    const names = keys.slice(0, namedKeys)
    const rest = keys.length > namedKeys ? ` and ${keys.length - namedKeys} more` : ''
    const count = keys.length === 1 ? 'a value is a placeholder' : `${keys.length} values are placeholders`
    return [finding(first, 'warning', `${count}: ${names.join(', ')}${rest}.`)]
  })

/** The keys of all placeholders, each after its file's name: `clinic.phone`. */
export function placeholderKeys(content: Pick<Content, 'files' | 'clinic'>): string[] {
  return content.files.flatMap((file) =>
    keysOf(placeholdersIn(file, content)).map((key) => `${fileName(file.file)}.${key}`),
  )
}

/** Each key once, since several texts of a file's prose may be unfinished. */
const keysOf = (places: Placeholder[]) => [...new Set(places.map(({ key }) => key))]

function placeholdersIn(file: ContentFile, { clinic }: Pick<Content, 'clinic'>): Placeholder[] {
  const inWords = file.passages.flatMap(({ path, text, place }): Placeholder[] => {
    const found = unwritten.exec(text)
    if (!found || (file.kind === 'testimonials' && /^x+$/i.test(found[0]))) return []
    return [{ key: formatPath(path) || 'prose', place: { ...place(found.index), length: found[0].length } }]
  })
  return [...file.placeholders, ...inWords, ...(file.file === clinic.file ? unmarked(clinic) : [])]
}

function finding({ place }: Placeholder, severity: Finding['severity'], message: string) {
  const remedy = `Write the clinic’s own values before a release, and remove any "${placeholderMark}".`
  return errorAt(place, 'placeholder', message, remedy, { severity })
}

/** Values in clinic.yaml that cannot be real but have no mark. */
function unmarked({ value, locate, placeholders }: ContentFile<'clinic'>): Placeholder[] {
  const { phone, email, name, practitioner, booking } = value
  const below = { 'practitioner.name': practitioner.name, 'booking.portal': booking.portal }
  const marked = placeholders.map(({ key }) => key)
  return Object.entries({ name, phone, email, ...below })
    .filter(([key, text = '']) => !marked.includes(key) && unreal.some((one) => one.test(text)))
    .map(([key]) => ({ key, place: locate(key.split('.')) }))
}
