import type { PageKind } from '../../schemas/content/kinds.ts'
import type { LegalSlug } from '../../schemas/content/legal.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import type { Content, ContentFile, Path } from '../content.ts'
import type { Stated } from './built-site.ts'

/** Where the site's pages are, as paths; the renderer's list of addresses has this shape. */
interface Addresses {
  home: string
  homeSection: (section: 'treatments') => string
  about: string
  contact: string
  contactAbout: (treatment: { reason?: string | undefined; slug: string }) => string
  contactSent: string
  contactNotSent: string
  treatment: (slug: string) => string
  legal: (slug: LegalSlug) => string
  enquiries: string
  map: (clinic: SiteContent['clinic']) => string
  sharingImage: (path: string) => string
}

/** What pages are compared with. */
export interface Site {
  catalogue: SiteContent
  content: Content
  addresses: Addresses
  /** Scheme and host that the site was built for. */
  origin: string
  /** The clinic's date, `yyyy-mm-dd`. */
  today: string
}

/** What content states of one page of the site. */
export interface ExpectedPage {
  /** The address it is built for. */
  path: string
  /** The address that search engines keep. */
  canonical: string
  kind: 'home' | 'about' | 'contact' | 'sent' | 'failed' | PageKind
  file: ContentFile
  title: Stated
  heading: Stated
  isIndexed: boolean
  /** The breadcrumbs to it after the home page, as names and paths. */
  steps: { name: Stated; path: string }[]
  treatment?: Treatment
}

/** No page's own address: what is built for it is served for every address that does not exist. */
export const unknownAddress = '/404'
/** Further addresses that the home page is built for. */
export const otherHomes = ['/home', unknownAddress]

/** A value with the place of its key. */
export function stated(file: Pick<ContentFile, 'locate'>, value: string, ...path: Path): Stated {
  return { value, place: file.locate(path) }
}

/** The texts under the keys that match a pattern, as visitors read them. */
export function textsUnder(file: ContentFile, keys: RegExp): Stated[] {
  return file.passages
    .filter(({ path, kind }) => kind !== 'slug' && keys.test(path.join('.')))
    .map(({ text, place }) => ({ value: text, place: place(0) }))
}

/** The one text under a key, such as `hero.heading`; throws if there is none. */
export function textAt(file: ContentFile, key: string): Stated {
  const text = file.passages.find(({ path, kind }) => kind !== 'slug' && path.join('.') === key)
  if (!text) throw new Error(`${file.file} has no text under ${key}`)
  return { value: text.text, place: text.place(0) }
}

/** Every page that has to be built from the content. */
export function expectedPages({ catalogue, content, addresses }: Site): ExpectedPage[] {
  const { home, about, contact, navigation, clinic, treatmentPage } = content
  const both = (key: string) => [key, key] as const
  const step = (file: ContentFile, key: string, path: string) => ({ name: textAt(file, key), path })
  const page = (
    kind: ExpectedPage['kind'],
    path: string,
    file: ContentFile,
    [title, heading]: readonly [string, string],
    ...steps: ExpectedPage['steps']
  ): ExpectedPage => {
    const { value, place } = textAt(file, title)
    const full = { value: `${value} | ${textAt(clinic, 'name').value}`, place }
    const isIndexed = kind !== 'sent' && kind !== 'failed'
    const texts = { title: full, heading: textAt(file, heading) }
    return { path, canonical: path, kind, file, ...texts, isIndexed, steps }
  }
  const own = (kind: PageKind, slug: string, path: string, ...steps: ExpectedPage['steps']) => {
    const file = content.files.find((one) => one.kind === kind && one.slug === slug)
    if (!file) throw new Error(`${slug}: the catalogue has this page, and content has no file of it`)
    return page(kind, path, file, both('title'), ...steps, step(file, 'title', path))
  }
  const toContact = step(navigation, 'header.contact', addresses.contact)
  const toTreatments = step(treatmentPage, 'breadcrumb', addresses.homeSection('treatments'))
  const top = ['title', 'hero.heading'] as const
  return [
    page('home', addresses.home, home, top),
    ...otherHomes.map((path) => ({ ...page('home', path, home, top), canonical: addresses.home })),
    page('about', addresses.about, about, top, step(navigation, 'header.about', addresses.about)),
    page('contact', addresses.contact, contact, ['title', 'heading'], toContact),
    page('sent', addresses.contactSent, contact, both('sentPage.heading'), toContact),
    page('failed', addresses.contactNotSent, contact, both('failedPage.heading'), toContact),
    ...catalogue.treatments.map((treatment) => {
      const one = own('treatment', treatment.slug, addresses.treatment(treatment.slug), toTreatments)
      const location = catalogue.treatmentPage.location.replace('{treatment}', treatment.title)
      const title = { ...one.title, value: `${location} | ${catalogue.clinic.name}` }
      return { ...one, title, treatment }
    }),
    ...catalogue.legal.map(({ slug }) => own('legal', slug, addresses.legal(slug))),
  ]
}

/** The clinic's phone number in international form. */
export const dialled = ({ phone }: SiteContent['clinic']): string =>
  phone.replace(/[^\d+]/g, '').replace(/^0/, '+44')
