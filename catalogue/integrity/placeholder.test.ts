import { expect, test } from 'vitest'
import { check, edited, findingsIn, type SiteFiles, validSite } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const clinic = 'content/clinic.yaml'

/** The rules that find something where words replace a sentence of a treatment's prose. */
async function found(words: string): Promise<string[]> {
  const files = edited(alpha, 'Keep the skin clean.', words)
  return (await check(files)).findings.map(({ rule }) => rule)
}

test.each([
  'Parking is £XX.',
  'Rest for XX weeks.',
  'Rest for xxx days.',
  'It takes xxx.',
  'The cream: tbc.',
  'Ask for [insert name].',
  'Ask for [name] at the desk.',
  'Rest for ??? at home.',
  '!placeholderHow long to rest.',
])('what is left for later is a placeholder: %s', async (words) => {
  expect(await found(words)).toEqual(['placeholder'])
})

test.each([
  'We have gowns up to XXL.',
  'Women have XX chromosomes.',
  'The name [of the product] is on the box.',
  'Ready??',
  'No guesses! Placeholder creams are for trials.',
])('finished words are none: %s', async (words) => {
  expect(await found(words)).toEqual([])
})

test('crosses in a client’s words are kisses', async () => {
  const kind = edited('content/testimonials.yaml', 'Kind and careful.', 'Kind and careful xxx')
  expect((await check(kind)).findings).toEqual([])
})

test('placeholders are one warning, and an error each before a release', async () => {
  const example = edited(clinic, '01473 111222', '01632 960123')
  const files = edited(clinic, 'email: hello', 'email: !placeholder hello', example)
  expect(await findingsIn(files)).toEqual([
    'content/clinic.yaml:16 placeholder: 2 values are placeholders: email, phone. Write the clinic’s own values before a release, and remove any "!placeholder".',
  ])
  const told = (await check(files, { release: true })).findings.map(({ message }) => message)
  expect(told.slice(1)).toEqual(['phone is not the clinic’s own.', 'email is not the clinic’s own.'])
})

test('the warning names six of many placeholders, and counts the others', async () => {
  const keys = ['tagline', 'street', 'locality', 'region', 'postcode', 'email', 'experience', 'consultation']
  const mark = (files: SiteFiles, key: string) => edited(clinic, `${key}: `, `${key}: !placeholder `, files)
  const { findings } = await check(keys.reduce(mark, validSite()))
  expect(findings.map(({ message }) => message)).toEqual([
    '8 values are placeholders: tagline, address.street, address.locality, address.region, address.postcode, email and 2 more.',
  ])
})

test.each([
  ['prose that is still to be written', edited(alpha, 'Keep the skin', '!placeholder Keep the skin')],
  ['a part of a sentence', edited(alpha, 'Keep the skin clean.', 'Keep it clean. !placeholder How?')],
  ['a mark in capitals', edited(alpha, 'Keep the skin', '!Placeholder Keep the skin')],
  ['a mark with a space in it', edited(alpha, 'Keep the skin', '! placeholder Keep the skin')],
  ['a phone number kept for drama', edited(clinic, '01473 111222', '020 7946 0123')],
  ['an address kept for examples', edited(clinic, 'https://portal.co.uk', 'https://portal.example')],
])('%s is a placeholder', async (_what, files) => {
  expect((await check(files)).findings.map(({ rule }) => rule)).toEqual(['placeholder'])
})
