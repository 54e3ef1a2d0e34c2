import { expect, test } from 'vitest'
import { components } from '../read/components.ts'
import { kinds } from '../read/kinds.ts'
import { snippets } from './snippets.ts'

const all = snippets()

/** A place that the cursor visits, with words to pick from. */
const choice = (stop: number, words: string) => `$\{${stop}|${words}|}`

test('every key of front matter and every component has a completion', () => {
  const wanted = [
    ...Object.keys(kinds.treatment.entries).map((key) => `treatment: ${key}`),
    ...Object.keys(kinds.legal.entries).map((key) => `legal: ${key}`),
    ...Object.keys(components).map((name) => `component: ${name}`),
  ]
  expect(Object.keys(all)).toEqual(wanted)
})

test('a completion writes the group as it stands in the file, with choices to pick', () => {
  expect(all['treatment: price']?.body.join('\n')).toBe(
    `price:\n  amount: $1\n  unit: ${choice(2, 'treatment,session,course,test,appointment')}\n  from: ${choice(3, 'true,false')}`,
  )
  expect(all['treatment: faqs']?.body.join('\n')).toBe('faqs:\n  - question: $1\n    answer: $2')
  expect(all['component: Fact']?.body[0]).toMatch(/^<Fact name="\$\{1\|duration,.*downtime\|\}"\/>$/)
  expect(all['component: Note']?.body).toEqual(['<Note title="$1">', '', '$0', '', '</Note>'])
})
