import * as v from 'valibot'
import { field, group } from './expected.ts'
import { years } from './figure.ts'
import { altText, line, list, paragraph, searchDescription, searchTitle, webAddress, words } from './text.ts'

const heading = words('the section’s heading')
const titled = group({
  title: words('a short title'),
  text: field(paragraph(), 'one to three sentences'),
})

/** content/about.yaml. */
export const aboutSchema = group({
  title: field(searchTitle(), 'the page’s title, without the clinic’s name'),
  description: searchDescription,
  hero: group({
    heading: field(line('About {clinic}'), 'the page’s heading'),
    tagline: field(paragraph(), 'the line under it'),
    alt: field(altText, 'what the picture shows'),
  }),
  meet: group({
    heading: field(line('Meet {practitioner}'), 'the section’s heading'),
    paragraphs: list(paragraph()),
  }),
  badges: field(list(line(), 4, 4), 'four badges'),
  examples: field(paragraph(), 'what the page says while a qualification or membership is a placeholder'),
  qualifications: group({ heading, items: field(list(line(), 6, 6), 'six qualifications') }),
  memberships: group({
    heading,
    items: field(
      list(group({ name: line(), text: paragraph(), url: v.optional(webAddress) }), 3, 3),
      'three memberships',
    ),
  }),
  approach: group({ heading, items: field(list(titled, 4, 4), 'four principles') }),
  experience: v.optional(
    field(
      years,
      'years of experience that differ from clinic.yaml, which the clinic has accepted in content/waivers.yaml',
    ),
  ),
  whyChoose: group({ heading, items: field(list(titled, 6, 6), 'six reasons') }),
  closing: group({ heading, text: paragraph(), book: line('Book Your Consultation') }),
})

export type About = v.InferOutput<typeof aboutSchema>
