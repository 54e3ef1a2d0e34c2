import { expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'

it.each([
  'a@b.co',
  "o'neil+tag@sub.domain.example",
  'zoë@müller.example',
  'a_b-c.d@x-y.example',
  '用户@例子.公司',
  'संपर्क@डाटामेल.भारत',
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

it.each([
  'a@b',
  'a b@c.example',
  '@c.example',
  'a@@c.example',
  'a@c..example',
  'a@-c.example',
  'a@c.example.',
  '.a@c.example',
  'a.@c.example',
  'a..b@c.example',
  'a@127.0.0.1',
  `${'x'.repeat(65)}@c.example`,
  'Alex <a@c.example>',
  'a@c.example,b@c.example',
])('%s is not an address', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})
