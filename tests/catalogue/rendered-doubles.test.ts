import { describe, expect, test } from 'vitest'
import { edited, foundOn } from './rendered-site.ts'

const profhilo = '/treatments/profhilo'
const graph = '"@graph":['
const node = (text: string) => `${graph}${text},`
const priceBlock = '<p class="price" data-price="250">'
const main = '<main id="main"'

/** What is said a second time or where it is not looked for, where, the change, and words of the message that must be found. */
type Change = [what: string, path: string, from: string | RegExp, to: string, found: RegExp]

const data: Change[] = [
  [
    'a second offer',
    profhilo,
    /"offers":(\{"@type":"Offer".*?\}\})/,
    '"offers":[{"@type":"Offer","price":250},{"@type":"Offer","price":10}]',
    /data, (?:price|offers): .*10/,
  ],
  [
    'a second service',
    profhilo,
    graph,
    node('{"@type":"Service","name":"Profhilo"}'),
    /2 objects of the type Service/,
  ],
  [
    'a price beside the least',
    profhilo,
    '"minPrice":250',
    '"minPrice":250,"price":10',
    /data, price: .*"10"/,
  ],
  ['a highest price', profhilo, '"minPrice":250', '"minPrice":250,"maxPrice":300', /data, maxPrice: .*"300"/],
  ['a price range', '/', '"telephone"', '"priceRange":"££","telephone"', /data, priceRange: .*"££"/],
  [
    'a price on a page without one',
    '/about',
    graph,
    node('{"@type":"Thing","lowPrice":5}'),
    /data, lowPrice/,
  ],
  [
    'a rating',
    '/',
    '"telephone"',
    '"aggregateRating":{"ratingValue":5},"telephone"',
    /aggregateRating: a business/,
  ],
  ['a review', profhilo, graph, node('{"@type":["Review"],"reviewBody":"Good"}'), /Review: a business/],
  ['a review under its key', '/about', '"telephone"', '"review":[],"telephone"', /review: a business/],
  [
    'hours in one line',
    profhilo,
    '"telephone"',
    '"openingHours":"Mo 09:00-17:00","telephone"',
    /data, openingHours: /,
  ],
  [
    'hours on another page',
    profhilo,
    '"telephone"',
    '"openingHoursSpecification":[{"dayOfWeek":"https://schema.org/Monday","opens":"08:00","closes":"15:00"}],"telephone"',
    /opening hours: .*08:00/,
  ],
  [
    'hours of another business',
    '/',
    graph,
    node('{"@type":"Store","opens":"08:00"}'),
    /data, opens: .*08:00/,
  ],
  [
    'another phone',
    '/',
    graph,
    node('{"@type":"LocalBusiness","telephone":"01632 960999"}'),
    /data, telephone: .*999/,
  ],
  [
    'another address',
    '/',
    graph,
    node('{"@type":"Place","address":"1 High Street"}'),
    /data, address: .*High/,
  ],
  [
    'another street',
    '/',
    graph,
    node('{"@type":"X","address":{"streetAddress":"1 High"}}'),
    /streetAddress: .*1 High/,
  ],
  ['another name', '/', graph, node('{"@type":"LocalBusiness","name":"Other"}'), /data, name: .*"Other"/],
  ['a second clinic', '/', graph, node('{"@type":"MedicalClinic"}'), /2 objects of the type MedicalClinic/],
  [
    'a second script',
    profhilo,
    '</body>',
    '<script type="application/LD+JSON">[{"@type":"Offer","price":10}]</script></body>',
    /data, price: .*"10"/,
  ],
  [
    'data in attributes',
    profhilo,
    main,
    '<b itemprop="price"></b><main id="main"',
    /attribute itemprop: .*"price"/,
  ],
]

const prices: Change[] = [
  ['a hidden price', profhilo, priceBlock, '<p class="price" data-price="250" hidden>', /£250 is not shown/],
  [
    'a price without display',
    profhilo,
    priceBlock,
    priceBlock.replace('>', ' style="display: none">'),
    /not shown/,
  ],
  [
    'an invisible price',
    profhilo,
    priceBlock,
    priceBlock.replace('>', ' style="visibility:hidden">'),
    /not shown/,
  ],
  ['a price that is not read out', profhilo, main, '<main aria-hidden="true" id="main"', /£250 is not shown/],
  [
    'a price in a template',
    profhilo,
    /<p class="price"[\s\S]*?<\/p>/,
    `<template>${priceBlock}from £250</p></template>`,
    /£250 is not shown/,
  ],
  ['part of a price', profhilo, '</main>', '<p>from £25</p></main>', /^figure: .*£25/],
  ['a price in pieces', profhilo, '</main>', '<p>£<!-- -->25<!-- -->00</p></main>', /^figure: .*£2500/],
  ['a price in elements', profhilo, '</main>', '<p>from £250<b>0</b></p></main>', /^figure: .*£2500/],
  ["another treatment's price", profhilo, '</main>', '<p>£230</p></main>', /^figure: .*£230/],
  ["a price on the home page's top", '/', '</main>', '<p>£150</p></main>', /^figure: .*£150/],
  [
    'a price that is read out',
    profhilo,
    priceBlock,
    priceBlock.replace('>', ' aria-label="£25">'),
    /figure in aria-label: .*£25/,
  ],
  ['a price in a tip', profhilo, main, '<main title="from £25" id="main"', /figure in title: .*£25/],
  [
    'a price in words of a picture',
    profhilo,
    '</main>',
    '<img src="/icon-512.png" alt="only £10"></main>',
    /figure in alt: .*£10/,
  ],
]

const heads: Change[] = [
  ['a second title', '/', '</head>', '<title>Botox £10</title></head>', /^title, a second one: .*£10/],
  [
    'a second description',
    '/',
    '</head>',
    '<meta name="Description" content="£10"></head>',
    /^meta description, a second one|^description: .*£10/,
  ],
  [
    'a second canonical link',
    '/',
    '</head>',
    '<link rel="canonical" href="/x"></head>',
    /^canonical link, a second one: .*\/x/,
  ],
  ['a second heading', '/about', '</main>', '<h1>Other</h1></main>', /^heading, a second one: .*Other/],
  [
    'a second og:title',
    '/',
    '</head>',
    '<meta property="og:title" content="Other"></head>',
    /^og:title: .*Other|^meta og:title, a second one: .*Other/,
  ],
  [
    'twitter:title',
    '/',
    '</head>',
    '<meta name="twitter:title" content="Other"></head>',
    /^twitter:title: .*Other/,
  ],
  [
    "a product's price",
    '/',
    '</head>',
    '<meta property="product:price:amount" content="10"></head>',
    /^meta product:price:amount: /,
  ],
  [
    'googlebot',
    '/',
    '</head>',
    '<meta name="googlebot" content="noindex"></head>',
    /^meta googlebot: .*noindex/,
  ],
]

const links: Change[] = [
  [
    'a link without its scheme',
    '/about',
    '</main>',
    '<a href="//other.example/x">More</a></main>',
    /^link to another site: .*other\.example/,
  ],
  [
    'a form elsewhere',
    '/contact',
    'action="/api/contacts"',
    'action="https://other.example/"',
    /^form that sends/,
  ],
  [
    'a button elsewhere',
    '/contact',
    '</form>',
    '<button formaction="//other.example/"></button></form>',
    /^form that sends/,
  ],
  [
    'a frame',
    '/',
    '</main>',
    '<iframe src="https://other.example/"></iframe></main>',
    /^<iframe>: .*other\.example/,
  ],
  ['a base', '/', '<head>', '<head><base href="https://other.example/">', /^<base>: .*other\.example/],
  ['a refresh', '/', '<head>', '<head><meta http-equiv="Refresh" content="0;url=/x">', /^refresh: .*0;url/],
  [
    'a text message',
    '/',
    '</main>',
    '<a href="sms:01632960999">Text</a></main>',
    /^link of another kind: .*sms:/,
  ],
  [
    'a phone link in capitals',
    '/',
    '</main>',
    '<a href="TEL:01632960999">Call</a></main>',
    /^link of another kind: .*TEL:/,
  ],
  [
    'the day of a row',
    '/contact',
    'data-day="monday"',
    'data-day="tuesday"',
    /^day, which the script marks: .*tuesday/,
  ],
]

describe('a page that says a fact twice, hides it or says it where it is not looked for', () => {
  test.each([...data, ...prices, ...heads, ...links])('is found: %s', async (_, path, from, to, found) => {
    expect(await foundOn(path, edited(path, from, to))).toContainEqual(expect.stringMatching(found))
  })
})
