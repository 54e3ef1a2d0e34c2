import { expect, test } from 'vitest'
import { builtDocument } from '../support/built-document.ts'
import { builtPages } from '../support/built-site.ts'
import { textOf } from '../support/html-document.ts'
import { treatmentExpectations } from './treatment-expectations.ts'

const pages = builtPages().map(builtDocument)
const names = treatmentExpectations.map(({ name }) => name)

const bannerWords = [
  'We Use Cookies',
  'Accept All',
  'Reject Non-Essential',
  'Customise',
  'Cookie Preferences',
  'Essential',
  'Analytics',
  'Functionality',
  'Save Preferences',
]

const treatmentPages = builtPages().filter((path) => path.startsWith('/treatments/'))
/** The clinic may add more treatments. */
const groups = {
  'Injectable Treatments': expect.arrayContaining(names.slice(0, 6)),
  'Skin Treatments': expect.arrayContaining(['Microneedling', 'Skin Peels', 'Skin Analysis']),
  'Device-Based Treatments': expect.arrayContaining(names.slice(9, 14)),
  'Medical Services': expect.arrayContaining(names.slice(14)),
}

test('the header of every page leads to the main pages, and to every treatment in the specified groups', () => {
  for (const page of pages) {
    expect(page.texts('header .nav-list > li > a').map(withoutNote)).toEqual([
      'Home',
      'About',
      'Contact',
      'Book Consultation',
    ])
    expect(page.attributes('header .nav-list > li > a', 'href').slice(0, 3)).toEqual([
      '/',
      '/about',
      '/contact',
    ])
    const lists = page.all('header .menu-groups ul')
    const titles = page.texts('header .menu-groups p')
    const shown = lists.map((list, index) => [titles[index], list.querySelectorAll('a').map(textOf)])
    expect(Object.fromEntries(shown)).toEqual(groups)
    expect(page.attributes('header .menu-groups a', 'href').toSorted()).toEqual(treatmentPages.toSorted())
  }
})

test('the footer of every page has quick links, treatments, social and legal links, and the copyright', () => {
  for (const page of pages) {
    const links = page.attributes('footer a', 'href')
    expect(links.filter((href) => href.startsWith('/#'))).toEqual([
      '/#home',
      '/#about',
      '/#treatments',
      '/#gallery',
      '/#contact',
    ])
    expect(links).toEqual(
      expect.arrayContaining(treatmentExpectations.map(({ slug }) => `/treatments/${slug}`)),
    )
    expect(links).toEqual(
      expect.arrayContaining([
        '/privacy-policy',
        '/accessibility',
        '/terms-and-conditions',
        '/cookie-policy',
      ]),
    )
    expect(links.filter((href) => href.startsWith('https://')).length).toBeGreaterThanOrEqual(2)
    expect(page.texts('footer').join(' ')).toMatch(/© 20\d\d /)
  }
})

test('the header marks the current page, the home page under both of its addresses', () => {
  const marked = ['/', '/home', '/about', '/contact', '/treatments/profhilo', '/privacy-policy'].map((path) =>
    builtDocument(path).attributes('header a[aria-current="page"]', 'href'),
  )
  expect(marked).toEqual([['/'], ['/'], ['/about'], ['/contact'], ['/treatments/profhilo'], []])
})

test('the booking bar is on every page except those of the form and the legal ones', () => {
  expect(builtPages().filter((path) => builtDocument(path).all('.book-bar').length === 0)).toEqual([
    '/accessibility',
    '/contact',
    '/contact/not-sent',
    '/contact/sent',
    '/cookie-policy',
    '/privacy-policy',
    '/terms-and-conditions',
  ])
})

test('every page carries the words of the cookie banner', () => {
  for (const page of pages) {
    const words = page.texts('dialog').concat(page.attributes('[data-props]', 'data-props')).join(' ')
    expect(bannerWords.filter((word) => !words.includes(word))).toEqual([])
  }
})

function withoutNote(text: string): string {
  return text.replace(/ ?\(opens in a new tab\)$/, '')
}
