/** What is changed, on which page, the change (a group before it stays as it is), and words of the one finding. */
export type Change = [what: string, path: string, from: string | RegExp, to: string, found: RegExp]

const profhilo = '/treatments/profhilo'
const analysis = '/treatments/skin-analysis'
const block = '<p class="price" data-price="250">'
const main = '<main id="main"'
const graph = '"@graph":['
const endOfMain = '</main>'
const beforeEnd = (added: string) => `${added}${endOfMain}`
const endOfHead = '</head>'
const inHead = (added: string) => `${added}${endOfHead}`

/** Changes of what pages state as facts. */
export const changes: Change[] = [
  // Prices
  [
    'a price',
    profhilo,
    /(?<=price-amount">)£250/,
    '£260',
    /price "from £260 per treatment"; .*profhilo\.mdx states "from £250 per/,
  ],
  ['"from"', analysis, /(?<=class="price" data-price="35">)/, 'from ', /price "from £35 .*states "£35/],
  [
    'a price in the facts',
    profhilo,
    'figure-text">from £250',
    'figure-text">from £25',
    /fact "Price: from £25 per/,
  ],
  [
    'a related price',
    profhilo,
    /("card card-link card-pictured"[\s\S]*?figure-text">from £)\d+/,
    '9',
    /related treatment .*£9 .*skin-boosters\.mdx states/,
  ],
  [
    'an accordion price',
    '/',
    'accordion-price">from £45',
    'accordion-price">from £35',
    /accordion row "Skin Analysisfrom £35|accordion row "Skin Analysis from £35/,
  ],
  [
    'a price in the list below',
    '/',
    /(price-line"[\s\S]*?accordion-price">)from £50/,
    'from £55',
    /price list ".*£55 .*laser-hair-removal.*states/,
  ],
  [
    'what a course costs',
    '/treatments/em-lift',
    /(price-course">.*?)£690/,
    '£960',
    /course ".*£960.*em-lift\.mdx states/,
  ],
  ['a hidden price', profhilo, block, block.replace('>', ' hidden>'), /does not show the price "from £250/],
  [
    'a price that is not read out',
    profhilo,
    block,
    block.replace('>', ' aria-hidden="true">'),
    /does not show the price/,
  ],
  [
    'a price in a component',
    '/about',
    endOfMain,
    beforeEnd('<p>from £99</p>'),
    /words "from £99", which the content does not state/,
  ],
  ['part of a price', profhilo, endOfMain, beforeEnd('<p>from £25</p>'), /words "from £25"/],
  ['a price in pieces', profhilo, endOfMain, beforeEnd('<p>£<!-- -->25<!-- -->00</p>'), /words "£2500"/],
  ['a price in a tip', profhilo, main, '<main title="from £25" id="main"', /words "from £25"/],
  // Hours and contact details
  [
    'hours',
    '/contact',
    '8:30 PM',
    '8:00 PM',
    /opening hours ".*8:00 PM .*; content\/clinic\.yaml states .*8:30 PM/,
  ],
  ['a closed day', '/', '>Closed<', '>9:00 AM-1:00 PM<', /opening hours ".*Tuesday: 9:00/],
  ['alternate days', '/contact', 'Alternate Saturdays', 'Saturdays', /opening hours ".* Saturdays:/],
  [
    'a day that is left out',
    '/contact',
    /<div class="hours-row" data-day="Friday"[^>]*>.*?<\/div>/,
    '',
    /opening hours .*states ".*Friday/,
  ],
  [
    'the day that a script marks',
    '/contact',
    'data-every="7" data-on="4"',
    'data-every="7" data-on="5"',
    /opening hours "Monday: .*\(Monday 09:00 15:00 5 7\)/,
  ],
  ['the address', '/contact', '364 Nacton Road<br', '346 Nacton Road<br', /address "Your Clinic 346/],
  ['the phone', '/contact', '>01632 960123<', '>01632 960999<', /words "01632 960999"/],
  ['the number that is dialled', '/contact', 'href="tel:+44', 'href="tel:+45', /phone link "tel:\+45/],
  ['the mail address', '/contact', 'href="mailto:hello', 'href="mailto:other', /email link "mailto:other/],
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
    /meta robots "nofollow"/,
  ],
  [
    'a rule for one robot',
    '/about',
    endOfHead,
    inHead('<meta name="googlebot" content="noindex">'),
    /meta googlebot "noindex"/,
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
    '"minPrice":250',
    '"minPrice":205',
    /offers ".*minPrice 205 .*; .*minPrice 250/,
  ],
  [
    'a price beside it',
    profhilo,
    '"minPrice":250',
    '"minPrice":250,"maxPrice":300',
    /offers ".*maxPrice 300/,
  ],
  ['the currency', profhilo, '"priceCurrency":"GBP"', '"priceCurrency":"EUR"', /offers ".*priceCurrency EUR/],
  [
    'hours as data',
    '/contact',
    '"closes":"20:30"',
    '"closes":"21:30"',
    /openingHoursSpecification ".*21:30"; .*20:30"/,
  ],
  [
    'the phone as data',
    '/about',
    '"telephone":"01632 960123"',
    '"telephone":"01632 960124"',
    /telephone "01632 960124"/,
  ],
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
  ['microdata', profhilo, main, '<b itemprop="price"></b><main id="main"', /microdata "<b itemprop>"/],
]
