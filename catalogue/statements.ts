import { programWords } from '../schemas/content/clinic-words.ts'
import { formatPrice } from '../schemas/content/price.ts'
import type { Content, ContentFile, Path } from './content.ts'
import type { Place } from './finding.ts'
import { statedBy } from './references.ts'

/** A fact that a key of content states. Words refer to keys and state nothing by themselves. */
export interface Statement {
  /** A treatment's slug, or `clinic`. */
  subject: string
  /** `price`, `experience`, `phone`, `hours monday`, `duration` ... */
  property: string
  /** As visitors read it: `from £250`, `9:00 AM-3:00 PM`, `closed`. */
  value: string
  place: Place
}

/** The fact that a statement is about: `profhilo price`. */
export const factOf = ({ subject, property }: Statement): string => `${subject} ${property}`

/** Every fact that a key of content states: what references stand for, and what the home page repeats of treatments. */
export function statementsOf({ clinic, about, cookies, legal, treatments, home }: Content): Statement[] {
  return [
    ...[clinic, about, cookies, ...legal].flatMap((file) => referredTo(file, 'clinic')),
    ...treatments.flatMap((page) => [
      stated(page, page.slug, 'name', page.value.title, ['title']),
      ...referredTo(page, page.slug),
    ]),
    ...home.value.treatments.items.flatMap(({ treatment, name, homePrice }, index) => {
      const path = ['treatments', 'items', index]
      const price = homePrice ? [formatPrice(homePrice)] : []
      return [
        stated(home, treatment, 'name', name, [...path, 'name']),
        ...price.map((value) => stated(home, treatment, 'price', value, [...path, 'homePrice', 'amount'])),
      ]
    }),
  ]
}

const stated = (file: ContentFile, subject: string, property: string, value: string, path: Path) => {
  return { subject, property, value, place: file.locate(path) }
}

/** The facts of a file that references stand for. A capitalised name states again what another does. */
function referredTo(file: ContentFile, subject: string): Statement[] {
  return Object.entries(statedBy(file))
    .filter(([name]) => !/^[A-Z]/.test(name) && !(name in programWords))
    .map(([name, value]) => {
      const property = name
        .replace(/^fact\./, '')
        .replace('aboutExperience', 'experience')
        .replace('.', ' ')
      return stated(file, subject, property, value, keyOf(name, file))
    })
}

/** The keys of facts whose reference is called otherwise. */
const keys: Record<string, Path> = {
  price: ['price', 'amount'],
  'fact.covers': ['price', 'covers'],
  clinic: ['name'],
  privacyResponse: ['responses', 'privacy'],
  bookingProvider: ['booking', 'provider'],
  rating: ['reviews', 'rating'],
  aboutExperience: ['experience'],
}

function keyOf(name: string, { value }: ContentFile): Path {
  const [group, key = ''] = name.split('.')
  const day = 'hours' in value ? value.hours.findIndex((hours) => group === 'hours' && hours.day === key) : -1
  if (day >= 0) return ['hours', day]
  return keys[name] ?? name.replace(/^fact/, 'facts').split('.')
}
