import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EnquiryField, enquiryFields, parseEnquiry, validateField } from './enquiry.ts'
import { messagesByName } from './enquiry-message-names.ts'
import { canonicalText } from './plain-text.ts'

const today = '2026-11-20'
const example = {
  name: 'Alex Example',
  dateOfBirth: '1985-03-27',
  email: 'alex@client.example',
  phone: '07700 900123',
  reasonForContact: 'general',
  message: 'Which day suits?',
}

describe('an enquiry', () => {
  it('is accepted and drops what is not asked for', () => {
    const sent = { ...example, id: 7, status: 'closed', createdAt: 'now', __proto__: { role: 'admin' } }
    expect(parseEnquiry(sent, today)).toEqual({ ok: true, enquiry: example })
  })

  it('comes out in one canonical form', () => {
    const sent = { ...example, name: '  Zoe\u0308 ', message: '\r\nFirst\r\nSecond\tthird \n' }
    expect(parseEnquiry(sent, today)).toMatchObject({
      enquiry: { name: 'Zoë', message: 'First\nSecond\tthird' },
    })
  })

  it('loses the invisible characters of a copied number, and gets one kind of line break', () => {
    const sent = {
      ...example,
      phone: '\u202a07700 900123\u202c',
      message: 'One\u2028two\u0085three\u000bfour',
    }
    expect(parseEnquiry(sent, today)).toMatchObject({
      enquiry: { phone: '07700 900123', message: 'One\ntwo\nthree\nfour' },
    })
  })

  it.each([undefined, '', ' \n '])('has no message when it is %j', (message) => {
    const result = parseEnquiry({ ...example, message }, today)
    expect(result.ok && result.enquiry.message).toBeUndefined()
  })

  it('is refused when the form is empty', () => {
    expect(parseEnquiry({}, today)).toMatchInlineSnapshot(`
      {
        "errors": [
          {
            "field": "name",
            "message": "Enter your full name",
          },
          {
            "field": "dateOfBirth",
            "message": "Enter your date of birth",
          },
          {
            "field": "email",
            "message": "Enter your email address",
          },
          {
            "field": "phone",
            "message": "Enter your phone number",
          },
          {
            "field": "reasonForContact",
            "message": "Select a reason for contacting us",
          },
        ],
        "ok": false,
      }
    `)
  })

  it.each<[EnquiryField, unknown, string]>([
    ['name', '   ', 'Enter your full name'],
    ['name', 7, 'Enter your full name'],
    ['name', 'x'.repeat(101), 'Full name must be 100 characters or fewer'],
    ['name', '12345', 'Enter your full name in letters'],
    ['name', '\u3164\uffa0', 'Enter your full name in letters'],
    ['name', 'Alex\nExample', 'Enter your full name in ordinary letters and punctuation'],
    ['name', 'Alex\u0000', 'Enter your full name in ordinary letters and punctuation'],
    ['name', 'Alex\uffff', 'Enter your full name in ordinary letters and punctuation'],
    ['name', 'Alex\ud800', 'Enter your full name in ordinary letters and punctuation'],
    ['name', `A${'\u0300'.repeat(31)}`, 'Enter your full name in ordinary letters and punctuation'],
    ['dateOfBirth', '', 'Enter your date of birth'],
    ['dateOfBirth', '2025-02-29', 'Enter a real date of birth, like 27 March 1985'],
    ['dateOfBirth', '0085-03-27', 'Enter a real date of birth, like 27 March 1985'],
    ['dateOfBirth', '27/03/1985', 'Enter a real date of birth, like 27 March 1985'],
    ['dateOfBirth', '2026-11-21', 'Enter a date of birth in the past'],
    ['dateOfBirth', '1906-11-19', 'Enter a date of birth within the last 120 years'],
    [
      'email',
      `a${'\u0300'.repeat(31)}@client.example`,
      'Enter an email address in the correct format, like name@example.com',
    ],
    ['email', 'alex@client', 'Enter an email address in the correct format, like name@example.com'],
    ['email', `${'x'.repeat(250)}@a.example`, 'Email address must be 254 characters or fewer'],
    ['phone', '07700\n900123', 'Enter a phone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192'],
    ['phone', '12345', 'Enter a phone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192'],
    ['phone', '07700 90012', 'Enter a phone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192'],
    ['phone', '0'.repeat(31), 'Phone number must be 30 characters or fewer'],
    ['reasonForContact', 'botox', 'Select a reason for contacting us'],
    ['message', 'x'.repeat(2001), 'Message must be 2,000 characters or fewer'],
    ['message', ['text'], 'Enter your message as text'],
    ['message', 'ring\u0007', 'Enter your message in ordinary letters and punctuation'],
    ['message', 'ring\u0000', 'Enter your message in ordinary letters and punctuation'],
    ['message', `a${'\u0300\u0316'.repeat(16)}`, 'Enter your message in ordinary letters and punctuation'],
  ])('says what to do about %s %j', (field, value, message) => {
    expect(parseEnquiry({ ...example, [field]: value }, today)).toEqual({
      ok: false,
      errors: [{ field, message }],
    })
    expect(validateField(field, value, today)).toBe(message)
  })

  it('does not reorder thousands of combining marks, which would hold up everybody', () => {
    const piled = `a${'\u0300'.repeat(1000)}${'\u0316'.repeat(1000)}`
    expect(canonicalText(piled)).toBe(piled)
    expect(canonicalText(' e\u0301 ')).toBe('é')
    expect(validateField('name', `A${'\u0323'.repeat(30)}`, today)).toBeUndefined()
  })

  it('counts lengths as a person does', () => {
    expect(validateField('message', '🙂'.repeat(2000), today)).toBeUndefined()
    expect(validateField('message', '🙂'.repeat(2001), today)).toBeDefined()
  })

  it('is checked against the day on which it is sent, even by a service that has run for days', () => {
    expect(validateField('dateOfBirth', today, '2026-11-19')).toBe('Enter a date of birth in the past')
    expect(validateField('dateOfBirth', today, today)).toBeUndefined()
  })

  it('accepts the youngest and the oldest', () => {
    for (const date of [today, '1906-11-20', '2024-02-29']) {
      expect(validateField('dateOfBirth', date, today)).toBeUndefined()
    }
  })

  const ownMessages = Object.values(messagesByName)

  it('never throws, names each field once in order with a known message, and accepts its own output', () => {
    const anyText = fc
      .array(fc.oneof(fc.nat(0xff), fc.nat(0x10ffff)))
      .map((points) => String.fromCodePoint(...points))
    const anything = fc.oneof(anyText, fc.anything())
    const sent = fc.record(Object.fromEntries(enquiryFields.map((field) => [field, anything])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(sent, (raw) => {
        const result = parseEnquiry({ ...example, ...raw }, today)
        if (result.ok) expect(parseEnquiry(result.enquiry, today)).toEqual(result)
        else {
          const fields = result.errors.map(({ field }) => field)
          expect(fields).toEqual(enquiryFields.filter((field) => fields.includes(field)))
          for (const { message } of result.errors) expect(ownMessages).toContain(message)
        }
      }),
    )
  })

  it('is checked in time linear in its length', () => {
    const long = 200_000
    const attacks = [
      'a'.repeat(long),
      `a@${'a.'.repeat(long)}`,
      `a@${'a-'.repeat(long)}`,
      '0 '.repeat(long),
      '(0)x'.repeat(long),
    ]
    const started = process.cpuUsage()
    for (const attack of attacks) for (const field of enquiryFields) validateField(field, attack, today)
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000)
  })
})
