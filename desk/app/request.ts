import { forgetSession, sessionToken } from './session.ts'

/** An answer that is no success: `status: body`, or the status text where the body is empty. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: number
  /** The sentence for the person, without the status. */
  readonly sentence: string

  constructor(status: number, sentence: string) {
    super(`${status}: ${sentence}`)
    this.status = status
    this.sentence = sentence
  }
}

/** Called when the session is over. */
export const locked = new EventTarget()

/** The shared read: a GET of the query key's first element, as JSON. */
export async function read<Answer>({ queryKey }: { queryKey: readonly unknown[] }): Promise<Answer> {
  return (await send('GET', String(queryKey[0]))).json() as Promise<Answer>
}

/** The shared write: gives the raw response. */
export function write(method: string, path: string, body?: unknown): Promise<Response> {
  return send(method, path, body)
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = new Headers({ Authorization: `Bearer ${sessionToken() ?? ''}` })
  if (method !== 'GET') headers.set('Content-Type', 'application/json')
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
  if (response.ok) return response
  const error = new RequestError(response.status, (await response.text()) || response.statusText)
  if (error.status === 401) {
    forgetSession()
    locked.dispatchEvent(new Event('locked'))
  }
  throw error
}
