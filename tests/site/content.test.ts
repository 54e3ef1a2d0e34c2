import { describe, expect, test } from 'vitest'
import { builtHtml } from '../support/built-site.ts'
import { attributeOf, HtmlDocument, textOf } from '../support/html-document.ts'

const read = (path: string) => new HtmlDocument(builtHtml(path))
const wordsOf = (page: HtmlDocument) => page.texts('main').join(' ')
const bookingTexts = (page: HtmlDocument) =>
  page.texts('main a[target="_blank"]').map((text) => text.replace(/ ?\(.*/, ''))

const hours = [
  ['Monday', '9:00 AM-3:00 PM'],
  ['Tuesday', 'Closed'],
  ['Wednesday', '10:00 AM-8:30 PM'],
  ['Thursday', '9:00 AM-3:00 PM'],
  ['Friday', '9:30 AM-6:00 PM'],
  ['Alternate Saturdays', '9:00 AM-1:00 PM'],
]

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

const hoursOf = (page: HtmlDocument) =>
  page
    .all('main .hours-row')
    .map((row) => [row.querySelector('dt'), row.querySelector('dd')].map((cell) => cell && textOf(cell)))

describe('home', () => {
  const page = read('/')

  test('has its sections in order', () => {
    expect(
      page
        .all('main > section, main > div > section')
        .flatMap((section) => attributeOf(section, 'id') ?? '-'),
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
    expect(links.map((link) => link && textOf(link))).toEqual(accordion.map(() => 'Learn More'))
    const shown = items.map((item, index) => {
      const heading = item.querySelector('h3')
      const link = links[index]
      return [heading ? textOf(heading) : '', link ? attributeOf(link, 'href') : '']
    })
    expect(shown.map(([, href]) => href)).toEqual(accordion.map(([, , href]) => href))
    for (const [index, [name = '', price = '']] of accordion.entries()) {
      expect(shown[index]?.[0]).toMatch(new RegExp(`^${name} .*${price}$`, 'i'))
    }
    expect(page.texts('#treatments .accordion-panel p').filter((text) => text.length < 40)).toEqual([])
  })

  test('its call to action books online or opens a mail', () => {
    const links = page
      .all('#treatments .banner a')
      .map((link) => [textOf(link).replace(/ ?\(.*/, ''), attributeOf(link, 'href')])
    expect(links).toEqual([
      ['Book Online Consultation', expect.stringMatching(/^https:.*\/\d+$/)],
      ['Contact Us', expect.stringMatching(/^mailto:[^@]+@[^@]+$/)],
    ])
  })

  test('shows twelve testimonials, the rating 5.0 and the way to the reviews', () => {
    expect(page.all('main blockquote')).toHaveLength(12)
    expect(wordsOf(page)).toContain('Google rating 5.0')
    expect(
      page.attributes('main a[target="_blank"]', 'href').some((href) => /google\.[a-z.]+\/search/.test(href)),
    ).toBe(true)
  })

  test('its contact section has address, phone, e-mail, hours and two buttons', () => {
    const [contact = ''] = page.texts('#contact')
    for (const words of ['364 Nacton Road', 'Ipswich', 'Suffolk', 'IP3 9NA']) expect(contact).toContain(words)
    expect(page.attributes('#contact a', 'href').filter((href) => /^(tel|mailto):/.test(href))).toHaveLength(
      2,
    )
    expect(hoursOf(page)).toEqual(hours)
    expect(contact).toContain('Complete Contact Form')
    expect(contact).toContain('Book Appointment Online')
    expect(page.attributes('#contact a', 'href')).toContain('/contact')
  })
})

describe('about', () => {
  const page = read('/about')
  const words = wordsOf(page)

  test('is headed About and the name of the clinic', () => {
    const [name] = page.attributes('meta[property="og:site_name"]', 'content')
    expect(page.texts('h1')).toEqual([`About ${name}`])
  })

  test.each([
    'Meet',
    'Lead Practitioner & Founder',
    '12+ Years Experience',
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
    '12+ years of clinical experience in NHS and private settings',
    'specialist in anti-wrinkle injections, dermal fillers, skin boosters and microneedling',
    'Book Your Consultation',
  ])('says %s', (expected) => {
    expect(words).toContain(expected)
  })

  test('keeps both readings of the experience', () => {
    expect(words).toContain('12+ years')
    expect(words).toContain('over 14 years')
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
})

describe('contact', () => {
  const page = read('/contact')
  const words = wordsOf(page)

  test.each([
    'Send us a Message',
    'Please fill out all required fields below',
    'Visit Our Clinic',
    'Free Consultations',
    'Book Online Appointment',
    'Back to home',
    '364 Nacton Road',
    'IP3 9NA',
  ])('says %s', (expected) => {
    expect(words).toContain(expected)
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

  test('asks with the right kinds of field', () => {
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

  test('works without script', () => {
    const form = page.only('main form')
    expect([attributeOf(form, 'method'), attributeOf(form, 'action')]).toEqual(['post', '/api/contacts'])
  })

  test('shows the opening hours and books in a new tab', () => {
    expect(hoursOf(page)).toEqual(hours)
    expect(bookingTexts(page)).toContain('Book Online Appointment')
  })

  test('carries the words for sending, success and failure', () => {
    const [props = ''] = page.attributes('[data-island="contact-form"]', 'data-props')
    const { words: form, sent, failed } = JSON.parse(props)
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
})

describe.each([
  [
    '/privacy-policy',
    [
      'January 2025',
      '30 days',
      'UK GDPR',
      'booking software provider',
      'hosting',
      'payment processors',
      "Information Commissioner's Office",
    ],
  ],
  ['/accessibility', ['WCAG', '2.1', 'Level AA', '9 July 2025']],
  [
    '/terms-and-conditions',
    ['England and Wales', 'intellectual property', 'liability', 'acceptance', 'third-party'],
  ],
  [
    '/cookie-policy',
    ['essential', 'analytics', 'functionality', 'third-party', 'no advertising', 'cookieConsent'],
  ],
])('%s', (path, expected) => {
  const page = read(path)

  test.each(expected)('says %s', (words) => {
    expect(wordsOf(page).toLowerCase()).toContain(words.toLowerCase())
  })

  test('leads back home', () => {
    expect(page.texts('main a[href="/"]')).toContain('Back to home')
  })
})

test('the terms have nine numbered sections in the specified order', () => {
  const numbered = read('/terms-and-conditions')
    .texts('main h2')
    .filter((heading) => /^\d/.test(heading))
  expect(numbered.map((heading) => Number.parseInt(heading, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const subjects = [
    /accept/i,
    /about us/i,
    /use/i,
    /intellectual/i,
    /liabilit/i,
    /third-party/i,
    /privacy/i,
    /change/i,
    /law/i,
  ]
  for (const [index, subject] of subjects.entries()) expect(numbered[index]).toMatch(subject)
})

test('the accessibility statement takes feedback by e-mail, phone and post', () => {
  const words = wordsOf(read('/accessibility'))
  for (const way of ['email', 'phone', 'post']) expect(words).toContain(`by ${way}`)
})
