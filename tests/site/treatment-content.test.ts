import { expect, test } from 'vitest'
import { treatmentSections } from '../../schemas/content/treatment-sections.ts'
import { builtDocument } from '../support/built-document.ts'
import { builtFile, builtPages, builtSite } from '../support/built-site.ts'
import { attributeOf, textOf } from '../support/html-document.ts'
import { catalogue } from '../support/site-content.ts'
import { treatmentExpectations } from './treatment-expectations.ts'

test('each specified treatment has its page', () => {
  const specified = treatmentExpectations.map(({ slug }) => `/treatments/${slug}`)
  expect(builtPages()).toEqual(expect.arrayContaining(specified))
})

const treatments = treatmentExpectations.map((expectation) => ({
  ...expectation,
  page: builtDocument(`/treatments/${expectation.slug}`),
}))
type Treatment = (typeof treatments)[number]

/** Compares a value of every treatment's page; a failure names the treatment. */
function expectOfEach(shown: (treatment: Treatment) => unknown, expected: (treatment: Treatment) => unknown) {
  const bySlug = (value: (treatment: Treatment) => unknown) =>
    Object.fromEntries(treatments.map((treatment) => [treatment.slug, value(treatment)]))
  expect(bySlug(shown)).toEqual(bySlug(expected))
}

test('each states its price once in the price block and once at the top, and the cost of a course as often', () => {
  const count = ({ page }: Treatment, selectors: string[]) => selectors.map((one) => page.all(one).length)
  expectOfEach(
    (treatment) => count(treatment, ['.price', '.fact .figure-text + .fact-unit', '.price-course']),
    (treatment) => [1, 1, ...count(treatment, ['.fact-course'])],
  )
})

test('each contains every specified statement', () => {
  expectOfEach(
    ({ page, says }) => {
      const words = page.texts('main').join(' ').toLowerCase()
      return says.filter((statement) => !words.includes(statement.toLowerCase()))
    },
    () => [],
  )
})

test('each states its facts at the top', () => {
  for (const { page, facts } of treatments) {
    const stated = page
      .all('.facts .fact')
      .map((fact) => ['dt', 'dd'].map((part) => fact.querySelector(part)))
    const texts = stated.map((pair) => pair.map((element) => (element ? textOf(element) : '')))
    expect(texts.length).toBeGreaterThanOrEqual(3)
    expect(Object.fromEntries(texts)).toMatchObject(facts ?? {})
  }
})

test('each says who it may suit, who it is not for and what to tell the clinic first', () => {
  for (const { slug, page } of treatments) {
    const lists = page
      .all('[aria-labelledby="suitability-heading"] .grid > div')
      .filter((part) => part.querySelector('ul'))
    const headings = lists
      .map((list) => list.querySelector('h3'))
      .map((heading) => heading && textOf(heading))
    expect(headings, slug).toEqual(['It may suit', 'Not for you if', 'Tell us first if'])
    for (const list of lists) expect(list.querySelectorAll('li').length, slug).toBeGreaterThan(0)
    expect(page.texts('[data-kind="tellFirst"] + p')[0], slug).toContain(
      'Do not stop a medicine that a doctor',
    )
  }
})

test('ranges of figures are marked so that no line breaks inside them', () => {
  const ranges = (place: string) => builtDocument('/treatments/picolase-md').texts(`${place} .figure-text`)
  expect(ranges('.facts dd')).toEqual(expect.arrayContaining(['15-45', '6-8']))
  for (const course of ['.fact-course', '.price-course']) expect(ranges(course)).toEqual(['6-8', '£270-£360'])
})

test('each states its downtime', () => {
  expectOfEach(
    ({ page }) => page.texts('.facts dt').filter((label) => label === 'Downtime'),
    () => ['Downtime'],
  )
})

test('each has the same sections in one order, and links to them beside the prose', () => {
  expectOfEach(
    ({ page }) => page.texts('.prose h2'),
    () => [...treatmentSections],
  )
  expectOfEach(
    ({ page }) => page.attributes('.contents-list a', 'href'),
    ({ page }) => page.attributes('.prose h2', 'id').map((id) => `#${id}`),
  )
})

test('each says that it starts with a free consultation, unless the visit itself is paid for', () => {
  const paidVisits = ['skin-analysis', 'wellness-blood-testing', 'mole-assessment']
  expectOfEach(
    ({ page }) => page.texts('.price-block p').includes('You start with a free consultation.'),
    ({ slug }) => !paidVisits.includes(slug),
  )
})

test('a page that names Fitzpatrick skin types shows them', () => {
  expect(treatments.some(({ page }) => page.all('.skin-types').length > 0)).toBe(true)
  expectOfEach(
    ({ page }) => page.attributes('.skin-types [role="img"]', 'aria-label').length,
    ({ page }) => (page.texts('main').join(' ').includes('Fitzpatrick') ? 1 : 0),
  )
})

test('each answers as many questions as specified', () => {
  for (const { slug, page, faqs } of treatments) {
    const count = page.texts('details summary').length
    expect(faqs === undefined ? [3, 4, 5, 6] : [faqs], slug).toContain(count)
  }
})

test('each ends with booking and contact, several with the address of the clinic', () => {
  expectOfEach(
    ({ page }) => [page.texts('.price-block a').slice(0, 2), page.attributes('.price-block a', 'href')[1]],
    ({ book, contact }) => [
      [
        expect.stringMatching(startsWith(book)),
        contact
          ? 'Contact Us with our form'
          : expect.stringMatching(/^Contact Us (?:by email|with our form)$/),
      ],
      expect.stringMatching(contact ? /^\/contact\?about=/ : /^(?:mailto:[^?@]+@[^?@]+|\/contact(?:\?|$))/),
    ],
  )
  const ending = treatments.filter(({ page }) =>
    page.texts('.price-block').some((text) => text.includes(catalogue.clinic.address.street)),
  )
  expect(ending.length).toBeGreaterThanOrEqual(3)
})

test('each has a picture with alternative text', () => {
  expectOfEach(
    ({ page }) => [
      ...page.attributes('.hero-picture [role="img"]', 'aria-label'),
      ...page.attributes('.hero-picture img', 'alt').filter(Boolean),
    ],
    () => [expect.stringMatching(/\S{2,} \S+/)],
  )
})

test('each shows related treatments with drawings that load lazily and reserve their space', () => {
  expect(treatments.filter(({ page }) => page.all('main .card-pictured').length === 0)).toEqual([])
  const kept = ['loading', 'width', 'height']
  expectOfEach(
    ({ page }) =>
      page.all('main img.illustration').map((image) => kept.map((name) => attributeOf(image, name))),
    ({ page }) => page.all('main .card-pictured').map(() => ['lazy', '480', '360']),
  )
})

test('every drawing in a file of its own carries its colours', () => {
  const files = Object.keys(builtSite().paths).filter((path) => path.startsWith('/assets/drawings/'))
  expect(files.length).toBeGreaterThanOrEqual(18)
  const plain = files.filter(
    (path) => !/^<svg[^>]* fill="none"[^>]*><path fill="#/.test(builtFile(path).toString()),
  )
  expect(plain).toEqual([])
})

test('each has 350 to 1,000 words of prose, and no heading twice', () => {
  for (const { slug, page } of treatments) {
    const words = page.texts('.prose').join(' ').split(/\s+/).length
    expect(words, slug).toBeGreaterThanOrEqual(350)
    expect(words, slug).toBeLessThanOrEqual(1000)
    const headings = page.texts('main h2')
    expect(new Set(headings).size, slug).toBe(headings.length)
  }
})

function startsWith(words: string): RegExp {
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}
