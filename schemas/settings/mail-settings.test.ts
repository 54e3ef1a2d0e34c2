import { expect, test } from 'vitest'
import { greetingName } from './mail-settings.ts'
import { readConfig } from './service-settings.ts'

const withMail = { ENQUIRY_NOTIFY_TO: 'reception@clinic.example' }

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false }],
  ['smtp://[::1]:25/', { host: '::1', port: 25, secure: false }],
  [
    'smtps://website%40clinic.example:p%3Ass@mail.example',
    { host: 'mail.example', port: 465, secure: true, auth: { user: 'website@clinic.example', pass: 'p:ss' } },
  ],
])('SMTP_URL=%s is read', (url, smtp) => {
  const result = readConfig({ ...withMail, SMTP_URL: url, ENQUIRY_ACKNOWLEDGE: 'on' })
  expect(result).toMatchObject({ ok: true, config: { smtp, acknowledge: true } })
})

test.each([
  'mail.example',
  'http://mail.example',
  'smtp://',
  'smtp://mail.example/?pool=true',
  'smtp://mail.example/path',
  'smtp://user@mail.example',
  'smtp://user:%zz@mail.example',
])('SMTP_URL=%s is refused by name and without its value', (url) => {
  const result = readConfig({ ...withMail, SMTP_URL: url })
  expect(result).toEqual({ ok: false, problems: [expect.stringMatching(/^SMTP_URL: expected smtp:/)] })
})

test.each(['ENQUIRY_NOTIFY_TO', 'ENQUIRY_NOTIFY_FROM'])(
  '%s with a host that no mail server can be greeted by is refused',
  (name) => {
    const result = readConfig({ ...withMail, SMTP_URL: 'smtp://mail.example', [name]: 'a@\u05d0a.example' })
    expect(result).toEqual({ ok: false, problems: [matching(new RegExp(`^${name}: expected the address`))] })
  },
)

test('all problems are reported at once, including settings that need another one', () => {
  const result = readConfig({ PORT: 'x', SMTP_URL: 'smtp://mail.example', ENQUIRY_ACKNOWLEDGE: 'maybe' })
  expect(result).toMatchObject({
    problems: [/^PORT/, /^ENQUIRY_ACKNOWLEDGE/, /^ENQUIRY_NOTIFY_TO/].map(matching),
  })
  expect(readConfig({ SMTP_URL: 'smtp://mail.example' })).toMatchObject({
    problems: [matching(/^ENQUIRY_NOTIFY_TO/)],
  })
  expect(readConfig({ ENQUIRY_NOTIFY_TO: 'a@clinic.example' })).toMatchObject({
    problems: [matching(/^SMTP_URL: ENQUIRY_NOTIFY_TO is set/)],
  })
  expect(readConfig({ ENQUIRY_ACKNOWLEDGE: 'on' })).toMatchObject({ problems: [matching(/^SMTP_URL/)] })
})

test.each([
  [{ siteOrigin: 'https://www.clinic.example', notifyTo: ['a@mail.example'] }, 'www.clinic.example'],
  [{ siteOrigin: 'http://127.0.0.1:3000', notifyTo: ['a@mail.example'] }, 'mail.example'],
  [{ siteOrigin: 'http://localhost:3000', notifyFrom: 'a@müller.example' }, 'xn--mller-kva.example'],
  [{}, undefined],
])('a mail server is greeted by a name: %j', (from, name) => {
  expect(greetingName(from)).toBe(name)
})

const matching = (pattern: RegExp) => expect.stringMatching(pattern)
