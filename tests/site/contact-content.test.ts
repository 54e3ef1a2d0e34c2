import { expect, test } from 'vitest'
import { builtDocument } from '../support/built-document.ts'
import { builtFile } from '../support/built-site.ts'
import { attributeOf, textOf } from '../support/html-document.ts'
import { catalogue, content } from '../support/site-content.ts'

const reasons = {
  consultation: 'Free Consultation',
  appointment: 'Book Appointment',
  'anti-wrinkle': 'Anti-Wrinkle Injections',
  'dermal-fillers': 'Dermal Fillers',
  profhilo: 'Profhilo',
  'skin-boosters': 'Skin Boosters',
  polynucleotides: 'Polynucleotides',
  microneedling: 'Microneedling',
  'vitamin-injections': 'Vitamin Injections',
  'skin-peels': 'Skin Peels',
  'wellness-blood': 'Wellness Blood Testing',
  cryotherapy: 'Cryotherapy',
  'skin-lesion': 'Skin Lesion Removal',
  'skin-analysis': 'Skin Analysis',
  'mole-assessment': 'Private Mole Assessment',
  general: 'General Enquiry',
}

const page = builtDocument('/contact')
const words = page.texts('main').join(' ')

const statements = [
  'Send us a Message',
  'Please fill out all required fields below',
  'Visit Our Clinic',
  'Free Consultations',
  'Book Online Appointment',
  'Back to home',
  catalogue.clinic.address.street,
  catalogue.clinic.address.postcode,
]

test('contains every specified statement', () => {
  expect(statements.filter((statement) => !words.includes(statement))).toEqual([])
})

test('labels its fields, required ones with an asterisk', () => {
  expect(page.texts('form label').filter((label) => label !== 'Website')).toEqual([
    'Full Name *',
    'Date of Birth *',
    'Email Address *',
    'Phone Number *',
    'Reason for Contact *',
    'Additional Message',
  ])
  expect(page.texts('form button[type="submit"]')).toEqual(['Send Message'])
})

test('each reason but the general ones belongs to a treatment’s page', () => {
  const general = ['consultation', 'appointment', 'general']
  const owned = content.treatments.flatMap(({ value }) => value.reason ?? [])
  expect([...owned, ...general].sort()).toEqual(Object.keys(reasons).sort())
})

test('uses the right types of field', () => {
  const typeOf = (name: string) => attributeOf(page.only(`form [name="${name}"]`), 'type')
  expect(['dateOfBirth', 'email', 'phone'].map(typeOf)).toEqual(['date', 'email', 'tel'])
  expect(attributeOf(page.only('form textarea[name="message"]'), 'rows')).toBe('5')
  expect(page.attributes('form [required]', 'name')).toEqual([
    'name',
    'dateOfBirth',
    'email',
    'phone',
    'reasonForContact',
  ])
})

test('offers 16 reasons with their labels', () => {
  const [placeholder, ...offered] = page
    .all('select[name="reasonForContact"] option')
    .map((option) => [attributeOf(option, 'value'), textOf(option)])
  expect(placeholder).toEqual(['', 'Please select a reason'])
  expect(offered).toEqual(Object.entries(reasons))
  expect(offered).toHaveLength(16)
})

test('links to a map of the clinic by its whole address', () => {
  const { street, locality, postcode } = catalogue.clinic.address
  expect(page.attributes('main a', 'href')).toContain(
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${street}, ${locality} ${postcode}`)}`,
  )
})

test('carries the words for sending, success and failure', () => {
  const [short = '', long = ''] = ['data-props', 'data-more-props'].flatMap((name) =>
    page.attributes('[data-island="contact-form"]', name),
  )
  const { words: form, sent, failed } = { ...JSON.parse(short), ...JSON.parse(builtFile(long).toString()) }
  expect(form.sending).toBe('Sending Message...')
  expect(sent).toEqual({
    title: 'Message Sent Successfully!',
    text: "Thank you for contacting us. We'll respond within 24 hours.",
  })
  expect(failed).toEqual({
    title: 'Failed to Send Message',
    text: 'Please check your details and try again.',
  })
})
