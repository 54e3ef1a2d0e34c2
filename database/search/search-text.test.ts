import { expect, it } from 'vitest'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { searchTerms } from './search-terms.ts'
import { foldText, searchText } from './search-text.ts'

const enquiry: Enquiry = {
  name: 'Zoë O’Brien-Łukasz',
  dateOfBirth: '1985-03-27',
  email: 'zoe@client.example',
  phone: '+44 (0)7700 900123',
  reasonForContact: 'general',
  message: 'My sister’s number is 01632 960 001.',
}
const text = searchText('ENQ-7F3K-9QW2', enquiry, ['Prefers\nThursdays'])
const finds = (search: string) =>
  searchTerms(search).every((spellings) => spellings.some((spelling) => text.includes(spelling)))

it('ignores accents and capitals', () => {
  expect(foldText('Éloïse ÅNGSTRÖM ﬁ')).toBe('eloise angstrom fi')
})

it.each([
  [
    'a name in any spelling',
    [
      "zoe o'brien",
      'O’BRIEN',
      'obrien-lukasz',
      'Zoë Łuk',
      'brien,',
      'O’Brien-Łukasz,Zoë;zoe@client.example',
      'zo',
      '“Zoë',
      '‘Zoë’',
      "'zoe'",
      '(Zoë)',
      'Zoë <zoe@client.example>',
      'mailto:zoe@client.example',
      'zoe@client.example<mailto:zoe@client.example>',
    ],
  ],
  [
    'a number as anyone writes it',
    [
      '+447700900123',
      '07700-900123',
      '(07700) 900123',
      '447700900123',
      '(+44) 7700 900123',
      '07700/900123',
      '7700 900123',
      '44 7700 900123',
      '44 (0)7700 900 123',
      '\u202a07700 900123\u202c',
      'tel:+447700900123',
      'Tel: 07700 900123',
      '07700 900123, 01632 960 001',
      '07700 900123,01632960001',
    ],
  ],
  ['part of a number', ['900123', '7700 900', '+44 7700', '900-123']],
  ['a number in the message', ['01632960001', '+44 1632 960001']],
  ['part of a reference, with look-alikes', ['7f3k', 'ENQ-7F3K', 'enq7f3k9', '9OW2', '3k-9q']],
  [
    'a date of birth in words and figures',
    ['27/03/1985', '27.3.85', '1985-03-27', '27 March 1985', '27th mar 1985', '27-Mar-85', '27-Mar-1985'],
  ],
  ['words of message and note together', ['zoe sister thursdays']],
])('finds %s', (_, searches) => {
  expect(searches.filter((search) => !finds(search))).toEqual([])
})

it.each([
  ['Anne Marie Smith', ['anne-marie', 'Anne-M', 'Smith, A']],
  ['Anne-Marie Smith', ['annemarie', 'anne marie', 'marie-smith']],
  ['Mary-Jo Smith', ['mary jo', 'jo smith', 'mary-jo', 'maryjo']],
  ['Róisín O’Brien-Ní Dhomhnaill', ['ni dhomhnaill']],
  ['St John', ['St. John']],
  ['Dr at acme.co.uk', ['co.']],
  ['Ng,Li;J', ['Ng,Li', 'li', 'Ng;J']],
  ['About £1,200 or 0,5 ml', ['1,200', '0,5 ml']],
  ['Write mailto:me', ['mailto:me']],
  ['On 3 May, 10 am', ['3 may 10']],
  ['Flat 44, 960001', ['44 960001']],
  ['Ring 447700900123', ['44 7700 9001']],
  ['Ħal Għaxaq', ['hal ghaxaq']],
  ['Kaʻiulani', ["Ka'iulani", 'kaiulani']],
  ['ג׳ורג׳', ["ג'ורג'"]],
  ['علی‌رضا', ['علیرضا']],
  ['王小明', ['小明', '明']],
  ['मीना पटेल', ['मीना']],
  ['ज़ैनब ख़ान', ['जैनब खान']],
  ['सिँह', ['सिंह']],
  ['ܐܲܦܪܹܝܡ', ['ܐܦܪܝܡ']],
])('finds %s by %j', (name, searches) => {
  const other = searchText('ENQ-7F3K-9QW2', { ...enquiry, name })
  const isFound = (search: string) =>
    searchTerms(search).every((spellings) => spellings.some((spelling) => other.includes(spelling)))
  expect(searches.filter((search) => !isFound(search))).toEqual([])
})

it.each([
  ['Free 01/02/2026, 07700 900124', ['07700900124']],
  ['07700 900123/01632 960009', ['07700 900123', '01632 960009']],
  ['Ring 07700/900125', ['07700900125', '07700/900125']],
  ['I am 44 (12.05.1982) 07700 900124', ['07700900124']],
])('finds each number of %j', (message, searches) => {
  const other = searchText('ENQ-7F3K-9QW2', { ...enquiry, message })
  for (const search of searches)
    expect(searchTerms(search).map((spellings) => spellings.some((one) => other.includes(one)))).toEqual([
      true,
    ])
})

it('distinguishes names that differ only in a vowel sign', () => {
  expect(foldText('मीना')).not.toBe(foldText('मोना'))
})

it.each(['oe', '27', 'zoe 28/03/1985', '07700 900124', '%', '_', 'thurs  fridays'])(
  'does not find %j',
  (search) => {
    expect(finds(search)).toBe(false)
  },
)

it('has no terms for a blank search', () => {
  expect(searchTerms(' \n ')).toEqual([])
})
