import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:50123', '192.0.2.7'],
  ['nonsense', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address, 64)).toBe(key)
})

test('one /64 is one key, its neighbour another', () => {
  const key = addressKey('2001:db8:1:2:3:4:5:6', 64)
  expect(addressKey('2001:db8:1:2::', 64)).toBe(key)
  expect(addressKey('2001:db8:1:3:3:4:5:6', 64)).not.toBe(key)
})

test('an unknown address has a key of its own', () => {
  expect(addressKey(undefined, 64)).toBe('unknown')
})
