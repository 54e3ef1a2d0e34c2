import { expect, test } from 'vitest'
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

test('all that is wrong is told at once, also what one setting needs of another', () => {
  const result = readConfig({ PORT: 'x', SMTP_URL: 'smtp://mail.example', ENQUIRY_ACKNOWLEDGE: 'maybe' })
  expect(result).toMatchObject({
    problems: [/^PORT/, /^ENQUIRY_ACKNOWLEDGE/, /^ENQUIRY_NOTIFY_TO/].map(matching),
  })
  expect(readConfig({ SMTP_URL: 'smtp://mail.example' })).toMatchObject({
    problems: [matching(/^ENQUIRY_NOTIFY_TO/)],
  })
  expect(readConfig({ ENQUIRY_ACKNOWLEDGE: 'on' })).toMatchObject({ problems: [matching(/^SMTP_URL/)] })
})

const matching = (pattern: RegExp) => expect.stringMatching(pattern)
