import type { PageKind } from '../../schemas/content/kinds.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import type { Treatment } from '../../schemas/content/treatment.ts'
import { otherHomes, urls } from '../../schemas/urls.ts'
import type { Content, ContentFile, Path } from '../content.ts'
import type { Stated } from './built-site.ts'

/** What pages are compared with. */
export interface Site {
  catalogue: SiteContent
  content: Content
  /** Scheme and host that the site was built for. */
  origin: string
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
  const [text] = textsUnder(file, new RegExp(`^${key}$`))
  if (!text) throw new Error(`${file.file} has no text under ${key}`)
  return text
}

/** Every page that has to be built from the content. */
export function expectedPages({ catalogue, content, origin }: Site): ExpectedPage[] {
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
    const name = kind === 'treatment' ? treatmentPage.location.replace('{treatment}', value) : value
    return {
      path,
      canonical: stated(file, new URL(path, origin).href),
      kind,
      file,
      title: { value: `${name} | ${clinic.name}`, place },
      heading: textAt(file, heading),
      isIndexed: !isAnswer,
      steps,
    }
  }
  const homePage = page('home', urls.home, home, 'hero.heading')
  const toContact = [navigation.header.contact, urls.contact] as const
  const toTreatments = [treatmentPage.breadcrumb, urls.homeSection('treatments')] as const
  return [
    homePage,
    ...otherHomes.map((path) => ({ ...homePage, path })),
    page('about', urls.about, about, 'hero.heading', [navigation.header.about, urls.about]),
    page('contact', urls.contact, contact, 'heading', toContact),
    page('sent', urls.contactSent, contact, 'sentPage.heading', toContact),
    page('failed', urls.contactNotSent, contact, 'failedPage.heading', toContact),
    ...content.treatments.map((file) => {
      const path = urls.treatment(file.slug)
      const treatment = catalogue.treatments.find(({ slug }) => slug === file.slug)
      const steps = [toTreatments, [textAt(file, 'title').value, path]] as const
      return { ...page('treatment', path, file, 'title', ...steps), ...(treatment && { treatment }) }
    }),
    ...content.legal.map((file) => {
      const path = urls.legal(file.slug)
      return page('legal', path, file, 'title', [textAt(file, 'title').value, path])
    }),
  ]
}
