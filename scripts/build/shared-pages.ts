import type { Catalogue } from '../../catalogue/catalogue.ts'
import { urls } from '../../renderer/urls.ts'
import type { SharedPage } from '../assets/sharing-card.ts'

/** Every page that people share, with the words and the drawing of its sharing image. */
export function sharedPages({
  clinic,
  navigation,
  home,
  about,
  contact,
  treatments,
  legal,
}: Catalogue): SharedPage[] {
  const eyebrow = clinic.name
  return [
    { path: urls.home, title: home.hero.heading, eyebrow, illustration: 'home' },
    { path: urls.about, title: about.hero.heading, eyebrow, illustration: 'about' },
    { path: urls.contact, title: contact.heading, eyebrow, illustration: 'practitioner' },
    ...treatments.map(({ slug, title, group }) => ({
      path: urls.treatment(slug),
      title,
      eyebrow: `${eyebrow} · ${navigation.groups[group]}`,
      illustration: slug,
    })),
    ...[
      ...legal.map(({ slug, title }) => ({ path: urls.legal(slug), title })),
      { path: urls.contactSent, title: contact.sentPage.heading },
      { path: urls.contactNotSent, title: contact.failedPage.heading },
    ].map((page) => ({ ...page, eyebrow, illustration: 'about' })),
  ]
}
