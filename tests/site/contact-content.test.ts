import { expect, test } from 'vitest'
import { builtHtml } from '../support/built-site.ts'
import { attributeOf, HtmlDocument, textOf } from '../support/html-document.ts'
import { hours, hoursOf } from './specified-hours.ts'

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

const bookingTexts = (page: HtmlDocument) =>
  page.texts('main a[target="_blank"]').map((text) => text.replace(/ ?\(.*/, ''))

const page = new HtmlDocument(builtHtml('/contact'))
const words = page.texts('main').join(' ')

const specified = [
  'Send us a Message',
  'Please fill out all required fields below',
  'Visit Our Clinic',
  'Free Consultations',
  'Book Online Appointment',
  'Back to home',
  '364 Nacton Road',
  'IP3 9NA',
]

test('says all that is specified', () => {
  expect(specified.filter((expected) => !words.includes(expected))).toEqual([])
})

test('asks with labelled fields of the right kinds, required ones with an asterisk', () => {
  expect(page.texts('form label').filter((label) => label !== 'Website')).toEqual([
    'Full Name *',
    'Date of Birth *',
    'Email Address *',
    'Phone Number *',
    'Reason for Contact *',
    'Additional Message',
  ])
  expect(page.texts('form button[type="submit"]')).toEqual(['Send Message'])
  expect(page.attributes('form [autocomplete]', 'autocomplete')).toEqual([
    'name',
    'bday',
    'email',
    'tel',
    'off',
  ])
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
})

test('shows the opening hours and books in a new tab', () => {
  expect(hoursOf(page)).toEqual(hours)
  expect(bookingTexts(page)).toContain('Book Online Appointment')
})
