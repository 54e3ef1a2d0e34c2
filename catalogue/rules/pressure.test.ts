import { expect, test } from 'vitest'
import { check, edited } from '../fixtures/site.ts'

test.each([
  ['parking', []],
  ['deposits', ['pressure']],
])('spaces may be limited for cars alone: %s', async (key, rules) => {
  const { findings } = await check(
    edited('content/clinic.yaml', 'phone:', `visit:\n  ${key}: Spaces are limited.\nphone:`),
  )
  expect(findings.map(({ rule }) => rule)).toEqual(rules)
})
