import * as v from 'valibot'
import { field, group } from './expected.ts'
import { line, lines, slug, words } from './text.ts'
import { treatmentGroups } from './treatment.ts'

/** The sections of the home page that other pages link to, in the order of the quick links. */
export const homeSections = ['home', 'about', 'treatments', 'gallery', 'contact'] as const
export type HomeSection = (typeof homeSections)[number]

/** content/navigation.yaml: the words of header and footer, and the order of treatments everywhere. */
export const navigationSchema = group({
  header: field(
    group({
      home: words('link to the home page'),
      about: words('link to the About page'),
      treatments: words('the Treatments menu'),
      contact: words('link to the contact page'),
      book: words('the booking button'),
      open: words('name of the button that opens the menu'),
      close: words('name of the button that closes the menu'),
      skip: words('the link that skips to the content'),
    }),
    'words of the header',
  ),
  groups: field(
    group(v.entriesFromList(treatmentGroups, field(line('Skin Treatments'), 'the group’s heading'))),
    'headings of the four groups',
  ),
  treatments: field(
    lines(slug, 1, Number.POSITIVE_INFINITY),
    'every treatment, in the order of menus and lists',
  ),
  footer: field(
    group({
      quickLinks: group({
        heading: words('heading of the quick links'),
        home: words('link to the start of the home page'),
        about: words('link to the about section'),
        treatments: words('link to the treatments section'),
        gallery: words('link to the gallery section'),
        contact: words('link to the contact section'),
      }),
      treatments: words('heading of the treatments list'),
      social: words('heading of the social links'),
      legal: words('heading of the legal links'),
      cookies: words('the link that opens the cookie settings'),
      copyright: field(line('© {year} {clinic}. All rights reserved.'), 'the copyright line'),
      backToHome: words('the button that leads back to the home page'),
      newTab: words('what is said of links that open a new tab'),
    }),
    'words of the footer',
  ),
})
