import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

/** The rules that find something where words replace a sentence of a treatment's prose. */
async function found(words: string): Promise<string[]> {
  const files = edited('content/treatments/alpha-peel.mdx', 'Keep the skin clean.', words)
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
])('what is left for later is a placeholder: %s', async (words) => {
  expect(await found(words)).toEqual(['placeholder'])
})

test.each([
  'We have gowns up to XXL.',
  'Women have XX chromosomes.',
  'The name [of the product] is on the box.',
  'Ready??',
])('finished words are none: %s', async (words) => {
  expect(await found(words)).toEqual([])
})

test('crosses in a client’s words are kisses', async () => {
  const kind = edited('content/testimonials.yaml', 'Kind and careful.', 'Kind and careful xxx')
  expect((await check(kind)).findings).toEqual([])
})
