import { expect, test } from 'vitest'
import { withProse } from '../fixtures/additions.ts'
import { reportOf } from '../fixtures/report-of.ts'
import { edited } from '../fixtures/site.ts'

const clinic = 'content/clinic.yaml'

test.each([
  [
    'email: hello@fixture-clinic.co.uk',
    'email: Hello@Fixture-Clinic.co.uk',
    'Write to us at Hello@Fixture-Clinic.co.uk.',
  ],
  ['street: 364 Nacton Road', 'street: 364 Nacton Rd', 'You find us at 364 Nacton Rd.'],
  ['street: 364 Nacton Road', 'street: 12–14 Tavern Street', 'You find us at 12-14 Tavern Street.'],
  ['street: 364 Nacton Road', 'street: Unit 3, 12 High Street', 'You find us at Unit 3, 12 High Street.'],
])('the key and the words agree that are written alike: %s as %s', async (from, to, words) => {
  const report = await reportOf(edited(clinic, from, to, withProse(words)))
  expect(report).not.toContain('agreement')
})
