import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FaqList } from '../../renderer/parts/faq-list.tsx'
import { PriceFigure } from '../../renderer/parts/price-tag.tsx'
import { built, builtPage, checkSite, edited, foundOn } from './rendered-site.ts'

const { clinic } = built.catalogue
const profhilo = '/treatments/profhilo'
const booking = `${clinic.booking.portal}/${clinic.booking.clinicId}`

test('the built site shows what the content states', async () => {
  const { findings, summary } = await checkSite()
  expect(findings).toEqual([])
  expect(summary.files).toBe(built.site.pages.length)
  expect(summary.files).toBeGreaterThanOrEqual(29)
})

test('the comparison takes less than 1.5 s of processor time', async () => {
  const times: number[] = []
  for (let run = 0; run < 3; run++) {
    const before = process.cpuUsage()
    await checkSite()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  expect(Math.min(...times)).toBeLessThan(1500)
})

test('a finding names page, place, both values, and where content states its own', async () => {
  const html = edited(profhilo, /(?<=<p class="price"[^>]*>(?:(?!<\/p>)[\s\S])*)£250/, '£260')
  const pages = built.site.pages.map((page) => (page.path === profhilo ? { ...page, html } : page))
  const { findings, summary } = await checkSite({ pages })
  expect(summary.errors).toBe(1)
  expect(findings).toEqual([
    {
      file: 'dist/client/treatments/profhilo.html',
      line: expect.any(Number),
      column: expect.any(Number),
      rule: 'rendered',
      severity: 'error',
      message: 'price: the page shows "from £260 per treatment", the content states "from £250".',
      remedy: 'Have the component that prints it take it from the catalogue, and build again.',
      related: [
        {
          file: 'content/treatments/profhilo.mdx',
          line: expect.any(Number),
          column: expect.any(Number),
          length: expect.any(Number),
          message: 'price is what the content states.',
        },
      ],
    },
  ])
})

/** What is changed, where, and words of the message that must be found. */
const changes: [what: string, path: string, from: string | RegExp, to: string, found: RegExp][] = [
  ['the title', profhilo, '<title>Profhilo', '<title>Profilo', /^title: .*"Profilo in/],
  ['og:title', profhilo, 'og:title" content="Profhilo', 'og:title" content="Profilo', /^og:title: /],
  [
    'the description',
    '/',
    'name="description" content="Nurse',
    'name="description" content="Doctor',
    /^meta desc/,
  ],
  [
    'the canonical link',
    '/about',
    /rel="canonical" href="[^"]+"/,
    'rel="canonical" href="/x"',
    /^canonical link/,
  ],
  ['the robots rule', '/about', '</head>', '<meta name="robots" content="noindex"></head>', /^robots: /],
  ['the heading', '/about', /(?<=<h1[^>]*>)[^<]+/, 'About us', /^heading: .*"About us"/],
  ['the sharing image', '/about', /og:image" content="[^"]+"/, 'og:image" content="/x.png"', /^og:image: /],
  [
    'a price in the facts',
    profhilo,
    'figure-text">from £250',
    'figure-text">from £25',
    /^price: .*"from £25"/,
  ],
  ['a price in pounds', profhilo, 'data-price="250"', 'data-price="251"', /^price in pounds: .*"251"/],
  [
    '"from"',
    '/treatments/skin-analysis',
    /(?<=class="price" data-price="35">)/,
    'from ',
    /^price: .*"from £35/,
  ],
  ['a related price', profhilo, /(?<=card-link[\s\S]*?figure-text">from £)\d+/, '9', /^price: .*"from £9/],
  ['the minimum price', profhilo, '"minPrice":250', '"minPrice":205', /specification minPrice: .*"205"/],
  ['the fixed price', '/treatments/skin-analysis', '"price":35', '"price":45', /offer price: .*"45".*"35"/],
  ['the currency', profhilo, '"priceCurrency":"GBP"', '"priceCurrency":"EUR"', /priceCurrency: .*"EUR"/],
  ['a fact', profhilo, '<dd>2 sessions', '<dd>3 sessions', /^facts: .*"Sessions: 3 sessions/],
  ['a fact in prose', profhilo, /(?<=course is <!-- -->)2 sessions/, '4 sessions', /^text: .*4 sessions/],
  ['hours', '/contact', '8:30 PM', '8:00 PM', /^opening hours: .*8:00 PM.*8:30 PM/],
  ['a closed day', '/', '>Closed<', '>9:00 AM–1:00 PM<', /^opening hours: .*"Tuesday: 9:00/],
  ['alternate days', '/', 'Alternate Saturdays', 'Saturdays', /^opening hours: .*"Saturdays:/],
  ['hours as data', '/', '"closes":"20:30"', '"closes":"21:30"', /opening hours: .*"wednesday 10:00-21:30"/],
  ['a weekday as data', '/', 'schema.org/Monday', 'schema.org/Tuesday', /does not show "monday 09:00-15:00"/],
  [
    'an open date',
    '/',
    /"validFrom":"\d{4}-\d\d-\d\d"/,
    '"validFrom":"2030-01-01"',
    /opening hours: 2030-01-01 /,
  ],
  ['the address', '/contact', '364 Nacton Road<br', '346 Nacton Road<br', /^address: .*346/],
  ['the postcode as data', '/about', '"postalCode":"IP3 9NA"', '"postalCode":"IP3 9AN"', /postalCode: .*9AN/],
  ['the phone', '/', `>${clinic.phone}<`, '>01632 960999<', /^phone: .*960999/],
  ['the number that is dialled', '/', 'href="tel:+44', 'href="tel:+45', /^phone link: .*\+45/],
  [
    'the mail address',
    '/contact',
    `href="mailto:${clinic.email}`,
    'href="mailto:x@y.example',
    /^e-mail link: /,
  ],
  [
    'a booking link',
    '/about',
    new RegExp(`href="${booking}"(?=[^>]*>Book Your)`),
    `href="${booking}1"`,
    /^booking button "Book Your Consultation": .*1"/,
  ],
  [
    'a booking link elsewhere',
    profhilo,
    `<a href="${booking}"`,
    '<a href="https://other.example/1"',
    /^booking button /,
  ],
  [
    'a booking link in the same tab',
    '/',
    'target="_blank" rel="noopener">Book Your',
    '>Book Your',
    /new tab/,
  ],
  [
    'the name of a booking button',
    '/',
    '>Book Appointment Online<',
    '>Call us<',
    /"Book Appointment Online"/,
  ],
  [
    'an accordion name',
    '/',
    'accordion-name">Profhilo<',
    'accordion-name">Profilo<',
    /^accordion: .*"Profilo/,
  ],
  [
    'an accordion price',
    '/',
    'accordion-price">from £45',
    'accordion-price">from £35',
    /^accordion: .*£35.*£45/,
  ],
  [
    'an accordion link',
    '/',
    /href="\/treatments\/profhilo"(?=[^>]*>Learn More)/,
    'href="/treatments/em-lift"',
    /^accordion link: /,
  ],
  ['a question', profhilo, /(?<=<summary[^>]*>)Does it hurt/, 'Will it hurt', /^question: .*"Will it hurt/],
  ['an answer as data', profhilo, '"text":"It is made', '"text":"It was made', /data, answer: /],
  [
    'a testimonial',
    '/',
    /<figure class="testimonial">[\s\S]*?<\/figure>/,
    '',
    /^testimonial: the page does not/,
  ],
  ['a reason', '/contact', '<option value="profhilo">', '<option value="em-lift">', /^reason for contact: /],
  [
    'a menu link',
    '/contact',
    /href="\/treatments\/profhilo"(?=[^>]*menu-link)/,
    'href="/treatments/em-lift"',
    /^treatments menu, Inj/,
  ],
  ['a menu group', '/contact', '>Medical Services<', '>Medical<', /^group of the treatments menu: /],
  ['a header link', '/contact', /href="\/about"(?=[^>]*nav-link)/, 'href="/"', /^header: /],
  ['a quick link', '/contact', 'href="/#gallery"', 'href="/#pictures"', /^footer, Quick links: /],
  ['a legal link', '/contact', '>Accessibility Statement<', '>Access<', /^footer, Legal: /],
  ['a profile', '/', clinic.profiles[0]?.url ?? '', 'https://photos.example/other', /photos\.example\/other/],
  [
    'another site',
    '/about',
    'https://www.nmc.org.uk/',
    'https://www.nmc.example/',
    /^link to another site: /,
  ],
  ['a page that does not exist', '/', 'href="/about">More', 'href="/abuot">More', /^link to a page: .*abuot/],
  ['a place on the page', '/terms-and-conditions', 'href="#7-', 'href="#8-', /^link within the page: /],
  ['a date', '/accessibility', '>9 July 2025<', '>9 June 2025<', /^date: .*9 June 2025/],
  ['words of a picture', profhilo, 'profile with a few', 'profile with some', /^words of a picture: /],
  ['experience', '/', /(?<=<main[\s\S]*?)12\+ years/, '15+ years', /"15\+ years/],
  ['the copyright year', '/', /(?<=>)© 20\d\d/, '© 1999', /^figure: .*1999/],
  ['JSON-LD that is none', '/', '{"@context"', '{@context', /^structured data: it is no JSON/],
]

describe('a page that is changed by hand', () => {
  test.each(changes)('is found when it changes %s', async (_, path, from, to, found) => {
    expect(await foundOn(path, edited(path, from, to))).toContainEqual(expect.stringMatching(found))
  })
})

describe('a component that prints the wrong fact', () => {
  const treatment = built.catalogue.treatments.find(({ slug }) => slug === 'profhilo')
  if (!treatment) throw new Error('content/treatments/profhilo.mdx is missing')

  test('is found: a price in pence', async () => {
    const price = { ...treatment.price, amount: treatment.price.amount * 100 }
    const printed = renderToStaticMarkup(createElement(PriceFigure, { price }))
    expect(await foundOn(profhilo, edited(profhilo, /<p class="price"[\s\S]*?<\/p>/, printed))).toEqual([
      'price in pounds: the page shows "25000", the content states "250".',
      'price: the page shows "from £25000 per treatment", the content states "from £250".',
    ])
  })

  test('is found: a price without "from"', async () => {
    const price = { ...treatment.price, from: false }
    const printed = renderToStaticMarkup(createElement(PriceFigure, { price }))
    expect(await foundOn(profhilo, edited(profhilo, /<p class="price"[\s\S]*?<\/p>/, printed))).toEqual([
      'price: the page shows "£250 per treatment", the content states "from £250".',
    ])
  })

  test('is found: one question left out', async () => {
    const printed = renderToStaticMarkup(createElement(FaqList, { faqs: treatment.faqs.slice(1) }))
    const html = edited(profhilo, /<div class="accordion">[\s\S]*?<\/details><\/div>/, printed)
    expect(await foundOn(profhilo, html)).toEqual([
      expect.stringMatching(/^question: the page does not show "Is Profhilo a filler\?"/),
      expect.stringMatching(/^answer: the page does not show "It is made of/),
    ])
  })
})

test('a page that was built from other content is found', async () => {
  const { html } = builtPage(profhilo)
  const treatments = built.catalogue.treatments.map((one) =>
    one.slug === 'profhilo' ? { ...one, price: { ...one.price, amount: 251 } } : one,
  )
  const found = await foundOn(profhilo, html, { ...built.catalogue, treatments })
  expect(found.filter((message) => message.includes('251')).length).toBeGreaterThanOrEqual(4)
})

describe('the site as a whole', () => {
  const messages = async (change: Parameters<typeof checkSite>[0]) =>
    (await checkSite(change)).findings.map(({ file, message }) => `${file} ${message}`)

  test('a page that was not built is found', async () => {
    const pages = built.site.pages.filter(({ path }) => path !== profhilo)
    expect(await messages({ pages })).toEqual(['dist/client the page /treatments/profhilo was not built.'])
  })

  test('a page that the content does not have is found', async () => {
    const stray = { file: 'dist/client/x.html', path: '/x', html: '<!doctype html>' }
    expect(await messages({ pages: [...built.site.pages, stray] })).toEqual([
      'dist/client/x.html the page /x was built, and the content has none there.',
    ])
  })

  test('an address that the sitemap lacks or has too much is found', async () => {
    const { sitemap } = built.site
    if (!sitemap) throw new Error('the build wrote no sitemap')
    const text = sitemap.text.replace('/about<', '/contact/sent<')
    expect(await messages({ sitemap: { ...sitemap, text } })).toEqual([
      `dist/client/sitemap.xml sitemap: the page shows "${built.origin}/contact/sent", the content states "${built.origin}/about".`,
    ])
  })

  test('a sharing image that was not drawn is found', async () => {
    const files = new Set([...built.site.files].filter((file) => file !== '/sharing/about.png'))
    expect(await messages({ files })).toEqual([
      'dist/client/about.html og:image: the picture /sharing/about.png was not built.',
    ])
  })
})
