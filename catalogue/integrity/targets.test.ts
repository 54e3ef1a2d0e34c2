import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'
const policy = 'content/legal/privacy-policy.mdx'

const remedies = async (file: string, from: string, words: string) =>
  (await check(edited(file, from, words))).findings.map(({ remedy }) => remedy)

test.each([
  ['[risks](#side-effects-and-risks)', 'Write /treatments/alpha-peel#side-effects-and-risks.'],
  ['[home](/home)', 'Write /.'],
  ['[home](/home#treatments)', 'Write /#treatments.'],
  [
    '<hello@clinic.co.uk>',
    'Write [the words to click](the address), or <Clinic field="email"/> for the clinic’s own email address.',
  ],
  [
    '<https://www.nhs.uk>',
    'Write [the words to click](the address), or <Clinic field="email"/> for the clinic’s own email address.',
  ],
])('%s', async (words, remedy) => {
  expect(await remedies(alpha, 'Keep the skin clean.', words)).toEqual([remedy])
})

test('a link to a section of the same policy must name the page', async () => {
  expect(await remedies(policy, '## In short', '## In short\n\n[More](#in-short)')).toEqual([
    'Write /privacy-policy#in-short.',
  ])
})

test('a link to the form may choose a treatment and a reason', async () => {
  const words = '[Ask us](/contact?about=beta-light&reason=general)'
  expect(await remedies(alpha, 'Keep the skin clean.', words)).toEqual([])
})
