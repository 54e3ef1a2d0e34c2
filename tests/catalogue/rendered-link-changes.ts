import { catalogue } from '../support/site-content.ts'
import type { Change } from './rendered-changes.ts'

const profhilo = '/treatments/profhilo'
const [first, second, third] = catalogue.testimonials.items
const endOfMain = '</main>'
const beforeEnd = (added: string) => `${added}${endOfMain}`

/** Changes to addresses and to words. */
export const linkChanges: Change[] = [
  ['a page that does not exist', '/', 'href="/about">More', 'href="/abuot">More', /address "\/abuot"/],
  [
    'a section that does not exist',
    '/contact',
    'href="/#gallery"',
    'href="/#pictures"',
    /address "\/#pictures"/,
  ],
  ['a place on the page', '/terms-and-conditions', 'href="#7-', 'href="#8-', /address "#8-/],
  [
    'a reason that does not exist',
    profhilo,
    '?reason=profhilo',
    '?reason=profilo',
    /contact button .*reason=profilo/,
  ],
  ['a booking link', '/about', /(href="https:[^"]*)(?="[^>]*>Book Your)/, '/1', /booking link ".*\/1 /],
  [
    'a booking link in the same tab',
    '/about',
    /target="_blank" rel="noopener"(?=>Book Your)/,
    '',
    /booking link "\S+" *; .*_blank noopener/,
  ],
  [
    'an accordion link',
    '/',
    /href="\/treatments\/profhilo"(?=[^>]*>Learn More)/,
    'href="/treatments/em-lift"',
    /accordion row .*em-lift.*home\.yaml states/,
  ],
  ['a picture', profhilo, endOfMain, beforeEnd('<img src="/x.avif" alt="">'), /address "\/x\.avif"/],
  [
    'a link without its scheme',
    '/about',
    endOfMain,
    beforeEnd('<a href="//other.example/x">More</a>'),
    /address "\/\/other/,
  ],
  [
    'an insecure link',
    '/about',
    'href="https://www.nmc.org.uk/registration',
    'href="http://www.nmc.org.uk/registration',
    /address "http:/,
  ],
  [
    'a form elsewhere',
    '/contact',
    'action="/api/contacts"',
    'action="https://other.example/"',
    /address "https:\/\/other/,
  ],
  // Words
  ['a fact', profhilo, '<dd>2 sessions', '<dd>3 sessions', /fact "Sessions: 3 sessions"; .*"Sessions: 2/],
  ['a fact in prose', profhilo, /(?<=course is <!-- -->)2 sessions/, '4 sessions', /words ".*4 sessions/],
  [
    'a sentence',
    '/about',
    'We take small steps',
    'We take large steps',
    /does not show the text ".*small steps/,
  ],
  [
    'a question',
    profhilo,
    /(?<=<summary[^>]*>)Does it hurt/,
    'Will it hurt',
    /does not show the text "Does it hurt/,
  ],
  [
    'a testimonial',
    '/',
    /<figure class="testimonial">.*?<\/figure>/,
    '',
    new RegExp(`does not show the testimonial "${first?.text.slice(0, 10)}`),
  ],
  [
    'who said something',
    '/',
    `<strong>${third?.name}</strong>`,
    `<strong>${second?.name}</strong>`,
    new RegExp(`testimonial ".*${second?.name}.*testimonials\\.yaml states`),
  ],
  ['a date', '/accessibility', '>9 July 2025<', '>9 June 2025<', /date "9 June 2025/],
  [
    'words of a picture',
    profhilo,
    'profile with a few',
    'profile with some',
    /does not show the text .*profile with a few/,
  ],
  ['experience', '/about', /\d+(?=\+ Years Experience)/, '99', /words "99\+ Years/],
  ['the copyright year', '/about', /(?<=<span data-year="">)20\d\d/, '1999', /year "1999"/],
]
