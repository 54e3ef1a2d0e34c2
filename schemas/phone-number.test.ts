import { expect, it } from 'vitest'
import { isPhoneNumber, phoneDigits } from './phone-number.ts'

it.each([
  ['01473 960123', '01473960123'],
  ['(01473) 960-123', '01473960123'],
  ['07700900123', '07700900123'],
  ['+44 7700 900123', '07700900123'],
  ['+44 (0)7700 900123', '07700900123'],
  ['0044 7700 900123', '07700900123'],
  ['01632 960001 ext. 12', '01632960001'],
  ['016977 2555', '0169772555'],
  ['+353 1 234 5678', '35312345678'],
  ['00353 1 234 5678', '35312345678'],
  ['7700 900123', '7700900123'],
])('%s can be called', (text, digits) => {
  expect(isPhoneNumber(text)).toBe(true)
  expect(phoneDigits(text)).toBe(digits)
})

it.each([
  '',
  '123',
  '07700',
  '0770090012345',
  '+1',
  '+12345678901234567',
  'call me',
  '07700 900123 or so',
  '٠٧٧٠٠٩٠٠١٢٣',
])('%j cannot be called', (text) => {
  expect(isPhoneNumber(text)).toBe(false)
})
