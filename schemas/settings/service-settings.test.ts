import { expect, test } from 'vitest'
import { readConfig } from './service-settings.ts'

/** Other settings that this one needs. */
const needed = (name: string) => (name === 'ENQUIRY_NOTIFY_TO' ? { SMTP_URL: 'smtp://mail.example' } : {})

test('without variables the defaults apply', () => {
  expect(readConfig({})).toEqual({
    ok: true,
    config: {
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: 'sqlite:var/clinic.sqlite3',
      siteOrigin: undefined,
      trustProxy: false,
      limitPerAddress: 5,
      limitTotal: 60,
      smtp: undefined,
      notifyTo: undefined,
      notifyFrom: undefined,
      acknowledge: false,
      logLevel: 'info',
    },
  })
})

test.each([
  ['PORT', '0', { port: 0 }],
  ['HOST', '::1', { host: '::1' }],
  ['SITE_ORIGIN', 'https://Clinic.example/', { siteOrigin: 'https://clinic.example' }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  [
    'TRUST_PROXY',
    '10.0.0.0/8, 2001:db8::/32,loopback',
    { trustProxy: ['10.0.0.0/8', '2001:db8::/32', 'loopback'] },
  ],
  ['DATABASE_URL', 'postgres://clinic@db/clinic', { databaseUrl: 'postgres://clinic@db/clinic' }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['ENQUIRY_NOTIFY_TO', 'a@b.example, c@d.example', { notifyTo: ['a@b.example', 'c@d.example'] }],
  ['ENQUIRY_NOTIFY_FROM', 'a@b.example', { notifyFrom: 'a@b.example' }],
  ['ENQUIRY_ACKNOWLEDGE', 'off', { acknowledge: false }],
])('%s=%s is read', (name, value, expected) => {
  expect(readConfig({ ...needed(name), [name]: value })).toMatchObject({ ok: true, config: expected })
})

test('the two ports differ, unless the system chooses both', () => {
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).ok).toBe(true)
  expect(readConfig({ METRICS_PORT: '3000' })).toEqual({
    ok: false,
    problems: ['PORT and METRICS_PORT: expected two different port numbers.'],
  })
})

test.each([
  ['PORT', '65536'],
  ['PORT', '3e3'],
  ['PORT', '-1'],
  ['HOST', 'a host'],
  ['SITE_ORIGIN', 'https://clinic.example/path'],
  ['SITE_ORIGIN', 'https://user@clinic.example'],
  ['SITE_ORIGIN', 'ftp://clinic.example'],
  ['SITE_ORIGIN', '*'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/9'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['ENQUIRY_LIMIT_PER_ADDRESS', '0'],
  ['ENQUIRY_LIMIT_TOTAL', '1.5'],
  ['LOG_LEVEL', 'INFO'],
  ['DATABASE_URL', 'file.sqlite3'],
  ['ENQUIRY_NOTIFY_TO', 'a@b.example,'],
  ['ENQUIRY_NOTIFY_FROM', 'Clinic <a@b.example>'],
  ['ENQUIRY_ACKNOWLEDGE', 'yes'],
  ['REQUIRE_STAFF_NAME', 'yes'],
])('%s=%s is refused by name and without its value', (name, value) => {
  const result = readConfig({ ...needed(name), [name]: value })
  expect(result.ok).toBe(false)
  if (!result.ok) expect(result.problems).toEqual([expect.stringContaining(name)])
})
