import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { choice, trueOrFalse } from './choice.ts'
import { clinicSchema } from './clinic.ts'
import { day, dayOrMonth } from './day.ts'
import { group } from './expected.ts'
import { facts } from './facts.ts'
import { closures, openingHours } from './opening-hours.ts'
import { price } from './price.ts'
import { line, list, slug, webAddress } from './text.ts'

function firstMessage(schema: v.GenericSchema, input: unknown): string {
  const { issues } = v.safeParse(schema, input)
  return issues?.[0].message ?? 'right'
}

const unit = price.entries.unit
const amount = price.entries.amount
const { phone, reviews } = clinicSchema.entries
const { rating } = reviews.entries
const aList = 'a list, each entry on its own line after "- "'
const kinds = choice(['photos', 'videos'])
const { duration, sessions, lasting, results } = facts.entries

describe('the message for a wrong value says what was likely meant, or gives an example', () => {
  test.each<[string, v.GenericSchema, unknown, string]>([
    [
      'a plural',
      unit,
      'sessions',
      'one of treatment, session, course, test, appointment, found "sessions". Did you mean "session"?',
    ],
    ['capitals', kinds, 'Photos', 'photos or videos, found "Photos". Did you mean "photos"?'],
    ['a word cut short', kinds, 'vid', 'photos or videos, found "vid". Did you mean "videos"?'],
    [
      'another ending',
      kinds,
      'photographs',
      'photos or videos, found "photographs". Write for example photos.',
    ],
    ['yes for true', trueOrFalse(), 'Yes', 'true or false, found "Yes". Did you mean true?'],
    ['no for false', trueOrFalse(), 'no', 'true or false, found "no". Did you mean false?'],
    ['a price with its sign', amount, '£250', 'a number of pounds, found "£250". Did you mean 250?'],
    ['a price with "from"', amount, 'from £95', 'a number of pounds, found "from £95". Did you mean 95?'],
    ['a price in quotes', amount, '49.50', 'a number of pounds, found "49.50". Did you mean 49.5?'],
    ['a price with a comma', amount, '£1,250', 'a number of pounds, found "£1,250". Did you mean 1250?'],
    [
      'no price at all',
      amount,
      'on request',
      'a number of pounds, found "on request". Write for example 250.',
    ],
    [
      'a number with 0 in brackets after the country code',
      phone,
      '+44 (0)1473 123456',
      'a UK phone number, found "+44 (0)1473 123456". Did you mean "+44 1473 123456"?',
    ],
    [
      'a number with 0 after the country code, which nobody can dial',
      phone,
      '+44 01473 123456',
      'a UK phone number, found "+44 01473 123456". Did you mean "+44 1473 123456"?',
    ],
    [
      'a name for a slug',
      slug,
      'Skin Boosters',
      'a slug: lower-case words joined by hyphens, found "Skin Boosters". Did you mean "skin-boosters"?',
    ],
    [
      'a name with accents for a slug',
      slug,
      'Crème Peel & Mask',
      'a slug: lower-case words joined by hyphens, found "Crème Peel & Mask". Did you mean "creme-peel-mask"?',
    ],
    [
      'an address for a slug',
      slug,
      '/treatments/skin-boosters',
      'a slug: lower-case words joined by hyphens, found "/treatments/skin-boosters". Did you mean "skin-boosters"?',
    ],
    [
      'an address cut short',
      webAddress,
      'www.nmc.org.uk',
      'a web address that begins with https://, found "www.nmc.org.uk". Did you mean "https://www.nmc.org.uk"?',
    ],
    [
      'a British date',
      day,
      '20/11/2026',
      'a date, year first, found "20/11/2026". Did you mean "2026-11-20"?',
    ],
    [
      'a date in words',
      dayOrMonth,
      '9 July 2025',
      'a date or a month, year first, found "9 July 2025". Did you mean "2025-07-09"?',
    ],
    [
      'a date that is none',
      day,
      '2026-02-30',
      'a date that exists, found "2026-02-30". Write for example 2025-07-09.',
    ],
    [
      'a mark in quotes',
      line('Profhilo'),
      '!placeholder Profhilo',
      'a text, found "!placeholder Profhilo". Write !placeholder before the quotes, not inside them.',
    ],
    [
      'an example that ends a sentence',
      line('Does it hurt?'),
      '',
      'a line of text, found "". Write for example "Does it hurt?".',
    ],
    [
      'words for a list',
      list(line()),
      'dull skin',
      'a list, each entry on its own line after "- ", found "dull skin". Put it on a line of its own after "- ".',
    ],
    ['no space', list(line()), '-dull skin', `${aList}, found "-dull skin". Write a space after each "-".`],
    ['bullets', list(line()), '• dull • dry', `${aList}, found "• dull • dry". Begin each line with "- ".`],
    [
      'numbers',
      list(line()),
      '1. dull 2. dry',
      `${aList}, found "1. dull 2. dry". Begin each line with "- ".`,
    ],
    ['no dash', list(line()), { a: 1 }, `${aList}, found a group of keys, made by a colon.`],
    [
      'a figure alone',
      line(),
      3,
      'a line of text, found 3. Put it in double quotes. Write for example a short line of words.',
    ],
    ['a word for no entry', list(line(), 0), 'none', `${aList}, found "none". Write [] for none.`],
    [
      'a mark after the value',
      line('Profhilo'),
      'Profhilo !placeholder',
      'a text, found "Profhilo !placeholder". Write !placeholder in front of the value.',
    ],
    ['a word for no entry of many', list(line()), 'none', `${aList}, found "none". At least 1 is needed.`],
    [
      'a day for a list',
      closures.entries.days,
      '2026-12-24',
      `${aList}, found "2026-12-24". Write [2026-12-24].`,
    ],
    [
      'a file’s name',
      slug,
      'a.mdx',
      'a slug: lower-case words joined by hyphens, found "a.mdx". Did you mean "a"?',
    ],
    ['slugs on one line', list(slug), 'a, b-c', `${aList}, found "a, b-c". Write [a, b-c].`],
    ['too few entries', list(line(), 2, 4), ['one'], '2 to 4 entries, found 1. Add 1 more.'],
    ['too many entries', list(line(), 1, 2), ['a', 'b', 'c', 'd'], '1 to 2 entries, found 4. Take 2 away.'],
  ])('%s', (_name, schema, input, expected) => {
    expect(firstMessage(schema, input)).toBe(`expected ${expected}`)
  })
})

describe('figures', () => {
  test.each<[v.GenericSchema, unknown, string]>([
    [amount, -5, 'a price of at least £1, found -5. Write for example 250.'],
    [amount, 0, 'a price of at least £1, found 0. Write for example 250.'],
    [
      rating,
      4.95,
      'at most one figure after the point, as pages show it, found 4.95. Write for example 4.9.',
    ],
    [amount, 1e9, 'a price of at most £20,000, found 1000000000. Write for example 250.'],
    [amount, 49.999, 'pounds and whole pence, found 49.999. Write for example 49.5.'],
    [amount, Number.POSITIVE_INFINITY, 'a price of at most £20,000, found Infinity. Write for example 250.'],
    [amount, Number.NaN, 'a number of pounds, found NaN. Write for example 250.'],
    [
      duration,
      '0 minutes',
      'a time in minutes or hours above 0, found "0 minutes". Write for example 15-20 minutes.',
    ],
    [
      duration,
      '1 hour 30 minutes',
      'a time in minutes or hours, as one figure, found "1 hour 30 minutes". Write for example 15-20 minutes.',
    ],
    [duration, '6090 minutes', 'at most 8 hours, found "6090 minutes". Write for example 15-20 minutes.'],
    [
      sessions,
      '3-2 sessions',
      'the smaller figure first, found "3-2 sessions". Did you mean "2-3 sessions"?',
    ],
    [
      sessions,
      'a few',
      'a number of sessions, as one figure, found "a few". Write for example 2-3 sessions.',
    ],
    [
      lasting,
      'forever',
      'a length of time, as one figure, found "forever". Write for example about 6 months.',
    ],
    [results, '4 to 2 weeks', 'the smaller figure first, found "4 to 2 weeks". Did you mean "2 to 4 weeks"?'],
  ])('that are impossible are refused: %#', (schema, input, expected) => {
    expect(firstMessage(schema, input)).toBe(`expected ${expected}`)
  })

  test.each<[v.GenericSchema, unknown]>([
    [amount, 1],
    [amount, 49.5],
    [amount, 20_000],
    [rating, 4.9],
    [rating, 5],
    [duration, 'about 1 hour'],
    [duration, '480 minutes'],
    [sessions, 'course of 3'],
    [sessions, '1 session'],
    [lasting, '12-18 months'],
    [results, 'within a few days'],
  ])('that are possible are accepted: %#', (schema, input) => {
    expect(firstMessage(schema, input)).toBe('right')
  })
})

describe('a group of keys', () => {
  const one = group({ title: line('Profhilo'), kind: kinds, price, note: v.optional(line()) })
  const right = { title: 'A', kind: 'photos', price: { amount: 1, unit: 'test', from: true } }

  test.each([
    [{ ...right, titel: 'B' }, 'unknown key. "title" is there already; remove this one.'],
    [{ ...right, nota: 'B' }, 'unknown key. Did you mean "note"?'],
    [{ ...right, 'no\u200bte': 'B' }, 'unknown key. It holds an invisible character; type "note" anew.'],
    [{ ...right, colour: 'B' }, 'unknown key. Known keys: title, kind, price, note.'],
    [{ ...right, title: undefined }, 'expected a line of text, found nothing. Write for example Profhilo.'],
    [{ kind: 'photos', price: right.price }, 'is missing. Add this key, for example title: Profhilo.'],
    [['a'], 'expected a group of keys, each on its own line: title, kind, price, note, found a list.'],
    ['a', 'expected a group of keys, each on its own line: title, kind, price, note, found "a".'],
  ])('says what to do: %#', (input, expected) => {
    expect(firstMessage(one, input)).toBe(expected)
  })
})

describe('further facts of a treatment', () => {
  const withDetails = (...details: object[]) => firstMessage(facts, { downtime: 'none', details })
  const depth = { label: 'Depths', value: '3.0 mm' }

  test.each([
    ['Sessions', 'facts.sessions'],
    ['between sessions', 'facts.interval'],
    ['Price', 'price'],
  ])('do not state "%s" once more', (label, key) => {
    expect(withDetails({ label, value: '3' })).toBe(
      `"${label}" is what the key ${key} states. Write the value there, and take this entry out.`,
    )
  })

  test('state each thing once', () => {
    expect(withDetails(depth)).toBe('right')
    expect(withDetails(depth, { ...depth, label: 'depths' })).toBe(
      'depths is listed twice; keep one of the two.',
    )
  })
})

describe('opening hours', () => {
  const day = { day: 'monday', opens: '09:00', closes: '15:00' }

  test.each([
    [{ ...day, day: 'Monday' }, 'Did you mean "monday"?'],
    [{ ...day, day: 'Thurs' }, 'Did you mean "thursday"?'],
    [{ ...day, opens: '9am' }, 'Did you mean "09:00"?'],
    [{ ...day, opens: '9.30' }, 'Did you mean "09:30"?'],
    [{ ...day, closes: '3:00 pm' }, 'Did you mean "15:00"?'],
    [{ ...day, closes: '11 a.m.' }, 'Did you mean "11:00"?'],
    [{ ...day, closes: '6:00' }, 'found "6:00". Write for example "18:00".'],
    [{ ...day, closes: 'late' }, 'Write for example "18:00".'],
    [{ ...day, closes: '25:00' }, 'Write for example "18:00".'],
    [
      { day: 'monday', opens: '09:00' },
      'is missing. Add this key, for example closes: "18:00" (closing time, "18:00").',
    ],
    [{ day: 'tuesday', closed: 'yes' }, 'expected true, found "yes". Did you mean true?'],
    [{ day: 'tuesday', closed: false }, 'Take it out, and write opens and closes.'],
    [{ day: 'tuesday', closed: 'No' }, 'Take it out, and write opens and closes.'],
    [{ day: 'tuesday', closed: 'soon' }, 'expected true, found "soon". Write for example true.'],
    [{ day: 'monday', closed: true, opens: '09:00' }, 'is for an open day, and "closed" is there too.'],
    [{ ...day, closed: true }, 'is for a day without hours, and "opens" is there too. Keep one of the two.'],
  ])('names the key that is wrong: %#', (input, expected) => {
    expect(firstMessage(openingHours, [input])).toContain(expected)
  })

  test('are right as they are written', () => {
    expect(firstMessage(openingHours, [day, { day: 'tuesday', closed: true }])).toBe('right')
  })
})
