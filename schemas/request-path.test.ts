import { expect, test } from 'vitest'
import { requestPath } from './request-path.ts'

test.each([
  ['/about?from=advert', '/about?from=advert'],
  ['//', '//'],
  ['/a:b@c', '/a:b@c'],
  ['http://clinic.example', '/'],
  ['http://clinic.example?a=b', '/?a=b'],
  ['HTTPS://clinic.example:443/about?x=//y', '/about?x=//y'],
  ['http://[2001:db8::1]:3000/about', '/about'],
])('the target %s asks for %s', (target, path) => {
  expect(requestPath(target)).toBe(path)
})

test.each([
  'http://[',
  'http://',
  'http://x:8a/contact',
  'http://a@x/contact',
  'ftp://x/contact',
  '//a@x:8a/contact#',
  '*',
  '',
])('the target %s, which no browser sends, asks for an address that nothing has', (target) => {
  expect(requestPath(target)).toBe('/api/nowhere')
})
