import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtDocument } from '../support/built-document.ts'
import { attributeOf, textOf } from '../support/html-document.ts'
import { catalogue } from '../support/site-content.ts'

const page = builtDocument('/about')
const { experience } = catalogue.clinic
const source = readFileSync('content/about.yaml', 'utf8')
const words = page.texts('main').join(' ')

test('has the heading About and the name of the clinic', () => {
  const [name] = page.attributes('meta[property="og:site_name"]', 'content')
  expect(page.texts('h1')).toEqual([`About ${name}`])
})

const statements = [
  'Meet',
  'Lead Practitioner & Founder',
  `${experience} Experience`.replace('years', 'Years'),
  'NMC Registered',
  'Independent Prescriber',
  'Accredited Trainer',
  'Professional Qualifications',
  'Professional Memberships',
  'Our Approach',
  'Safety First',
  'Honest and Ethical',
  'Continuous Learning',
  'Personalised Care',
  'Why Choose',
  'Nurse-Led Excellence',
  'Safety and Compliance',
  'fully insured',
  'Personalised Approach',
  'Natural Results',
  'Ongoing Education',
  'Comprehensive Care',
  'Full aftercare and follow-up consultations are included',
  `${experience} of clinical experience in NHS and private settings`,
  'specialist in anti-wrinkle injections, dermal fillers, skin boosters and microneedling',
  'Book Your Consultation',
]

test('contains every specified statement', () => {
  expect(statements.filter((statement) => !words.includes(statement))).toEqual([])
})

test('lists six qualifications and three memberships', () => {
  const listBelow = (heading: string) =>
    page
      .all('main section')
      .filter((section) => section.querySelectorAll('h2').some((title) => textOf(title) === heading))
  expect(
    listBelow('Professional Qualifications').map((section) => section.querySelectorAll('li').length),
  ).toEqual([6])
  expect(
    listBelow('Professional Memberships').map((section) => section.querySelectorAll('h3').length),
  ).toEqual([3])
})

test('notes beside each list with placeholders that some entries are only examples', () => {
  const lists = ['qualifications', 'memberships']
  const noted = lists.map((list) => page.texts(`[aria-labelledby="${list}-heading"] .note`))
  const marked = lists.map((list) =>
    new RegExp(`^${list}:.*?^\\S+:`, 'ms').exec(source)?.[0].includes('!placeholder'),
  )
  expect(noted.map(({ length }) => length === 1)).toEqual(marked)
})

test('the register and the regulator are two links with two names', () => {
  const links = page
    .all('main a')
    .map((link) => [textOf(link).replace(/ ?\(opens.*/, ''), attributeOf(link, 'href') ?? ''])
    .filter(([, href]) => href?.includes('nmc.org.uk'))
  expect(links).toEqual([
    ['Check our NMC registration', 'https://www.nmc.org.uk/registration/search-the-register/'],
    ['Nursing and Midwifery Council (NMC)', 'https://www.nmc.org.uk'],
  ])
})
