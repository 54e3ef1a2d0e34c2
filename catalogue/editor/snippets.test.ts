import { expect, test } from 'vitest'
import { components } from '../read/components.ts'
import { snippets } from './snippets.ts'

const all = snippets()

test('every component has a completion', () => {
  expect(Object.keys(all)).toEqual(Object.keys(components).map((name) => `component: ${name}`))
})

test('a completion offers the values to pick, and room for what stands between the marks', () => {
  expect(all['component: Fact']?.body[0]).toMatch(/^<Fact name="\$\{1\|duration,.*downtime\|\}"\/>$/)
  expect(all['component: Note']?.body).toEqual(['<Note title="$1">', '', '$0', '', '</Note>'])
})
