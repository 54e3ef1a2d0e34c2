import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:50123', '192.0.2.7'],
  ['nonsense', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address, 64)).toBe(key)
})
