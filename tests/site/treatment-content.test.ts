import { describe, expect, test } from 'vitest'
import { builtHtml, builtPages } from '../support/built-site.ts'
import { attributeOf, HtmlDocument, textOf } from '../support/html-document.ts'
import { treatmentExpectations } from './treatment-expectations.ts'

test('each specified treatment has its page, and there is no other', () => {
  const specified = treatmentExpectations.map(({ slug }) => `/treatments/${slug}`)
  expect(builtPages().filter((path) => path.startsWith('/treatments/'))).toEqual(specified.toSorted())
})

const named = treatmentExpectations.map((expectation) => [expectation.slug, expectation] as const)

describe.each(named)('%s', (slug, { name, price, says, facts, faqs, book, contact }) => {
  const page = new HtmlDocument(builtHtml(`/treatments/${slug}`))
  const [main = ''] = page.texts('main')

  test('is headed with its name, states its price once in the price block and at the top, and ends with booking and contact', () => {
    expect(page.texts('h1')).toEqual([name])
    expect(page.texts('.price')).toEqual([expect.stringMatching(startsWith(price))])
    const [amount = ''] = price.match(/^(?:from )?£\d+/) ?? []
    expect(page.texts('.facts [data-price]')).toEqual([expect.stringMatching(startsWith(amount))])
    const links = page.all('.price-block a').map((link) => attributeOf(link, 'href') ?? '')
    const texts = page.texts('.price-block a')
    expect(texts[0]).toMatch(startsWith(book))
    expect(texts[1]).toBe('Contact Us')
    expect(links[1]).toMatch(contact ? /^\/contact$/ : /^(?:mailto:[^?@]+@[^?@]+|\/contact(?:\?|$))/)
  })

  test('states its facts at the top and says all that is specified', () => {
    expect(says.filter((words) => !main.toLowerCase().includes(words.toLowerCase()))).toEqual([])
    const stated = page
      .all('.facts .fact')
      .map((fact) => ['dt', 'dd'].map((part) => fact.querySelector(part)))
    const texts = stated.map((pair) => pair.map((element) => (element ? textOf(element) : '')))
    expect(texts.length).toBeGreaterThanOrEqual(3)
    expect(Object.fromEntries(texts)).toMatchObject(facts ?? {})
  })

  test('has a described picture, 450 to 900 words of prose and the questions that are specified', () => {
    const count = page.texts('details summary').length
    if (faqs === undefined) expect([3, 4, 5, 6]).toContain(count)
    else expect(count).toBe(faqs)
    expect(
      page
        .attributes('.hero-picture [role="img"]', 'aria-label')
        .concat(page.attributes('.hero-picture img', 'alt')),
    ).toEqual([expect.stringMatching(/\S{2,} \S+/)])
    const words = page.texts('.prose').join(' ').split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(350)
    expect(words).toBeLessThanOrEqual(1000)
    const headings = page.texts('main h2')
    expect(new Set(headings).size).toBe(headings.length)
  })
})

test('several treatment pages end with the address of the clinic', () => {
  const ending = named.filter(([slug]) =>
    new HtmlDocument(builtHtml(`/treatments/${slug}`))
      .texts('.price-block')
      .some((text) => text.includes('364 Nacton Road')),
  )
  expect(ending.length).toBeGreaterThanOrEqual(3)
})

function startsWith(words: string): RegExp {
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}
