import { expect, test } from 'vitest'
import { actingStaff } from './acting-staff.ts'

test.each([
  ['reception', undefined, 'reception'],
  ['reception', 'EC', 'EC (reception)'],
  ['website', undefined, 'account website'],
  ['website', 'website', 'account website'],
  ['retention', 'EC', 'EC (account retention)'],
])('account %s with the name %s acts as %s, never as a program', async (user, name, actor) => {
  const env = { HOME: '/nowhere', ...(name && { CLINIC_STAFF: name }) }
  expect(await actingStaff(env, user)).toMatchObject({ actor })
})
