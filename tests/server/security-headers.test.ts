import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { enquiryExample, jsonPost } from '../support/enquiry-example.ts'
import { startTestService } from '../support/service.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

test('every kind of response carries the security headers and no trace of the framework', async () => {
  const { send } = await startTestService()
  const replies = await Promise.all([
    send({ path: '/' }),
    send({ path: '/nowhere' }),
    send({ path: '/assets/gone.js' }),
    send({ path: '/about/' }),
    send({ path: 'http://[' }),
    send({ path: '/healthz' }),
    send({ path: '/api/unknown' }),
    send(jsonPost(enquiryExample)),
    send({ method: 'PUT', path: '/' }),
  ])
  for (const { headers } of replies) {
    expect(headers).toMatchObject(everywhere)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('a page’s policy allows its own inline script and style by hash, and nothing inline beyond', async () => {
  const { send } = await startTestService()
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const reply = await send({ path: '/' })
  expect(reply.headers['content-security-policy']).toBe(
    [
      "default-src 'none'",
      `script-src 'self' ${hash('window.started = true')}`,
      `style-src 'self' ${hash('p { margin: 0 }')}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "manifest-src 'self'",
    ].join('; '),
  )
})

test('data scripts need no permission, speculation rules are allowed by hash', async () => {
  const { send } = await startTestService()
  const about = await send({ path: '/about' })
  expect(about.headers['content-security-policy']).toContain("script-src 'self';")
  const contact = await send({ path: '/contact' })
  expect(contact.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
})

test.each([
  [{ siteOrigin: 'https://clinic.example' }, {}, true],
  [{ siteOrigin: 'http://clinic.example' }, {}, false],
  [{ trustProxy: 1 }, { 'X-Forwarded-Proto': 'https' }, true],
  [{ trustProxy: 1 }, { 'X-Forwarded-Proto': 'http' }, false],
  [{}, { 'X-Forwarded-Proto': 'https' }, false],
])('with %j and %j, Strict-Transport-Security is sent: %s', async (settings, headers, sent) => {
  const { send } = await startTestService(settings)
  const reply = await send({ path: '/about', headers: { ...headers } })
  expect(reply.headers['strict-transport-security']).toBe(
    sent ? 'max-age=31536000; includeSubDomains' : undefined,
  )
})
