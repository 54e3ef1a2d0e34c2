import { expect, test } from 'vitest'
import { homeSchema } from '../schemas/content/home.ts'
import { treatmentSchema } from '../schemas/content/treatment.ts'
import { validSite } from './fixtures/site.ts'
import { findFrontMatter } from './read/front-matter.ts'
import { Source } from './read/source.ts'
import { readYaml } from './read/yaml.ts'
import { validate } from './validate.ts'

const file = 'content/treatments/alpha-peel.mdx'
const page = String(validSite()[file])

/** What is found in a page's front matter after some stretches of it were replaced. */
function findings(...edits: [from: string, to: string][]): string[] {
  const text = edits.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`the page does not hold "${from}"`)
    return before.replace(from, () => to)
  }, page)
  const source = new Source(file, text)
  const { start = 0, end = 0 } = findFrontMatter(text) ?? {}
  return validate(treatmentSchema, source, readYaml(source, start, end)).findings.map(
    ({ line, message }) => `${line} ${message}`,
  )
}

test('names every unknown key of a group, not the first alone', () => {
  expect(
    findings(
      ['duration:', 'durations:'],
      ['sessions:', 'session:'],
      ['lasting:', 'lastings:'],
      ['flags:', 'flag:'],
    ),
  ).toEqual([
    '11 facts.durations: unknown key. Did you mean "duration"?',
    '37 flag: unknown key. Did you mean "flags"?',
    '12 facts.session: unknown key. Did you mean "sessions"?',
    '14 facts.lastings: unknown key. Did you mean "lasting"?',
  ])
})

test('says one thing of one value', () => {
  expect(findings(['amount: 100', 'amount: -5.999'], ['duration: 30 minutes', 'duration: ""'])).toEqual([
    '7 price.amount: expected a number of pounds, found -5.999. Write for example 250.',
    '11 facts.duration: expected a line of text, found "". Write for example 15-20 minutes.',
  ])
})

test('says once that a list stands in place of a group', () => {
  expect(
    findings(['price:\n  amount: 100\n  unit: treatment\n  from: true', 'price: [100, treatment]']),
  ).toEqual([
    '6 price: expected a group of keys, each on its own line: amount, unit, from, covers, found a list.',
  ])
})

test('tells a remark from a value', () => {
  expect(findings(['title: Alpha Peel', 'title: #1 Peel'])).toEqual([
    '2 title: expected a line of text, found nothing. Write for example Profhilo. What stands after # is a remark; if it belongs to the text, put all of it in double quotes.',
  ])
})

test('says of an empty placeholder that it needs a value', () => {
  expect(findings(['title: Alpha Peel', 'title: !placeholder'])).toEqual([
    '2 title is marked !placeholder and has no value. Write one after the mark; only some keys may be empty.',
  ])
})

test('says of an empty file which keys it lacks', () => {
  const source = new Source('content/home.yaml', '')
  const { findings: found } = validate(homeSchema, source, readYaml(source))
  expect(found.map(({ message }) => message.replace(/ is missing.*/, ''))).toEqual(
    Object.keys(homeSchema.entries),
  )
})
