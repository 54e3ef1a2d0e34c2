// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ContactForm } from '../../renderer/widgets/contact-form/contact-form.tsx'
import { enquiryMessages } from '../../schemas/enquiry-messages.ts'
import { errors, fill, filled, send, server, submit, toast, useServer, values } from './filled-form.ts'
import { contactFormProps } from './harness/props.ts'
import { fireEvent, render, screen, waitFor } from './rendered.ts'

useServer()

test.each([
  ['an answer of 503', async () => new Response('', { status: 503 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the values stay; a retry has the same key, a changed form another', async (_, failure) => {
  server.answer = failure
  render(<ContactForm {...contactFormProps} />)
  expect(screen.getByRole('status').textContent).toBe('')
  fill()
  for (const count of [1, 2]) {
    await send()
    await waitFor(() => expect(server.requests).toHaveLength(count))
    await waitFor(() => expect(submit().disabled).toBe(false))
  }
  await toast('Failed to Send Message')
  expect(values()).toEqual(filled)
  fill({ 'Additional Message': 'Another message' })
  await send()
  await waitFor(() => expect(server.requests).toHaveLength(3))
  const [first, retry, changed] = server.requests.map(({ key }) => key)
  expect(retry).toBe(first)
  expect(changed).not.toBe(first)
})

test('what the server finds wrong is shown at the fields', async () => {
  const unknown = { field: 'shoeSize', message: 'A field of another version' }
  const found = { errors: [unknown, { field: 'phone', message: 'The server refuses this number' }] }
  server.answer = async () => new Response(JSON.stringify(found), { status: 422 })
  render(<ContactForm {...contactFormProps} />)
  fill()
  await send()
  await waitFor(() => expect(errors()).toEqual(['The server refuses this number']))
  await toast('Failed to Send Message')
  expect(document.querySelectorAll('.error-summary a')).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('')
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
  ['502 from another server', 'No answer came.', true, async () => new Response('<html>', { status: 502 })],
  [
    '504 of a proxy that explains itself',
    'No answer came.',
    true,
    async () => new Response('{"message":"timed out"}', { status: 504 }),
  ],
  ['415', 'It is our fault.', true, async () => new Response('', { status: 415 })],
  ['200 from a network', 'No answer came.', true, async () => new Response('<html>', { status: 200 })],
  [
    'a network lost meanwhile',
    'No answer came.',
    true,
    async () => {
      vi.stubGlobal('navigator', { ...navigator, onLine: false })
      throw new TypeError('Failed to fetch')
    },
  ],
])('%s: the reason stays in the form, with other ways of contact, until it is sent', async (...given) => {
  const [, why, isOnline, failure] = given
  vi.stubGlobal('navigator', { ...navigator, onLine: isOnline })
  server.answer = failure
  render(<ContactForm {...contactFormProps} />)
  fill()
  await send()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(why))
  expect(values()).toEqual(filled)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('form .notice a')].map(({ href }) => href)
  expect(links).toEqual(['tel:+441632960123', 'mailto:hello@clinic.example'])
  await waitFor(() => expect(document.activeElement).toBe(submit()))
  server.answer = async () => new Response('{}', { status: 201 })
  await send()
  await screen.findByRole('region', { name: 'We have your message' })
})

test('screen readers say once that it failed, once why, and why again where the focus returns to the button', async () => {
  server.answer = async () => new Response('{}', { status: 500 })
  render(<ContactForm {...contactFormProps} />)
  fill()
  for (const _ of ['once', 'again']) {
    await send()
    await toast('Failed to Send Message')
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('It is our fault.'))
    const announced = ['alert', 'status'].flatMap((role) => screen.getAllByRole(role))
    expect(announced.map(({ textContent }) => textContent)).toEqual([
      'Failed to Send MessagePlease check your details and try again.',
      'It is our fault.Your words are still in the form. Try later.',
    ])
    // Each element with a role of its own is announced once more.
    for (const region of announced) expect(region.querySelector(':not(span, b, br)')).toBe(null)
    const reason = document.getElementById(submit().getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('It is our fault.')
  }
})

test('once a message may have arrived, no later try calls it lost, unless its words change', async () => {
  render(<ContactForm {...contactFormProps} />)
  fill()
  for (const [failure, why] of [
    [new Response('', { status: 504 }), 'No answer came.'],
    [new Response('{}', { status: 503 }), 'No answer came.'],
    [new Response('', { status: 429 }), 'No answer came.'],
  ] as const) {
    server.answer = async () => failure
    await send()
    await waitFor(() => expect(submit().disabled).toBe(false))
    expect(screen.getByRole('status').textContent).toContain(why)
  }
  fill({ 'Additional Message': 'Another message' })
  server.answer = async () => new Response('{}', { status: 503 })
  await send()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('It is our fault.'))
})

test('once the visitor is online again the notice says so; an invalid value then removes the notice', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  render(<ContactForm {...contactFormProps} />)
  fill()
  await send()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('You are offline.'))
  fireEvent(window, new Event('online'))
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain(
      'You are online again.Your words are still in the form. Send it now.',
    ),
  )
  fill({ 'Email Address': 'person@' })
  await send()
  await waitFor(() => expect(errors()).toEqual([enquiryMessages.email.wrong]))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByText('Failed to Send Message')).toBe(null)
})

test('being online again does not remove the notice that a message was sent', async () => {
  render(<ContactForm {...contactFormProps} />)
  fill()
  await send()
  await screen.findByRole('region', { name: 'We have your message' })
  fireEvent(window, new Event('online'))
  await screen.findByRole('region', { name: 'We have your message' })
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('')
})
