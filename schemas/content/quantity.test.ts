import { describe, expect, test } from 'vitest'
import { noFigures } from './no-figures.examples.ts'
import { figures as examples } from './quantity.examples.ts'
import { figuresOf, findFigures, quantitiesIn, sameQuantity } from './quantity.ts'

test.each(Object.entries(examples))('figures of %s are found however they are worded', (kind, texts) => {
  for (const marked of texts) {
    const text = marked.replace(/[[\]]/g, '')
    const figures = findFigures(text)
    expect(
      figures.map((figure) => `${figure.kind} ${figure.text}`),
      text,
    ).toEqual(Array.from(marked.matchAll(/\[(.*?)\]/gs), ([, figure]) => `${kind} ${figure}`))
    for (const { start, end, text: words } of figures) expect(text.slice(start, end)).toBe(words)
  }
})

test('texts that are searched together give the same figures as each alone', () => {
  const texts = [...Object.values(examples).flat(), ...noFigures.trim().split(/[|\n]/)].map((text) =>
    text.replace(/[[\]]/g, ''),
  )
  const each = texts.flatMap((text, index) => findFigures(text).map((figure) => ({ ...figure, index })))
  expect(figuresOf(texts)).toEqual(each)
})

test.each(['one hundred and ', 'a million and one ', '1,000', '9 ', '1, ', 'between 1 and '])(
  'a text that repeats "%s" is read in reasonable time',
  (words) => {
    expect(findFigures(words.repeat(5_000))).toEqual([])
  },
)

test('numbers that say nothing about the clinic are left alone', () => {
  const rows = noFigures.trim().split(/[|\n]/)
  expect(rows.filter((text) => findFigures(text).length > 0)).toEqual([])
})

describe('a figure in words has the same value as in digits', () => {
  test.each([
    ['2 weeks', 'a fortnight'],
    ['2 weeks', 'two weeks'],
    ['14 days', 'a couple of weeks'],
    ['6 months', 'half a year'],
    ['90 minutes', 'an hour and a half'],
    ['90 minutes', 'one hour and a half'],
    ['90 minutes', 'an hour-and-a-half'],
    ['1.5 hours', 'one and a half hours'],
    ['45 minutes', 'three quarters of an hour'],
    ['90 minutes', '1hr30'],
    ['90 minutes', '1h30'],
    ['24 hours', 'a day later'],
    ['2-3 sessions', 'two or three visits'],
    ['course of 3', 'three treatments'],
    ['12+ years', 'over twelve years'],
    ['1-2 days', 'a day or two'],
    ['10 years', 'a decade'],
    ['6 visits', 'half a dozen sessions'],
    ['£250', 'two hundred and fifty pounds'],
    ['£1,200', '£1.2k'],
    ['£200', '2 hundred pounds'],
    ['£200', '200£'],
    ['30 minutes', '½ an hour'],
    ['£0.50', '50p'],
    ['£12.50', '£12,50'],
    ['£1,250', '£1.250,00'],
    ['£1,250', '£1 250'],
    ['£250', '£two hundred and fifty'],
    ['2 months', 'every other month'],
    ['3 weeks', 'every third week'],
    ['£200-£300', 'between £200 and £300'],
    ['01473 555 111', '(01473) 555-111'],
    ['01473 555 111', '+44 1473 555111'],
    ['01473 555 111', '0044 (0)1473 555111'],
  ])('%s: %s', (digits, words) => expect(sameQuantity(digits, words)).toBe(true))

  test.each([
    ['2 weeks', '2 months'],
    ['2-3 weeks', '2 weeks'],
    ['30 days', 'a month'],
    ['£250', '£275'],
    ['£250', '250 euros'],
    ['£250', '€250'],
    ['£250', '250 dollars'],
    ['£250', '$250'],
    ['£1,250', '£12,50'],
    ['£1,125', '£1.125'],
    ['3 sessions', '3 days'],
    ['3 moles', '5 moles'],
    ['01473 555 111', '+44 1473 555112'],
    ['none', 'none'],
  ])('%s is not %s', (one, other) => expect(sameQuantity(one, other)).toBe(false))

  test.each([
    ['15-20 minutes', { least: 15, most: 20, unit: 'minute' }],
    ['course of 3', { least: 3, most: 3, unit: 'session' }],
    ['one course of three', { least: 3, most: 3, unit: 'session' }],
    ['two courses of three sessions', { least: 3, most: 3, unit: 'session' }],
    ['three visits or more, from £250', { least: 3, most: 3, unit: 'session' }],
    ['about 6 months', { least: 6, most: 6, unit: 'month' }],
    ['4 to 2 weeks', { least: 4, most: 2, unit: 'week' }],
    ['twenty-four to forty-eight hours', { least: 24, most: 48, unit: 'hour' }],
    ['three 40-minute sessions', { least: 3, most: 3, unit: 'session' }],
    ['three months', { least: 3, most: 3, unit: 'month' }],
    ['three decades', { least: 30, most: 30, unit: 'year' }],
    ['30, 45 or 60 minutes', { least: 30, most: 60, unit: 'minute' }],
    ['0 minutes', { least: 0, most: 0, unit: 'minute' }],
  ])('%s is read', (text, quantity) => expect(quantitiesIn(text)[0]).toMatchObject(quantity))

  test('each figure of a key counts', () => {
    expect(quantitiesIn('1 hour 30 minutes')).toHaveLength(2)
    expect(quantitiesIn('2 sessions, 4 weeks apart')).toHaveLength(2)
    expect(quantitiesIn('in a few days, from £250')).toEqual([])
  })
})

test('places are those of the text as it was written, with soft hyphens and lines broken within a figure', () => {
  const text =
    'Rest\u00ad ing  for\n  twenty\u2011four\n  hou\u00adrs, then two\u00a0–\u00a0three\u00a0visits.'
  expect(findFigures(text).map(({ start, end, text: words }) => [words, text.slice(start, end)])).toEqual([
    ['twenty\u2011four\n  hou\u00adrs', 'twenty\u2011four\n  hou\u00adrs'],
    ['two\u00a0–\u00a0three\u00a0visits', 'two\u00a0–\u00a0three\u00a0visits'],
  ])
})
