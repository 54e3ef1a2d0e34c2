import { expect, test } from 'vitest'
import { builtDocument } from '../support/built-document.ts'
import { attributeOf, textOf } from '../support/html-document.ts'
import { hours, hoursOf } from './specified-hours.ts'

const accordion = [
  ['Anti-Wrinkle Injections', 'from £185', '/treatments/anti-wrinkle-injections'],
  ['Dermal Fillers', 'from £150', '/treatments/dermal-fillers'],
  ['Profhilo', 'from £250', '/treatments/profhilo'],
  ['Skin Boosters', 'from £150', '/treatments/skin-boosters'],
  ['Polynucleotides', 'from £230', '/treatments/polynucleotides'],
  ['Microneedling', 'from £95', '/treatments/microneedling'],
  ['Vitamin Injections', 'from £35', '/treatments/vitamin-injections'],
  ['Skin Peels', 'from £115', '/treatments/skin-peels'],
  ['Wellness Blood Testing', 'from £99', '/treatments/wellness-blood-testing'],
  ['Cryotherapy & Electrolysis', 'from £80', '/treatments/cryotherapy'],
  ['Skin Lesion Removal', 'from £85', '/treatments/skin-lesion-removal'],
  ['Skin Analysis', 'from £45', '/treatments/skin-analysis'],
  ['Private Mole Assessment', 'from £125', '/treatments/mole-assessment'],
]

const page = builtDocument('/')

test('has its sections in order', () => {
  expect(
    page.all('main > section, main > div > section').flatMap((section) => attributeOf(section, 'id') ?? '-'),
  ).toEqual(['home', 'about', 'treatments', '-', 'gallery', 'contact'])
})

test('its hero has three highlights, a booking button and trust badges', () => {
  const [hero = ''] = page.texts('#home')
  for (const words of ['12+ years', 'Nurse-led', 'Bespoke', 'Book Your Consultation'])
    expect(hero).toContain(words)
  expect(page.texts('#home .trust-badge').length).toBeGreaterThanOrEqual(3)
})

test('introduces the practitioner with credentials, a link to About and a booking button', () => {
  expect(page.attributes('#about a', 'href')).toContain('/about')
  expect(page.texts('#about li').length).toBeGreaterThanOrEqual(5)
  expect(page.texts('#about a').some((text) => text.startsWith('Book'))).toBe(true)
})

test('its accordion has 13 items with names, prices and links as specified', () => {
  const items = page.all('#treatments .accordion-item')
  const links = items.map((item) => item.querySelector('.accordion-panel a'))
  expect(links.map((link) => link && textOf(link))).toEqual(
    accordion.map(([name]) => expect.stringMatching(new RegExp(`^Learn More(?:: ${name})?$`))),
  )
  const shown = items.map((item, index) => {
    const heading = item.querySelector('h3')
    const link = links[index]
    return [heading ? textOf(heading) : '', link ? attributeOf(link, 'href') : '']
  })
  expect(shown.map(([, href]) => href)).toEqual(accordion.map(([, , href]) => href))
  for (const [index, [name = '', price = '']] of accordion.entries()) {
    expect(shown[index]?.[0]).toMatch(new RegExp(`^${name}\\W*${price}$`, 'i'))
  }
  expect(page.texts('#treatments .accordion-panel p').filter((text) => text.length < 40)).toEqual([])
})

test('shows the other treatments below, so that all 18 prices are on the page', () => {
  const lines = page
    .all('#treatments .price-line')
    .map((line) => [textOf(line).replace(/\s+/g, ' '), attributeOf(line, 'href')])
  expect(lines).toEqual([
    ['Laser Hair Removal from £50 per session', '/treatments/laser-hair-removal-trilogy-ice'],
    ['PicoLase MD from £45 per session', '/treatments/picolase-md'],
    ['DermaForce RF Microneedling from £200 per session', '/treatments/dermaforce-rf-microneedling'],
    ['HIFU Skin Tightening from £150 per session', '/treatments/hifu-skin-tightening'],
    ['EM-Lift from £230 per session', '/treatments/em-lift'],
  ])
  expect(page.all('#treatments .accordion-price')).toHaveLength(18)
})

test('its call to action books online or opens a mail', () => {
  const links = page
    .all('#treatments .banner a')
    .map((link) => [textOf(link).replace(/ ?\(.*/, ''), attributeOf(link, 'href')])
  expect(links).toEqual([
    ['Book Online Consultation', expect.stringMatching(/^https:.*\/\d+$/)],
    ['Contact Us by email', expect.stringMatching(/^mailto:[^@]+@[^@]+$/)],
  ])
})

test('shows twelve testimonials, the rating 5.0 and the way to the reviews', () => {
  expect(page.all('main blockquote')).toHaveLength(12)
  expect(page.texts('main').join(' ')).toContain('Google rating 5.0')
  expect(
    page.attributes('main a[target="_blank"]', 'href').some((href) => /google\.[a-z.]+\/search/.test(href)),
  ).toBe(true)
})

test('its contact section has address, phone, e-mail, hours and two buttons', () => {
  const [contact = ''] = page.texts('#contact')
  for (const words of ['364 Nacton Road', 'Ipswich', 'Suffolk', 'IP3 9NA']) expect(contact).toContain(words)
  expect(page.attributes('#contact a', 'href').filter((href) => /^(tel|mailto):/.test(href))).toHaveLength(2)
  expect(hoursOf(page)).toEqual(hours)
  expect(contact).toContain('Complete Contact Form')
  expect(contact).toContain('Book Appointment Online')
  expect(page.attributes('#contact a', 'href')).toContain('/contact')
})
