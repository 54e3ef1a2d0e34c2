import type { HtmlElement } from 'html-validate'
import { expect, test } from 'vitest'
import { formatPrice } from '../../schemas/content/price.ts'
import { builtDocument } from '../support/built-document.ts'
import { attributeOf, textOf } from '../support/html-document.ts'
import { catalogue } from '../support/site-content.ts'
import { priceWords } from './prices.ts'

/** In the specified order; their prices come from content. */
const accordion = [
  ['Anti-Wrinkle Injections', 'anti-wrinkle-injections'],
  ['Dermal Fillers', 'dermal-fillers'],
  ['Profhilo', 'profhilo'],
  ['Skin Boosters', 'skin-boosters'],
  ['Polynucleotides', 'polynucleotides'],
  ['Microneedling', 'microneedling'],
  ['Vitamin Injections', 'vitamin-injections'],
  ['Skin Peels', 'skin-peels'],
  ['Wellness Blood Testing', 'wellness-blood-testing'],
  ['Cryotherapy & Electrolysis', 'cryotherapy'],
  ['Skin Lesion Removal', 'skin-lesion-removal'],
  ['Skin Analysis', 'skin-analysis'],
  ['Private Mole Assessment', 'mole-assessment'],
].map(([name = '', slug = '']) => ({ name, slug, price: homePrice(slug) }))

function homePrice(slug: string): string {
  const item = catalogue.home.treatments.items.find(({ treatment }) => treatment === slug)
  return item ? formatPrice(item.price) : ''
}

const page = builtDocument('/')

test('has its sections in order', () => {
  expect(
    page.all('main > section, main > div > section').flatMap((section) => attributeOf(section, 'id') ?? '-'),
  ).toEqual(['home', 'about', 'treatments', '-', 'gallery', 'contact'])
})

test('its hero has three highlights, a booking button and trust badges', () => {
  const [hero = ''] = page.texts('#home')
  for (const words of [catalogue.clinic.experience, 'Nurse-led', 'Bespoke', 'Book Your Consultation'])
    expect(hero).toContain(words)
  expect(page.texts('#home .trust-badges > li').length).toBeGreaterThanOrEqual(3)
})

test('introduces the practitioner with credentials, a link to About and a booking button', () => {
  expect(page.attributes('#about a', 'href')).toContain('/about')
  expect(page.texts('#about li').length).toBeGreaterThanOrEqual(5)
  expect(page.texts('#about a').some((text) => text.startsWith('Book'))).toBe(true)
})

test('its accordion has 13 items with names, prices and links as specified', () => {
  const linkIn = (item: HtmlElement) => item.querySelector('.accordion-panel a')
  const hrefOf = (item: HtmlElement) => attributeOf(linkIn(item) ?? item, 'href')
  const specified = accordion.map(({ slug }) => `/treatments/${slug}`)
  // The clinic may add more.
  const items = page
    .all('#treatments .accordion-item')
    .filter((item) => specified.includes(`${hrefOf(item)}`))
  const links = items.map(linkIn)
  expect(links.map((link) => link && textOf(link))).toEqual(
    accordion.map(({ name }) => expect.stringMatching(new RegExp(`^Learn More(?:: ${name})?$`))),
  )
  expect(items.map(hrefOf)).toEqual(specified)
  const headings = items.map((item) => item.querySelector('h3')).map((heading) => heading && textOf(heading))
  for (const [index, { name, price }] of accordion.entries())
    expect(headings[index]).toMatch(new RegExp(`^${name}\\W*${price}$`, 'i'))
  expect(page.texts('#treatments .accordion-panel p').filter((text) => text.length < 40)).toEqual([])
})

test('shows the other treatments below, so that all prices are on the page', () => {
  const lines = page
    .all('#treatments .price-line')
    .map((line) => [textOf(line).replace(/\s+/g, ' '), attributeOf(line, 'href')])
  const others = [
    ['Laser Hair Removal', 'laser-hair-removal-trilogy-ice'],
    ['PicoLase MD', 'picolase-md'],
    ['DermaForce RF Microneedling', 'dermaforce-rf-microneedling'],
    ['HIFU Skin Tightening', 'hifu-skin-tightening'],
    ['EM-Lift', 'em-lift'],
  ].map(([name, slug = '']) => [`${name} ${priceWords(slug)} per session`, `/treatments/${slug}`])
  expect(lines).toEqual(expect.arrayContaining(others))
  expect(page.all('#treatments .accordion-price')).toHaveLength(catalogue.treatments.length)
})

test('its call to action links to online booking and to a mail', () => {
  const links = page
    .all('#treatments .banner a')
    .map((link) => [textOf(link).replace(/ ?\(.*/, ''), attributeOf(link, 'href')])
  expect(links).toEqual([
    ['Book Online Consultation', expect.stringMatching(/^https:.*\/\d+$/)],
    ['Contact Us by email', expect.stringMatching(/^mailto:[^@]+@[^@]+$/)],
  ])
})

test('shows the testimonials, the rating and a link to the reviews', () => {
  expect(page.all('main blockquote')).toHaveLength(catalogue.testimonials.items.length)
  expect(page.texts('main').join(' ')).toContain(
    `Google rating ${catalogue.clinic.reviews.rating.toFixed(1)}`,
  )
  expect(page.attributes('main a[target="_blank"]', 'href')).toContain(catalogue.clinic.reviews.url)
})

test('its contact section has address, phone, e-mail, hours and two buttons', () => {
  const [contact = ''] = page.texts('#contact')
  const { street, locality, region, postcode } = catalogue.clinic.address
  for (const words of [street, locality, region, postcode]) expect(contact).toContain(words)
  expect(page.attributes('#contact a', 'href').filter((href) => /^(tel|mailto):/.test(href))).toHaveLength(2)
  expect(page.all('main .hours')).toHaveLength(1)
  expect(page.texts('.hours-note')).toEqual(['Closed on bank holidays'])
  expect(contact).toContain('Complete Contact Form')
  expect(contact).toContain('Book Appointment Online')
  expect(page.attributes('#contact a', 'href')).toContain('/contact#form-heading')
})
