import { catalogue } from '../support/site-content.ts'

/** What is changed, on which page, what is replaced (a captured group is kept) and with what, and words of the one finding. */
export type Change = [what: string, path: string, from: string | RegExp, to: string, found: RegExp]

const profhilo = '/treatments/profhilo'
const analysis = '/treatments/skin-analysis'
const { clinic } = catalogue
/** The opening tag of a treatment's price. */
const block = /(<p class="price")>/
const main = '<main id="main"'
const graph = '"@graph":['
const endOfMain = '</main>'
const beforeEnd = (added: string) => `${added}${endOfMain}`
const endOfHead = '</head>'
const inHead = (added: string) => `${added}${endOfHead}`

/** Changes to what pages state as facts. */
export const changes: Change[] = [
  // Prices
  [
    'a price',
    profhilo,
    /(?<=price-amount">)£/,
    '£9',
    /price "from £9\d+ per treatment"; .*profhilo\.mdx states "from £\d+ per/,
  ],
  ['"from"', analysis, /(?<=class="price">)/, 'from ', /price "from £.*states "£/],
  ['a price in the facts', profhilo, /(figure-text">from £)/, '9', /fact "Price: from £9\d+ per/],
  [
    'a related price',
    profhilo,
    /("card card-link card-pictured"[\s\S]*?figure-text">from £)\d+/,
    '9',
    /related treatment .*£9 .*skin-boosters\.mdx states/,
  ],
  ['an accordion price', '/', /(accordion-price">from £)/, '9', /accordion row ".*from £9\d/],
  [
    'a price in the list below',
    '/',
    /(price-line"[\s\S]*?accordion-price">from £)/,
    '9',
    /price list ".*£9\d.*\.mdx states/,
  ],
  [
    'what a course costs',
    '/treatments/em-lift',
    /(price-course">.*?£)/,
    '9',
    /price ".*£9\d{3}.*em-lift\.mdx states/,
  ],
  ['a hidden price', profhilo, block, ' hidden>', /does not show the price "from £/],
  [
    'a fact that is not read out',
    profhilo,
    '<dd>2 sessions',
    '<dd aria-hidden="true">2 sessions',
    /"Sessions:"/,
  ],
  ['a price that is not read out', profhilo, block, ' aria-hidden="true">', /does not show the price/],
  [
    'a price in a component',
    '/about',
    endOfMain,
    beforeEnd('<p>from £19,999</p>'),
    /words "from £19,999", which the content does not state/,
  ],
  [
    'a price spelt out',
    '/about',
    endOfMain,
    beforeEnd('<p>It costs two hundred pounds.</p>'),
    /words "It costs two hundred pounds\."/,
  ],
  [
    'a number of sessions spelt out',
    profhilo,
    endOfMain,
    beforeEnd('<p>You need three sessions.</p>'),
    /words "You need three sessions\."/,
  ],
  ['part of a price', profhilo, endOfMain, beforeEnd('<p>from £2</p>'), /words "from £2"/],
  ['a price in pieces', profhilo, endOfMain, beforeEnd('<p>£<!-- -->199<!-- -->99</p>'), /words "£19999"/],
  ['a price in a tip', profhilo, main, '<main title="from £2" id="main"', /words "from £2"/],
  // Hours and contact details
  [
    'hours',
    '/contact',
    /\d:\d\d PM/,
    '11:11 PM',
    /opening hours ".*11:11 PM.*; content\/clinic\.yaml states .* PM/,
  ],
  ['a closed day', '/', '>Closed<', '>9:00 AM-1:00 PM<', /opening hours ".*day: 9:00/],
  [
    'a closed day in a sentence',
    '/about',
    endOfMain,
    beforeEnd('<p>We are closed on Mondays.</p>'),
    /words "We are closed on Mondays\."/,
  ],
  ['alternate days', '/contact', 'Alternate Saturdays', 'Saturdays', /opening hours ".* Saturdays:/],
  [
    'a day that is left out',
    '/contact',
    /<div class="hours-row" data-day="Friday"[^>]*>.*?<\/div>/,
    '',
    /opening hours "Friday.*clinic\.yaml states/,
  ],
  [
    'the day that a script marks',
    '/contact',
    /data-every="7" data-on="4"/,
    'data-every="7" data-on="5"',
    /opening hours ".*\(\w+day \S+ \S+ 5 7\)/,
  ],
  [
    'the address',
    '/contact',
    '364 Nacton Road<br',
    '346 Nacton Road<br',
    new RegExp(`address "${clinic.name} 346`),
  ],
  ['the phone', '/contact', `>${clinic.phone}<`, '>01632 960999<', /words "01632 960999"/],
  ['the number that is dialled', '/contact', 'href="tel:+44', 'href="tel:+45', /phone link "tel:\+45/],
  ['the mail address', '/contact', 'href="mailto:', 'href="mailto:other', /email link "mailto:other/],
  [
    'a postcode in a text',
    '/about',
    endOfMain,
    beforeEnd('<p>Find us at IP4 1AA</p>'),
    /words "Find us at IP4 1AA"/,
  ],
  // What search engines read
  ['the title', profhilo, '<title>Profhilo', '<title>Profilo', /the title "Profilo in/],
  [
    'the description',
    '/',
    'name="description" content="Nurse',
    'name="description" content="Doctor',
    /meta description "Doctor/,
  ],
  [
    'the canonical link',
    '/about',
    /rel="canonical" href="[^"]+"/,
    'rel="canonical" href="/contact"',
    /canonical link "\/contact"/,
  ],
  [
    'a rule for robots',
    '/about',
    endOfHead,
    inHead('<meta name="robots" content="nofollow">'),
    /meta "robots nofollow"/,
  ],
  [
    'a rule for one robot',
    '/about',
    endOfHead,
    inHead('<meta name="googlebot" content="noindex">'),
    /meta "googlebot noindex"/,
  ],
  ['a second heading', '/about', endOfMain, beforeEnd('<h1>Other</h1>'), /heading "Other"/],
  [
    'the sharing image',
    '/about',
    /og:image" content="[^"]+"/,
    'og:image" content="/x.png"',
    /meta og:image "\/x\.png"/,
  ],
  [
    'the minimum price as data',
    profhilo,
    '"minPrice":',
    '"minPrice":9',
    /offers ".*minPrice 9\d+ .*; .*minPrice \d/,
  ],
  ['a price beside it', profhilo, '"minPrice":', '"maxPrice":300,"minPrice":', /offers ".*maxPrice 300/],
  ['the currency', profhilo, '"priceCurrency":"GBP"', '"priceCurrency":"EUR"', /offers ".*priceCurrency EUR/],
  [
    'hours as data',
    '/contact',
    /"closes":"\d\d:\d\d"/,
    '"closes":"23:11"',
    /openingHoursSpecification ".*23:11.*; .*\d\d:\d\d"/,
  ],
  ['the phone as data', '/about', '"telephone":"', '"telephone":"0', /telephone "0\+44/],
  [
    'an answer as data',
    profhilo,
    '"text":"It is made',
    '"text":"It was made',
    /FAQPage mainEntity ".* It was made/,
  ],
  [
    'a rating',
    '/about',
    '"telephone"',
    '"aggregateRating":{"ratingValue":5},"telephone"',
    /aggregateRating "ratingValue 5", which the content/,
  ],
  [
    'a review',
    profhilo,
    graph,
    `${graph}{"@type":"Review","reviewBody":"Good"},`,
    /Review reviewBody "Good"/,
  ],
  ['data that is no JSON', '/about', '{"@context"', '{@context', /structured data that is no JSON/],
]
