import * as v from 'valibot'
import { field, group } from './expected.ts'
import { price } from './price.ts'
import {
  altText,
  distinct,
  line,
  list,
  paragraph,
  searchDescription,
  searchTitle,
  slug,
  words,
} from './text.ts'

const heading = words('the section’s heading')

/** One row of the treatments accordion. It shows the price of the treatment's page. */
const accordionItem = group({
  treatment: field(slug, 'the treatment’s slug'),
  name: field(line('Private Mole Assessment'), 'the name in the accordion'),
  homePrice: v.optional(
    field(
      group({ amount: price.entries.amount, from: price.entries.from }),
      'a price that differs from the page’s, which the clinic has accepted in content/waivers.yaml',
    ),
  ),
  description: field(paragraph(), 'what an opened row says'),
})

/** content/home.yaml. */
export const homeSchema = group({
  title: field(searchTitle(), 'the page’s title, without the clinic’s name'),
  description: searchDescription,
  hero: field(
    group({
      heading,
      tagline: field(paragraph(), 'the line under the heading'),
      highlights: field(list(group({ title: line(), text: line() }), 3, 3), 'three highlights'),
      book: field(line('Book Your Consultation'), 'the booking button'),
      badges: field(list(line('NMC Registered'), 2, 5), 'trust badges'),
      alt: field(altText, 'what the picture shows'),
    }),
    'the top of the page',
  ),
  about: field(
    group({
      heading,
      paragraphs: field(list(paragraph()), 'paragraphs'),
      credentials: field(list(line(), 3, 8), 'credentials'),
      more: words('link to the About page'),
      book: words('the booking button'),
      alt: field(altText, 'what the picture shows'),
    }),
    'the practitioner in short',
  ),
  treatments: field(
    group({
      heading,
      lead: field(paragraph(), 'the line under the heading'),
      more: field(line('Learn More'), 'link to a treatment’s page'),
      items: field(
        v.pipe(
          list(accordionItem),
          distinct(({ treatment }) => treatment, 'treatment'),
        ),
        'rows of the accordion',
      ),
      callToAction: field(
        group({
          heading,
          text: paragraph(),
          book: line('Book Online Consultation'),
          contact: line('Contact Us'),
        }),
        'the box after the accordion',
      ),
    }),
    'the treatments accordion',
  ),
  testimonials: field(
    group({
      heading,
      lead: field(paragraph(), 'the line under the heading'),
      rating: words('the rating claim'),
      reviews: words('the link to the reviews'),
    }),
    'the testimonials',
  ),
  gallery: field(
    group({ heading, alt: field(altText, 'what the picture shows') }),
    'the section kept for a gallery',
  ),
  contact: field(
    group({
      heading,
      lead: paragraph(),
      form: field(line('Complete Contact Form'), 'the button to the contact form'),
      book: field(line('Book Appointment Online'), 'the booking button'),
    }),
    'the contact section',
  ),
})

export type Home = v.InferOutput<typeof homeSchema>
