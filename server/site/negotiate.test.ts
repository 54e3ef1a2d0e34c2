import { expect, test } from 'vitest'
import { type Encoding, negotiateEncoding } from './negotiate.ts'

const all = new Set<Encoding>(['br', 'gzip', 'identity'])

test.each([
  [undefined, 'identity'],
  ['gzip;q=1.0, br;q=1.0', 'br'],
  ['gzip; q=0.5', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['*;q=0.5', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['identity;q=0, *;q=0', 'identity'],
  ['X-GZIP', 'gzip'],
  ['br;q=nonsense', 'identity'],
  ['br;q=2', 'identity'],
  [',,;q=1,', 'identity'],
])('%j gets %s', (accept, encoding) => {
  expect(negotiateEncoding(accept, all)).toBe(encoding)
})

test('only stored encodings are chosen', () => {
  expect(negotiateEncoding('br, gzip', new Set<Encoding>(['gzip', 'identity']))).toBe('gzip')
  expect(negotiateEncoding('br, gzip', new Set<Encoding>(['identity']))).toBe('identity')
})
