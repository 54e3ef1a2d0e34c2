import * as v from 'valibot'
import { field, group } from './expected.ts'
import { distinct, line, list, slug } from './text.ts'
import { treatmentGroups } from './treatment.ts'

/** The sections of the home page that other pages link to, in the order of the quick links. */
export const homeSections = ['home', 'about', 'treatments', 'gallery', 'contact'] as const
export type HomeSection = (typeof homeSections)[number]

const label = (what: string) => field(line(), what)

/** content/navigation.yaml: the words of header and footer, and the order of treatments everywhere. */
export const navigationSchema = group({
  header: field(
    group({
      home: label('link to the home page'),
      about: label('link to the About page'),
      treatments: label('the Treatments menu'),
      contact: label('link to the contact page'),
      book: label('the booking button'),
      open: label('name of the button that opens the menu'),
      close: label('name of the button that closes the menu'),
      skip: label('the link that skips to the content'),
    }),
    'words of the header',
  ),
  groups: field(
    group(v.entriesFromList(treatmentGroups, field(line('Skin Treatments'), 'the group’s heading'))),
    'headings of the four groups',
  ),
  treatments: field(
    v.pipe(
      list(slug, 1, Number.POSITIVE_INFINITY),
      distinct((treatment) => treatment),
    ),
    'every treatment, in the order of menus and lists',
  ),
  footer: field(
    group({
      quickLinks: group({
        heading: label('heading of the quick links'),
        home: label('link to the start of the home page'),
        about: label('link to the about section'),
        treatments: label('link to the treatments section'),
        gallery: label('link to the gallery section'),
        contact: label('link to the contact section'),
      }),
      treatments: label('heading of the treatments list'),
      social: label('heading of the social links'),
      legal: label('heading of the legal links'),
      cookies: label('the link that opens the cookie settings'),
      copyright: field(line('© {year} {clinic}. All rights reserved.'), 'the copyright line'),
      backToHome: label('the button that leads back to the home page'),
      newTab: label('what is said of links that open a new tab'),
    }),
    'words of the footer',
  ),
})

export type Navigation = v.InferOutput<typeof navigationSchema>
