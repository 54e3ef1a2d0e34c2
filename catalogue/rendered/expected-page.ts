import type { Legal } from '../../schemas/content/legal.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Kind } from '../read/kinds.ts'
import type { Path } from '../read/locations.ts'
import type { Addresses } from './addresses.ts'
import type { Stated } from './mismatch.ts'

/** What content states of one page of the site. */
export interface ExpectedPage {
  /** The address it is built for. */
  path: string
  /** The address that search engines keep. */
  canonical: string
  kind: 'home' | 'about' | 'contact' | 'answer' | 'treatment' | 'legal'
  title: Stated
  description: Stated
  heading: Stated
  indexed: boolean
  treatment?: Treatment
  legal?: Legal
}

/** The home page is also built for its other name, and for every address that does not exist. */
const otherHomes = ['/home', '/404']

/** Every page that the content asks for. */
export function expectedPages(catalogue: Catalogue, addresses: Addresses): ExpectedPage[] {
  const { clinic, home, about, contact, treatments, treatmentPage, legal } = catalogue
  const titled = (text: string, kind: Kind, path: Path, slug?: string): Stated => ({
    text: `${text} | ${clinic.name}`,
    source: { kind, path, ...(slug !== undefined && { slug }) },
  })
  const homePage = {
    canonical: addresses.home,
    kind: 'home',
    title: titled(home.title, 'home', ['title']),
    description: stated(home.description, 'home', ['description']),
    heading: stated(home.hero.heading, 'home', ['hero', 'heading']),
    indexed: true,
  } as const
  const contactDescription = stated(contact.description, 'contact', ['description'])
  const answer = (path: string, key: 'sentPage' | 'failedPage'): ExpectedPage => ({
    path,
    canonical: path,
    kind: 'answer',
    title: titled(contact[key].heading, 'contact', [key, 'heading']),
    description: contactDescription,
    heading: stated(contact[key].heading, 'contact', [key, 'heading']),
    indexed: false,
  })
  return [
    ...[addresses.home, ...otherHomes].map((path) => ({ ...homePage, path })),
    {
      path: addresses.about,
      canonical: addresses.about,
      kind: 'about',
      title: titled(about.title, 'about', ['title']),
      description: stated(about.description, 'about', ['description']),
      heading: stated(about.hero.heading, 'about', ['hero', 'heading']),
      indexed: true,
    },
    {
      path: addresses.contact,
      canonical: addresses.contact,
      kind: 'contact',
      title: titled(contact.title, 'contact', ['title']),
      description: contactDescription,
      heading: stated(contact.heading, 'contact', ['heading']),
      indexed: true,
    },
    answer(addresses.contactSent, 'sentPage'),
    answer(addresses.contactNotSent, 'failedPage'),
    ...treatments.map((treatment): ExpectedPage => {
      const { slug, title, description } = treatment
      return {
        path: addresses.treatment(slug),
        canonical: addresses.treatment(slug),
        kind: 'treatment',
        title: titled(treatmentPage.location.replace('{treatment}', title), 'treatment', ['title'], slug),
        description: stated(description, 'treatment', ['description'], slug),
        heading: stated(title, 'treatment', ['title'], slug),
        indexed: true,
        treatment,
      }
    }),
    ...legal.map((one): ExpectedPage => {
      const { slug, title, description } = one
      return {
        path: addresses.legal(slug),
        canonical: addresses.legal(slug),
        kind: 'legal',
        title: titled(title, 'legal', ['title'], slug),
        description: stated(description, 'legal', ['description'], slug),
        heading: stated(title, 'legal', ['title'], slug),
        indexed: true,
        legal: one,
      }
    }),
  ]
}

/** A value of content as it stands there. */
export function stated(text: string, kind: Kind, path: Path, slug?: string): Stated {
  return { text, source: { kind, path, ...(slug !== undefined && { slug }) } }
}
