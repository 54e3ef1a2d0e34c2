import { expect, test } from 'vitest'
import { check, edited } from './fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const withProse = (words: string) => edited(alpha, 'Keep the skin clean.', words)

test.each([
  '![A card that says 9am](images/peel.jpg)',
  '[Our peels](/treatments/beta-light "at 9am")',
  '<Note title="Ring us at 9am">\n\nRing us.\n\n</Note>',
])(
  'a figure is told at its place, and to be taken out, where nothing can be referred to or marked: %s',
  async (words) => {
    const { findings } = await check(withProse(words))
    expect(findings.find(({ rule }) => rule === 'figure')).toMatchObject({
      column: words.indexOf('9am') + 1,
      remedy: 'Take it out; a picture’s description and a title hold words alone.',
      fixes: [],
      subject: 'alpha-peel figure',
    })
  },
)

test('a fix also replaces a word that the reference itself says, such as "from"', async () => {
  const text = 'It costs from £100 and lasts about 6 months.'
  const { findings } = await check(withProse(text))
  expect(findings.map(({ column, length = 0 }) => text.slice(column - 1, column - 1 + length))).toEqual([
    'from £100',
    'about 6 months',
  ])
})

test.each([
  ['two lines', 'Keep the skin clean.', 'It takes 30\nminutes each day.'],
  [
    'two lines of a folded value',
    'text: The visit is short.',
    'text: >-\n      It takes 30\n      minutes in all.',
  ],
  ['bold words', 'Keep the skin clean.', 'It takes **30** minutes each day.'],
  ['a link', 'Keep the skin clean.', 'It takes 30 [minutes](/contact) each day.'],
  ['a character written out', 'Keep the skin clean.', 'It takes 30&nbsp;minutes each day.'],
  ['the start of a value without quotes', 'text: The visit is short.', 'text: 30 minutes is short.'],
])('no fix is offered for a figure in %s, which it would not replace cleanly', async (_where, from, to) => {
  const { findings } = await check(edited(alpha, from, to))
  expect(findings).toMatchObject([{ rule: 'figure', fixes: [] }])
})

test('a fix is offered at the start of a value in quotes', async () => {
  const { findings } = await check(edited(alpha, 'text: The visit is short.', 'text: "30 minutes is short."'))
  expect(findings).toMatchObject([
    { fixes: [{ replacement: '{fact.duration}' }, { replacement: '{other 30 minutes}' }] },
  ])
})

test('a fix replaces "from" or "about" even if the key states another figure, and a mark keeps the word', async () => {
  const text = 'It costs from £275 and lasts about 9 months.'
  const { findings } = await check(withProse(text))
  expect(
    findings.map(({ column, length = 0, message, fixes }) => [
      text.slice(column - 1, column - 1 + length),
      message.split(' is ')[0],
      fixes?.at(-1)?.replacement,
    ]),
  ).toEqual([
    ['from £275', '"from £275"', '<Price/>'],
    ['about 9 months', '"about 9 months"', '<Other>about 9 months</Other>'],
  ])
})

test('a fix for an age or a rating in words replaces the number alone', async () => {
  const text = 'For anyone over eighteen, in a five-star clinic.'
  const { findings } = await check(withProse(text))
  expect(
    findings.map(({ column, length = 0, fixes }) => [
      text.slice(column - 1, column - 1 + length),
      fixes?.[0]?.replacement,
    ]),
  ).toEqual([
    ['eighteen', '<Clinic field="adultAge"/>'],
    ['five', '<Clinic field="rating"/>'],
  ])
})
