import { field, group } from './expected.ts'
import { altText, line, paragraph, words } from './text.ts'

/** content/treatment-page.yaml: the words that every treatment's page shares. */
export const treatmentPageSchema = group({
  price: words('label of the price'),
  concerns: words('heading of what it can help with'),
  suitability: words('heading of who it is for'),
  suits: words('heading of who it may suit'),
  notFor: words('heading of who should not have it'),
  tellFirst: words('heading of what to tell the clinic first'),
  medicines: field(paragraph(), 'the sentence about prescribed medicines below what to tell first'),
  skinTypes: field(
    group({
      heading: words('heading'),
      text: field(paragraph(), 'what the types are, in a sentence or two'),
      alt: field(altText, 'what the picture shows, for people who cannot see it'),
    }),
    'the explanation on pages that name Fitzpatrick skin types',
  ),
  contents: words('heading of the list of sections beside the prose'),
  benefits: words('heading of the benefits'),
  timeline: words('heading of the visit and its results'),
  faqs: words('heading of the questions'),
  pricing: field(
    line('{treatment}: price and booking'),
    'heading of the price block; {treatment} is the name',
  ),
  start: field(paragraph(), 'how a client starts, above the buttons'),
  related: words('heading of the related treatments'),
  book: words('the booking button'),
  contact: words('the contact button, where it begins an email'),
  contactForm: words('the contact button, where it leads to the contact form'),
  ask: words('the link to the contact form with this treatment chosen'),
  mailSubject: field(line('Enquiry about {treatment}'), 'subject of a mail draft; {treatment} is the name'),
  location: field(line('{treatment} in Ipswich, Suffolk'), 'the page’s title before the clinic’s name'),
  breadcrumb: words('what the list of treatments is called in the breadcrumb'),
})
