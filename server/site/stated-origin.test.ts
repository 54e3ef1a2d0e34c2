import { expect, test } from 'vitest'
import { statedOrigin } from './stated-origin.ts'

test.each([
  ['<link rel="canonical" href="https://www.clinic.example/"/>', 'https://www.clinic.example'],
  ['<head><link href="http://localhost:3000/" rel="canonical"></head>', 'http://localhost:3000'],
  ['<link rel="canonical" href="/">', undefined],
  ['<link rel="icon" href="https://www.clinic.example/"/>', undefined],
  ['<p>no link</p>', undefined],
])('%s', (html, origin) => {
  expect(statedOrigin(html)).toBe(origin)
})
