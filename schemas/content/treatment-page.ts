import type * as v from 'valibot'
import { field, group } from './expected.ts'
import { line } from './text.ts'

const words = (what: string) => field(line(), what)

/** content/treatment-page.yaml: the words that every treatment's page shares. */
export const treatmentPageSchema = group({
  price: words('label of the price'),
  concerns: words('heading of what it can help with'),
  suitability: words('heading of who it is for'),
  suits: words('heading of who it may suit'),
  unsuitable: words('heading of who should not have it or should ask first'),
  benefits: words('heading of the benefits'),
  timeline: words('heading of the visit and its results'),
  faqs: words('heading of the questions'),
  pricing: field(
    line('{treatment}: price and booking'),
    'heading of the price block; {treatment} is the name',
  ),
  related: words('heading of the related treatments'),
  book: words('the booking button'),
  contact: words('the contact button, where it begins an e-mail'),
  contactForm: words('the contact button, where it leads to the contact form'),
  ask: words('the link to the contact form with this treatment chosen'),
  mailSubject: field(line('Enquiry about {treatment}'), 'subject of a mail draft; {treatment} is the name'),
  location: field(line('{treatment} in Ipswich, Suffolk'), 'the page’s title before the clinic’s name'),
  breadcrumb: words('what the list of treatments is called in the breadcrumb'),
})

export type TreatmentPage = v.InferOutput<typeof treatmentPageSchema>
