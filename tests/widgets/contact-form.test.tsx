// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enquiryMessages } from '../../schemas/enquiry-messages.ts'
import { contactFormProps } from './harness/props.ts'
import { fireEvent, render, screen, userEvent, waitFor } from './rendered.ts'
import { ContactForm } from './widgets.ts'

/** What the server answers, and what it was sent. */
let answer: () => Promise<Response>
let requests: { url: string; key: string | null; type: string | null; body: Record<string, unknown> }[]

beforeEach(() => {
  requests = []
  answer = async () => new Response('{"reference":"ENQ-1"}', { status: 201 })
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    requests.push({
      url: input,
      key: headers.get('Idempotency-Key'),
      type: headers.get('Content-Type'),
      body: JSON.parse(String(init.body)),
    })
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  // A toast stays on the page after the form is gone.
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(close)
})

const filled = {
  'Full Name': 'Testing Person',
  'Date of Birth': '1985-03-27',
  'Email Address': 'person@clinic.example',
  'Phone Number': '01632 960001',
  'Reason for Contact': 'profhilo',
  'Additional Message': 'A message',
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const values = () => Object.fromEntries(Object.keys(filled).map((label) => [label, field(label).value]))
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /Send/ })
const errors = () => [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent)
const toast = (title: string) => screen.findByText(title)

function fill(given: Partial<typeof filled> = {}): void {
  for (const [label, value] of Object.entries({ ...filled, ...given })) {
    fireEvent.change(field(label), { target: { value } })
  }
}
const send = () => userEvent.click(submit())

const refused = [
  ['Date of Birth', enquiryMessages.dateOfBirth.inFuture, '2999-01-01'],
  ['Date of Birth', enquiryMessages.dateOfBirth.tooOld, '1850-01-01'],
  ['Email Address', enquiryMessages.email.wrong, 'person@'],
  ['Phone Number', enquiryMessages.phone.wrong, 'none'],
  ['Full Name', enquiryMessages.name.long, 'x'.repeat(101)],
  ['Additional Message', enquiryMessages.message.long, 'x'.repeat(2001)],
] as const

test('a wrong value is named at its field, and nothing is sent', async () => {
  render(<ContactForm {...contactFormProps} />)
  for (const [label, message, value] of refused) {
    fill({ [label]: value })
    await send()
    expect(errors()).toEqual([message])
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
  }
  expect(requests).toEqual([])
})

test('leaving a corrected field takes its error away or words it anew, typing alone does not', async () => {
  render(<ContactForm {...contactFormProps} />)
  await send()
  await userEvent.type(field('Full Name'), 'Testing Person')
  expect(errors()).toHaveLength(5)
  await userEvent.tab()
  await waitFor(() => expect(errors()).toHaveLength(4))
  expect(field('Full Name').getAttribute('aria-invalid')).toBe('false')
  await userEvent.type(field('Email Address'), 'nobody')
  await userEvent.tab()
  await waitFor(() => expect(errors()).toContain(enquiryMessages.email.wrong))
})

test('while sending the button says so and is disabled; success is told once, and stays where the form was until it is wanted again', async () => {
  let arrive = (_response: Response) => {}
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  render(<ContactForm {...contactFormProps} />)
  fill()
  submit().focus()
  await userEvent.keyboard('{Enter}')
  expect([submit().textContent, submit().disabled]).toEqual(['Sending Message...', true])
  expect(screen.getByRole('status').textContent).toBe('Sending Message...')
  expect(field('Additional Message').readOnly).toBe(true)
  document.querySelector('form')?.requestSubmit()
  arrive(new Response('{"reference":"ENQ-7F3K-9QW2"}', { status: 201 }))
  await toast('Message Sent Successfully!')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  const notice = screen.getByRole('region', { name: 'We have your message' })
  await waitFor(() => expect(document.activeElement).toBe(notice))
  expect(notice.textContent).toContain('Your reference is ENQ-7F3K-9QW2.')
  expect(notice.textContent).toMatch(/by \w+day \d+ \w+, \d+:\d\d [AP]M\./)
  expect(screen.queryByRole('button', { name: /Send Message/ })).toBe(null)
  await userEvent.click(screen.getByRole('button', { name: 'Send another message' }))
  expect([submit().textContent, submit().disabled]).toEqual(['Send Message', false])
  expect(Object.values(values()).join('')).toBe('')
  expect(document.activeElement).toBe(field('Full Name'))
  expect(requests).toEqual([
    {
      url: '/api/contacts',
      type: 'application/json',
      key: expect.stringMatching(/^[0-9a-f-]{32,36}$/),
      body: {
        name: 'Testing Person',
        dateOfBirth: '1985-03-27',
        email: 'person@clinic.example',
        phone: '01632 960001',
        reasonForContact: 'profhilo',
        message: 'A message',
        website: '',
        typingMilliseconds: expect.any(Number),
      },
    },
  ])
})

test('what nobody sees of a copied name, number, address or text is not sent', async () => {
  answer = async () => new Response('{"reference":"ENQ-7F3K-9QW2"}', { status: 201 })
  render(<ContactForm {...contactFormProps} />)
  fill({
    'Full Name': '\u200eTesting\tPerson',
    'Phone Number': '\u202a01632 960001\u202c',
    'Email Address': 'person@clinic.example\u200b',
    'Additional Message': 'Ring \u200e01632 960001',
  })
  await send()
  await toast('Message Sent Successfully!')
  expect(requests).toMatchObject([{ body: { name: 'Testing Person', message: 'Ring 01632 960001' } }])
  expect(JSON.stringify(requests)).not.toMatch(/[\p{Bidi_Control}\u200b]/u)
})

test.each([
  ['an answer of 503', async () => new Response('', { status: 503 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the values stay; retries carry one key, a changed form another', async (_, failure) => {
  answer = failure
  render(<ContactForm {...contactFormProps} />)
  expect(screen.getByRole('status').textContent).toBe('')
  fill()
  for (const count of [1, 2]) {
    await send()
    await waitFor(() => expect(requests).toHaveLength(count))
    await waitFor(() => expect(submit().disabled).toBe(false))
  }
  await toast('Failed to Send Message')
  expect(values()).toEqual(filled)
  fill({ 'Additional Message': 'Another message' })
  await send()
  await waitFor(() => expect(requests).toHaveLength(3))
  const [first, retry, changed] = requests.map(({ key }) => key)
  expect(retry).toBe(first)
  expect(changed).not.toBe(first)
})

test('what the server finds wrong is shown at the fields', async () => {
  const unknown = { field: 'shoeSize', message: 'A field of another version' }
  const found = { errors: [unknown, { field: 'phone', message: 'The server refuses this number' }] }
  answer = async () => new Response(JSON.stringify(found), { status: 422 })
  render(<ContactForm {...contactFormProps} />)
  fill()
  await send()
  await waitFor(() => expect(errors()).toEqual(['The server refuses this number']))
  await toast('Failed to Send Message')
  expect(document.querySelectorAll('.error-summary a')).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('an answer that cannot be read is a success all the same, without a reference', async () => {
  answer = async () => new Response('<html>', { status: 201 })
  render(<ContactForm {...contactFormProps} />)
  fill()
  await send()
  const notice = await screen.findByRole('region', { name: 'We have your message' })
  expect(notice.textContent).not.toContain('Your reference')
  expect(screen.queryByText('Failed to Send Message')).toBe(null)
})

test('the same words sent again on purpose are another enquiry', async () => {
  render(<ContactForm {...contactFormProps} />)
  for (const count of [1, 2]) {
    fill()
    await send()
    await userEvent.click(await screen.findByRole('button', { name: 'Send another message' }))
    expect(new Set(requests.map(({ key }) => key)).size).toBe(count)
  }
})

test('where the browser makes no UUIDs, as on plain HTTP, the message has a key all the same', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  render(<ContactForm {...contactFormProps} />)
  fill()
  await send()
  await screen.findByRole('region', { name: 'We have your message' })
  expect(requests.map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})

test('who has gone on to something else while the message was on its way is not called back', async () => {
  let fail = () => {}
  answer = () =>
    new Promise((_, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'))
    })
  render(<ContactForm {...contactFormProps} />)
  fill()
  submit().focus()
  await userEvent.keyboard('{Enter}')
  field('Full Name').focus()
  fail()
  await waitFor(() => expect(submit().disabled).toBe(false))
  expect(document.activeElement).toBe(field('Full Name'))
})

test('after a finger has scrolled, leaving a corrected field still takes its error away', async () => {
  render(<ContactForm {...contactFormProps} />)
  await send()
  fireEvent.pointerDown(document.body)
  fireEvent.pointerCancel(document.body)
  fill({ 'Full Name': 'Testing Person' })
  fireEvent.blur(field('Full Name'))
  expect(errors()).toHaveLength(4)
})

test.each([
  [
    'offline',
    'You are offline.Your words are still in the form. Connect first.',
    false,
    () => Promise.reject(new TypeError('Failed to fetch')),
  ],
  [
    'without an answer',
    'No answer came.Your words are still in the form. Sending again is safe.',
    true,
    () => Promise.reject(new TypeError('Failed to fetch')),
  ],
  ['429', 'Too many messages.', true, async () => new Response('', { status: 429 })],
  ['500', 'It is our fault.', true, async () => new Response('{}', { status: 500 })],
  ['unconfirmed', 'No answer came.', true, async () => new Response('{"mayBeStored":true}', { status: 503 })],
  ['502 of another server', 'No answer came.', true, async () => new Response('<html>', { status: 502 })],
  ['415', 'It is our fault.', true, async () => new Response('', { status: 415 })],
  ['200 of a network', 'No answer came.', true, async () => new Response('<html>', { status: 200 })],
  [
    'a network that goes meanwhile',
    'No answer came.',
    true,
    async () => {
      vi.stubGlobal('navigator', { ...navigator, onLine: false })
      throw new TypeError('Failed to fetch')
    },
  ],
])('%s: why it failed stays beside the words, with other ways, until it is sent again', async (...given) => {
  const [, why, isOnline, failure] = given
  vi.stubGlobal('navigator', { ...navigator, onLine: isOnline })
  answer = failure
  render(<ContactForm {...contactFormProps} />)
  fill()
  await send()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(why))
  expect(values()).toEqual(filled)
  const links = [...screen.getByRole('status').querySelectorAll('a')].map(({ href }) => href)
  expect(links).toEqual(['tel:+441632960123', 'mailto:hello@clinic.example'])
  await waitFor(() => expect(document.activeElement).toBe(submit()))
  answer = async () => new Response('{}', { status: 201 })
  await send()
  await screen.findByRole('region', { name: 'We have your message' })
})

test('what may have arrived is not said to be lost by a later try; other words are', async () => {
  const status = () => screen.getByRole('status').textContent
  render(<ContactForm {...contactFormProps} />)
  fill()
  for (const [failure, why] of [
    [new Response('', { status: 504 }), 'No answer came.'],
    [new Response('{}', { status: 503 }), 'No answer came.'],
    [new Response('', { status: 429 }), 'Too many messages.'],
    [new Response('{}', { status: 503 }), 'It is our fault.'],
  ] as const) {
    answer = async () => failure
    await send()
    await waitFor(() => expect(submit().disabled).toBe(false))
    expect(status()).toContain(why)
  }
  answer = async () => new Response('', { status: 504 })
  await send()
  await waitFor(() => expect(status()).toContain('No answer came.'))
  fill({ 'Additional Message': 'Another message' })
  answer = async () => new Response('{}', { status: 503 })
  await send()
  await waitFor(() => expect(status()).toContain('It is our fault.'))
})

test('once the visitor is online again the notice says so; a wrong value then takes the failure away', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  render(<ContactForm {...contactFormProps} />)
  fill()
  await send()
  const status = () => screen.getByRole('status').textContent
  await waitFor(() => expect(status()).toContain('You are offline.'))
  fireEvent(window, new Event('online'))
  await waitFor(() =>
    expect(status()).toContain('You are online again.Your words are still in the form. Send it now.'),
  )
  fill({ 'Email Address': 'person@' })
  await send()
  await waitFor(() => expect(errors()).toEqual([enquiryMessages.email.wrong]))
  expect(status()).toBe('')
  expect(screen.queryByText('Failed to Send Message')).toBe(null)
})

test('being online again takes nothing away from a message that was sent', async () => {
  render(<ContactForm {...contactFormProps} />)
  fill()
  await send()
  await screen.findByRole('region', { name: 'We have your message' })
  fireEvent(window, new Event('online'))
  await screen.findByRole('region', { name: 'We have your message' })
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('')
})
