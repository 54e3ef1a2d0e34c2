import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { homeSchema } from './home.ts'
import { testimonialsSchema } from './testimonials.ts'
import { treatmentSchema } from './treatment.ts'

const { suitability, faqs, hero } = treatmentSchema.entries

/** What is wrong with a value: the key and the message of each problem. */
const problems = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? []

describe('whom a treatment suits', () => {
  const right = {
    suits: ['dull skin', 'dry skin'],
    notFor: ['you are pregnant', 'your skin is broken'],
    tellFirst: ['you bruise easily', 'you often get cold sores'],
  }

  test.each([
    [{}, []],
    [
      { tellFirst: ['you bruise easily', 'you bruise easily'] },
      ['tellFirst.1 you bruise easily is listed twice; keep one of the two.'],
    ],
    [
      { tellFirst: ['you bruise easily', 'you are pregnant'] },
      ['tellFirst has "you are pregnant", and so has notFor. Keep one of the two.'],
    ],
    [
      { notFor: ['You are pregnant'] },
      [
        'notFor.0 expected words that go on from the list’s heading, found "You are pregnant". Did you mean "you are pregnant"?',
      ],
    ],
  ])('is listed once, in words that complete the heading: %#', (changed, expected) => {
    expect(problems(suitability, { ...right, ...changed })).toEqual(expected)
  })
})

test('two questions do not have the same answer, nor two clients the same words', () => {
  const answer = 'Yes, you can, once your skin has settled and nothing stings.'
  const asked = ['May I swim?', 'May I run?'].map((question) => ({ question, answer }))
  const twice = 'the same text is listed twice; keep one of the two.'
  expect(problems(faqs, asked)).toEqual([`1.answer ${twice}`])
  expect(
    problems(
      faqs,
      asked.map((one) => ({ ...one, answer: 'No.' })),
    ),
  ).toEqual([])
  const said = ['A', 'B'].map((name) => ({ name, text: answer, rating: 5 }))
  expect(problems(testimonialsSchema.entries.items, said)).toEqual([`1.text ${twice}`])
  expect(
    problems(
      testimonialsSchema.entries.items,
      said.map((one) => ({ ...one, text: 'Lovely.' })),
    ),
  ).toEqual([])
})

test.each(['IMG_2031.jpg', 'skin-peel.PNG', 'Photo', 'a picture', 'Image.'])(
  'a picture is not described by "%s"',
  (alt) => {
    const message = `alt expected words that say what the picture shows, found "${alt}". Write for example A nurse holds a small device to a client’s cheek.`
    expect(problems(hero, { alt })).toEqual([message])
    expect(problems(homeSchema.entries.gallery, { heading: 'Gallery', alt })).toEqual([message])
  },
)

test('a picture may be described as a picture of something', () => {
  expect(problems(hero, { alt: 'Photograph of a hand' })).toEqual([])
})
