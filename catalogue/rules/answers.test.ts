import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

const alpha = 'content/treatments/alpha-peel.mdx'

test.each([
  ['Do you remove moles?', 'No need to worry, we do.', ['cqc']],
  ['Do you remove moles?', 'No, a surgeon does.', []],
  ['Do you remove moles?', 'No moles here.', []],
  ['Is it painless?', 'No.', []],
  ['Is it painless?', 'Most people feel a sting.', []],
  ['Is it painless?', 'Yes, for everybody.', ['claims']],
  ['Are the results permanent?', 'Of course.', ['claims']],
  ['Are the results permanent?', 'Yes, but only some.', []],
])('of the question "%s" and its answer "%s" is reported: %j', async (question, answer, rules) => {
  const asked = edited(alpha, 'How long does Alpha Peel take?', question)
  const { findings } = await check(edited(alpha, 'It takes {fact.duration}.', answer, asked))
  expect(findings.map(({ rule }) => rule)).toEqual(rules)
})
