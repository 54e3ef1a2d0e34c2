import { expect, it } from 'vitest'
import { userSchema } from '../schemas/user.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

it('is verified by the password alone, salted anew each time', async () => {
  const [one, other] = await Promise.all([hashPassword('pässword'), hashPassword('pässword')])
  expect(one).not.toBe(other)
  expect(userSchema.safeParse({ username: 'reception', password: one }).success).toBe(true)
  const tried = ['pa\u0308ssword', 'password'].map((password) => verifyPassword(password, one))
  expect(await Promise.all(tried)).toEqual([true, false])
})

it('is false for what is no hash', async () => {
  expect(await verifyPassword('x', 'x')).toBe(false)
  expect(await verifyPassword('', '')).toBe(false)
})
