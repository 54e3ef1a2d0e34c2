// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ContactForm } from '../../renderer/widgets/contact-form/contact-form.tsx'
import { enquiryMessages } from '../../schemas/enquiry-messages.ts'
import { errors, field, fill, send, server, submit, toast, useServer, values } from './filled-form.ts'
import { contactFormProps } from './harness/props.ts'
import { fireEvent, render, screen, userEvent, waitFor } from './rendered.ts'

useServer()

const refused = [
  ['Date of Birth', enquiryMessages.dateOfBirth.inFuture, '2999-01-01'],
  ['Date of Birth', enquiryMessages.dateOfBirth.tooOld, '1850-01-01'],
  ['Email Address', enquiryMessages.email.wrong, 'person@'],
  ['Phone Number', enquiryMessages.phone.wrong, 'none'],
  ['Full Name', enquiryMessages.name.long, 'x'.repeat(101)],
  ['Additional Message', enquiryMessages.message.long, 'x'.repeat(2001)],
] as const

test('an invalid value is reported at its field, and nothing is sent', async () => {
  render(<ContactForm {...contactFormProps} />)
  for (const [label, message, value] of refused) {
    fill({ [label]: value })
    await send()
    expect(errors()).toEqual([message])
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
  }
  expect(server.requests).toEqual([])
})

test('leaving a field removes or rewords its error, typing alone does not', async () => {
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

test('while sending the button says so and is disabled; success is announced once, and replaces the form until another is wanted', async () => {
  let arrive = (_response: Response) => {}
  server.answer = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  render(<ContactForm {...contactFormProps} />)
  fill()
  submit().focus()
  await userEvent.keyboard('{Enter}')
  expect([submit().textContent, submit().disabled]).toEqual(['Sending Message...', true])
  expect(screen.getByRole('status').textContent).toBe('Sending Message...')
  for (const label of ['Full Name', 'Date of Birth', 'Email Address', 'Phone Number', 'Additional Message'])
    expect([label, field(label).readOnly]).toEqual([label, true])
  document.querySelector('form')?.requestSubmit()
  // The promise counts from the server's clock, since a visitor's may be wrong.
  const headers = { Date: 'Fri, 20 Nov 2026 15:00:00 GMT' }
  arrive(new Response('{"reference":"ENQ-7F3K-9QW2"}', { status: 201, headers }))
  await toast('Message Sent Successfully!')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  const notice = await screen.findByRole('region', { name: 'We have your message' })
  await waitFor(() => expect(document.activeElement).toBe(notice))
  expect(notice.textContent).toContain('Your reference is ENQ-7F3K-9QW2.')
  expect(notice.textContent).toContain('by Saturday 21 November, 3:00 PM.')
  expect(screen.queryByRole('button', { name: /Send Message/ })).toBe(null)
  // As when Enter is still held down.
  document.querySelector('form')?.requestSubmit()
  expect([errors(), notice.isConnected]).toEqual([[], true])
  await userEvent.click(screen.getByRole('button', { name: 'Send another message' }))
  expect([submit().textContent, submit().disabled]).toEqual(['Send Message', false])
  expect(Object.values(values()).join('')).toBe('')
  expect(document.activeElement).toBe(field('Full Name'))
  expect(server.requests).toEqual([
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

test('invisible characters in a copied name, number, address or text are not sent', async () => {
  server.answer = async () => new Response('{"reference":"ENQ-7F3K-9QW2"}', { status: 201 })
  render(<ContactForm {...contactFormProps} />)
  fill({
    'Full Name': '\u200eTesting\tPerson',
    'Phone Number': '\u202a01632 960001\u202c',
    'Email Address': 'person@clinic.example\u200b',
    'Additional Message': 'Ring \u200e01632 960001',
  })
  await send()
  await toast('Message Sent Successfully!')
  expect(server.requests).toMatchObject([{ body: { name: 'Testing Person', message: 'Ring 01632 960001' } }])
  expect(JSON.stringify(server.requests)).not.toMatch(/[\p{Bidi_Control}\u200b]/u)
})

test('a 201 whose body cannot be read is still a success, without a reference', async () => {
  server.answer = async () => new Response('<html>', { status: 201 })
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
    expect(new Set(server.requests.map(({ key }) => key)).size).toBe(count)
  }
})

test('if the browser makes no UUIDs, as on plain HTTP, the message still has a key', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  render(<ContactForm {...contactFormProps} />)
  fill()
  await send()
  await screen.findByRole('region', { name: 'We have your message' })
  expect(server.requests.map(({ key }) => key)).toEqual([expect.stringMatching(/^\d+-\d+$/)])
})

test('a failure does not take the focus from a visitor who has moved on while sending', async () => {
  let fail = () => {}
  server.answer = () =>
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

test('after a touch scroll, leaving a field still removes its error, and those of fields that a browser has filled in', async () => {
  render(<ContactForm {...contactFormProps} />)
  await send()
  fireEvent.pointerDown(document.body)
  fireEvent.pointerCancel(document.body)
  fill({ 'Full Name': 'Testing Person', 'Phone Number': '' })
  fireEvent.blur(field('Full Name'))
  await waitFor(() => expect(errors()).toEqual([enquiryMessages.phone.missing]))
})
