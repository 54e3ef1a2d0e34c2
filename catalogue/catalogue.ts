import type { Clinic } from '../schemas/content/clinic.ts'
import type { Kind } from '../schemas/content/kinds.ts'
import { legalSlugs } from '../schemas/content/legal.ts'
import type { HomeItem, SiteContent } from '../schemas/content/site-content.ts'
import { typeset } from '../schemas/content/typeset.ts'
import type { Content, ContentFile, Path } from './content.ts'
import { placeholderKeys } from './integrity/placeholder.ts'
import { isMachine } from './read/texts.ts'
import { replaceReferences } from './references.ts'

/** The data that pages are made of. */
export function catalogueOf(content: Content): SiteContent {
  const { treatments, legal, references } = content
  const order = new Map(content.navigation.value.treatments.map((slug, index) => [slug, index]))
  const plain = <Name extends Kind>(file: ContentFile<Name>) => {
    const print = (text: string, path: Path) => {
      const words = replaceReferences(text, (name) => references.words(name, file))
      return isSet(file.kind, words, path) ? typeset(words) : words
    }
    return printed(file.value, print) as ContentFile<Name>['value']
  }
  const homePage = plain(content.home)
  const items = homePage.treatments.items.flatMap((item): HomeItem[] => {
    const price = treatments.find(({ slug }) => slug === item.treatment)?.value.price
    return price ? [{ ...item, price: { ...price, ...item.homePrice } }] : []
  })
  return {
    placeholders: placeholderKeys(content),
    clinic: withoutMarked(plain(content.clinic), content.clinic.placeholders),
    navigation: plain(content.navigation),
    home: { ...homePage, treatments: { ...homePage.treatments, items } },
    about: plain(content.about),
    contact: plain(content.contact),
    testimonials: plain(content.testimonials),
    cookies: plain(content.cookies),
    treatmentPage: plain(content.treatmentPage),
    treatments: treatments
      .map((page) => ({ ...plain(page), slug: page.slug }))
      .sort((a, b) => (order.get(a.slug) ?? order.size) - (order.get(b.slug) ?? order.size)),
    legal: legalSlugs.flatMap((slug) =>
      legal.filter((page) => page.slug === slug).map((page) => ({ ...plain(page), slug })),
    ),
  }
}

/** Leaves out placeholders that pages must not show: among the answers under `visit`, and the PIN. */
function withoutMarked(clinic: Clinic, placeholders: ContentFile['placeholders']): Clinic {
  const isOwn = (key: string) => !placeholders.some((one) => one.key === key)
  const answers = Object.entries(clinic.visit ?? {}).filter(([key]) => isOwn(`visit.${key}`))
  const { pin, ...practitioner } = clinic.practitioner
  return {
    ...clinic,
    practitioner: { ...practitioner, ...(pin && isOwn('practitioner.pin') && { pin }) },
    visit: Object.fromEntries(answers),
  }
}

/** Plain data with `print` applied to each text in it. */
function printed(data: unknown, print: (text: string, path: Path) => string, path: Path = []): unknown {
  if (typeof data === 'string') return print(data, path)
  if (Array.isArray(data)) return data.map((entry, index) => printed(entry, print, [...path, index]))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, entry]) => [key, printed(entry, print, [...path, key])]),
  )
}

/** Whether a text is typeset: neither addresses, nor the form's toasts, of which the specification fixes the exact characters. */
function isSet(kind: Kind, text: string, path: Path): boolean {
  const isToast = kind === 'contact' && /^(?:sent|failed)$/.test(String(path[0]))
  return !isToast && !isMachine(kind, path) && !/^\S+@\S+$/.test(text)
}
