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
  booking: (clinic: SiteContent['clinic']) => string
  map: (clinic: SiteContent['clinic']) => string
  phone: (clinic: SiteContent['clinic']) => string
  mail: (clinic: SiteContent['clinic'], subject?: string) => string
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
  canonical: Stated
  kind: 'home' | 'about' | 'contact' | 'sent' | 'failed' | PageKind
  file: ContentFile
  title: Stated
  heading: Stated
  isIndexed: boolean
  /** The breadcrumbs to it after the home page, as names and paths. */
  steps: (readonly [name: string, path: string])[]
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
export function expectedPages({ catalogue, content, addresses, origin }: Site): ExpectedPage[] {
  const { home, about, contact } = content
  const { navigation, clinic, treatmentPage } = catalogue
  const page = (
    kind: ExpectedPage['kind'],
    path: string,
    file: ContentFile,
    heading: string,
    ...steps: ExpectedPage['steps']
  ): ExpectedPage => {
    const isAnswer = kind === 'sent' || kind === 'failed'
    const { value, place } = textAt(file, isAnswer ? heading : 'title')
    return {
      path,
      canonical: stated(file, new URL(path, origin).href),
      kind,
      file,
      title: { value: `${value} | ${clinic.name}`, place },
      heading: textAt(file, heading),
      isIndexed: !isAnswer,
      steps,
    }
  }
  const own = (kind: PageKind, slug: string, title: string, path: string, ...steps: ExpectedPage['steps']) =>
    content.files
      .filter((file) => file.kind === kind && file.slug === slug)
      .map((file) => page(kind, path, file, 'title', ...steps, [title, path]))
  const homePage = page('home', addresses.home, home, 'hero.heading')
  const toContact = [navigation.header.contact, addresses.contact] as const
  const toAbout = [navigation.header.about, addresses.about] as const
  const toTreatments = [treatmentPage.breadcrumb, addresses.homeSection('treatments')] as const
  return [
    homePage,
    ...otherHomes.map((path) => ({ ...homePage, path })),
    page('about', addresses.about, about, 'hero.heading', toAbout),
    page('contact', addresses.contact, contact, 'heading', toContact),
    page('sent', addresses.contactSent, contact, 'sentPage.heading', toContact),
    page('failed', addresses.contactNotSent, contact, 'failedPage.heading', toContact),
    ...catalogue.treatments.flatMap((treatment) => {
      const { slug, title } = treatment
      const value = `${treatmentPage.location.replace('{treatment}', title)} | ${clinic.name}`
      const pages = own('treatment', slug, title, addresses.treatment(slug), toTreatments)
      return pages.map((one) => ({ ...one, title: { ...one.title, value }, treatment }))
    }),
    ...catalogue.legal.flatMap(({ slug, title }) => own('legal', slug, title, addresses.legal(slug))),
  ]
}
