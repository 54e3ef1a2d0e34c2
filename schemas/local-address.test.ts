import { expect, it } from 'vitest'
import { localAddress } from './local-address.ts'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['2001:db8::1', 'http://[2001:db8::1]:3000'],
  ['clinic.example', 'http://clinic.example:3000'],
])('a service that listens on %s is found at %s', (host, address) => {
  expect(localAddress(host, 3000)).toBe(address)
})
