import { afterEach, beforeEach, vi } from 'vitest'
import { cleanup, fireEvent, screen, userEvent } from './rendered.ts'

interface Sent {
  url: string
  key: string | null
  type: string | null
  body: Record<string, unknown>
}

/** What stands in for the server: what it answers, and what it was sent. */
export const server = {
  answer: async () => new Response(),
  requests: [] as Sent[],
}

/** Stands in for `fetch` in each test of a file: the enquiry is stored, unless the test sets another answer. */
export function useServer(): void {
  beforeEach(() => {
    server.requests = []
    server.answer = async () => new Response('{"reference":"ENQ-1"}', { status: 201 })
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      server.requests.push({
        url: input,
        key: headers.get('Idempotency-Key'),
        type: headers.get('Content-Type'),
        body: JSON.parse(String(init.body)),
      })
      return server.answer()
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    // A toast outlives the form.
    for (const close of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(close)
    cleanup()
  })
}

export const filled = {
  'Full Name': 'Testing Person',
  'Date of Birth': '1985-03-27',
  'Email Address': 'person@clinic.example',
  'Phone Number': '01632 960001',
  'Reason for Contact': 'profhilo',
  'Additional Message': 'A message',
}
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
export const values = () =>
  Object.fromEntries(Object.keys(filled).map((label) => [label, field(label).value]))
export const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /Send/ })
export const errors = () =>
  [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent)
export const toast = (title: string) => screen.findByText(title)

export function fill(given: Partial<typeof filled> = {}): void {
  for (const [label, value] of Object.entries({ ...filled, ...given })) {
    fireEvent.change(field(label), { target: { value } })
  }
}
export const send = () => userEvent.click(submit())
