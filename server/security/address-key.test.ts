import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('one /64 is one key, its neighbour another', () => {
  const key = addressKey('2001:db8:1:2:3:4:5:6')
  expect(addressKey('2001:db8:1:2::')).toBe(key)
  expect(addressKey('2001:db8:1:3:3:4:5:6')).not.toBe(key)
})

test('an unknown address has a key of its own', () => {
  expect(addressKey(undefined)).toBe('unknown')
})
