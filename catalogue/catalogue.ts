import type { About } from '../schemas/content/about.ts'
import type { Clinic } from '../schemas/content/clinic.ts'
import type { Contact } from '../schemas/content/contact.ts'
import type { Cookies } from '../schemas/content/cookies.ts'
import type { Home } from '../schemas/content/home.ts'
import { type Legal, legalSlugs } from '../schemas/content/legal.ts'
import type { Navigation } from '../schemas/content/navigation.ts'
import type { Price } from '../schemas/content/price.ts'
import type { Testimonials } from '../schemas/content/testimonials.ts'
import type { Treatment } from '../schemas/content/treatment.ts'
import type { TreatmentPage } from '../schemas/content/treatment-page.ts'
import type { Content, ContentFile } from './content.ts'
import type { Kind } from './read/kinds.ts'
import { type References, replaceReferences } from './references.ts'

/** A row of the home page's list with the price that it shows. */
export type HomeItem = Home['treatments']['items'][number] & { price: Price }

/** All content of the site, checked, with its references replaced by what they stand for. Plain data. */
export interface Catalogue {
  clinic: Clinic
  navigation: Navigation
  home: Omit<Home, 'treatments'> & { treatments: Omit<Home['treatments'], 'items'> & { items: HomeItem[] } }
  about: About
  contact: Contact
  testimonials: Testimonials
  cookies: Cookies
  treatmentPage: TreatmentPage
  /** In the order of the menu. */
  treatments: Treatment[]
  /** In the order of the schema's list of legal pages. */
  legal: Legal[]
}

/** What pages are made of, unless the home page lists a treatment that has no page. */
export function catalogueOf(content: Content, references: References): Catalogue | undefined {
  const {
    clinic,
    navigation,
    home,
    about,
    contact,
    testimonials,
    cookies,
    treatmentPage,
    treatments,
    legal,
  } = content
  const order = new Map(navigation.value.treatments.map((slug, index) => [slug, index]))
  const plain = <Name extends Kind>({ value, slug }: ContentFile<Name>) =>
    replaceReferences(value, (name) => references.words(name, slug)) as ContentFile<Name>['value']
  const homePage = plain(home)
  const items = homePage.treatments.items.flatMap((item): HomeItem[] => {
    const price = item.homePrice ?? treatments.find(({ slug }) => slug === item.treatment)?.value.price
    return price ? [{ ...item, price }] : []
  })
  if (items.length < homePage.treatments.items.length) return undefined
  return {
    clinic: plain(clinic),
    navigation: plain(navigation),
    home: { ...homePage, treatments: { ...homePage.treatments, items } },
    about: plain(about),
    contact: plain(contact),
    testimonials: plain(testimonials),
    cookies: plain(cookies),
    treatmentPage: plain(treatmentPage),
    treatments: treatments
      .map((page) => ({ ...plain(page), slug: page.slug }))
      .sort((a, b) => (order.get(a.slug) ?? order.size) - (order.get(b.slug) ?? order.size)),
    legal: legalSlugs.flatMap((slug) =>
      legal.filter((page) => page.slug === slug).map((page) => ({ ...plain(page), slug })),
    ),
  }
}
