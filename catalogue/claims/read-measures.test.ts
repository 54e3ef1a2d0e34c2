import { describe, expect, test } from 'vitest'
import { agree, formatMeasure, type Measure } from './measure.ts'
import { readMeasures } from './read-measures.ts'

const read = (text: string) => readMeasures(text).map(({ measure }) => formatMeasure(measure))

describe('figures in words', () => {
  test.each([
    ['2-3 sessions', ['2-3 sessions']],
    ['2–3 sessions', ['2-3 sessions']],
    ['two to three sessions', ['2-3 sessions']],
    ['between two and three sessions', ['2-3 sessions']],
    ['2\u00a0to\u00a03 sessions', ['2-3 sessions']],
    ['a 15- to 20-minute appointment', ['15-20 minutes']],
    ['half an hour', ['30 minutes']],
    ['about half an hour', ['30 minutes']],
    ['within a week', ['1 week']],
    ['a fortnight later', ['2 weeks']],
    ['after a fortnight', ['2 weeks']],
    ['over 14 years', ['14+ years']],
    ['more than fourteen years', ['14+ years']],
    ['12+ years', ['12+ years']],
    ['results over 2-3 months', ['2-3 months']],
    ['up to eight sessions', ['up to 8 sessions']],
    ['from £150', ['from £150']],
    ['£1,250.50', ['£1250.50']],
    ['twenty-five minutes', ['25 minutes']],
    ['a course of three', ['3 sessions']],
    ['18 treatments and 12 testimonials', ['18 sessions', '12']],
    ['rated 5.0 on Google', ['5']],
    ['in 2025 we moved to 364 Nacton Road', ['364']],
    ['an hour and a half', ['90 minutes']],
    ['1 hour and 15 minutes', ['75 minutes']],
    ['¾ of an hour', ['45 minutes']],
    ['30 minutes to an hour', ['30-60 minutes']],
    ['18 months to two years', ['18-24 months']],
    ['6 weeks to 3 months', []],
    ['48 hrs', ['48 hours']],
    ['half a year', ['6 months']],
    ['a day or two', ['1-2 days']],
    ['a couple of years', ['2 years']],
    ['more than a decade', ['10+ years']],
    ['half a dozen visits', ['6 sessions']],
    ['three 40-minute sessions', ['3 sessions', '40 minutes']],
    ['£1k and £1.2k', ['£1000', '£1200']],
    ['£250 upwards', ['from £250']],
    ['as little as £250', ['from £250']],
    ['between £120 and £180', ['£120-£180']],
    ['three hundred and ten pounds', ['£310']],
    ['GBP 310', ['£310']],
    ['ten pounds of weight', ['10']],
    ['section 4 of the Act of 2018, version 2.1, over 18s', []],
    ['vitamin B12 for days', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('stand where they begin and end', () => {
    const text = 'It takes about 30 minutes.'
    const [found] = readMeasures(text)
    expect(text.slice(found?.start, found?.end)).toBe('about 30 minutes')
  })
})

describe('agreement of figures', () => {
  const measure = (text: string): Measure =>
    readMeasures(text)[0]?.measure ?? { least: 0, most: 0, unit: 'number' }

  test.each([
    ['24 hours', '1 day', true],
    ['7 days', 'one week', true],
    ['12 months', '1 year', true],
    ['4 weeks', '1 month', false],
    ['up to 8 sessions', '6-8 sessions', true],
    ['up to 9 sessions', '6-8 sessions', false],
    ['12+ years', 'over 12 years', true],
    ['12+ years', 'over 14 years', false],
    ['from £45', '£45', false],
    ['3 sessions', '3 months', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(agree(measure(a), measure(b))).toBe(expected)
  })
})
