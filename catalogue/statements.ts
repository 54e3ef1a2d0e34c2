import { clinicWords, programWords } from '../schemas/content/clinic-words.ts'
import { formatPrice } from '../schemas/content/price.ts'
import { statedFacts } from '../schemas/content/treatment-words.ts'
import type { Content, ContentFile, Path, Span } from './content.ts'

/** A fact that a key of content states. Words refer to keys and state nothing by themselves. */
export interface Statement {
  /** A treatment's slug, or `clinic`. */
  subject: string
  /** `price`, `experience`, `phone`, `hours monday`, `duration` ... */
  property: string
  /** As visitors read it: `from £250`, `9:00 AM-3:00 PM`, `closed`. */
  value: string
  place: Span
}

/** The fact that a statement is about: `profhilo price`. */
export const factOf = ({ subject, property }: Statement): string => `${subject} ${property}`

/** Every fact that a key of content states. */
export function statementsOf(content: Content): Statement[] {
  return [
    ...clinicStatements(content),
    ...content.treatments.flatMap(treatmentStatements),
    ...homeStatements(content),
  ]
}

const stated = (file: ContentFile, subject: string, property: string, value: string, path: Path) => {
  return { subject, property, value, place: file.locate(path) }
}

/** Paths in clinic.yaml for references whose name is not the path itself. */
const clinicPaths: Record<string, Path> = {
  clinic: ['name'],
  practitioner: ['practitioner'],
  privacyResponse: ['responses', 'privacy'],
  bookingProvider: ['booking', 'provider'],
  rating: ['reviews', 'rating'],
}

function clinicStatements({ clinic, about, cookies, legal }: Content): Statement[] {
  const words = Object.entries(clinicWords(clinic.value)).filter(
    ([name]) => !(/^[A-Z]/.test(name) || name in programWords),
  )
  const fromClinic = words.map(([name, value]) => {
    const [group = '', key = ''] = name.split('.')
    const day = clinic.value.hours.findIndex((one) => group === 'hours' && one.day === key)
    const path = day >= 0 ? ['hours', day] : (clinicPaths[name] ?? name.split('.'))
    return stated(clinic, 'clinic', name.replace('.', ' '), value, path)
  })
  const elsewhere = (file: ContentFile, key: string, value: string | undefined) =>
    value === undefined ? [] : [stated(file, 'clinic', key, value, [key])]
  return [
    ...fromClinic,
    ...elsewhere(about, 'experience', about.value.experience),
    ...elsewhere(cookies, 'choiceLasts', cookies.value.choiceLasts),
    ...legal.flatMap((page) => elsewhere(page, 'retention', page.value.retention)),
  ]
}

function treatmentStatements(page: ContentFile<'treatment'>): Statement[] {
  const { slug, value } = page
  return [
    stated(page, slug, 'name', value.title, ['title']),
    stated(page, slug, 'price', formatPrice(value.price), ['price', 'amount']),
    ...Object.entries(statedFacts(value)).map(([name, words = '']) =>
      stated(page, slug, name, words, name === 'covers' ? ['price', 'covers'] : ['facts', name]),
    ),
  ]
}

function homeStatements({ home }: Content): Statement[] {
  return home.value.treatments.items.flatMap(({ treatment, name, homePrice }, index) => {
    const path = ['treatments', 'items', index]
    return [
      stated(home, treatment, 'name', name, [...path, 'name']),
      ...(homePrice
        ? [stated(home, treatment, 'price', formatPrice(homePrice), [...path, 'homePrice', 'amount'])]
        : []),
    ]
  })
}
