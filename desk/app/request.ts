import { idleHeader } from '../../schemas/desk-session.ts'
import { idleTime } from './idle.ts'
import { forgetSession, sessionToken } from './session.ts'

/** An unsuccessful response: `status: body`, or the status text if the body is empty. */
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

/** Dispatches `locked` when the session is over. */
export const locking = new EventTarget()

export function lock(): void {
  forgetSession()
  locking.dispatchEvent(new Event('locked'))
}

/** The default query function: a GET of the query key's first element, parsed as JSON. */
export async function read<Answer>({ queryKey }: { queryKey: readonly unknown[] }): Promise<Answer> {
  return (await send('GET', String(queryKey[0]))).json() as Promise<Answer>
}

/** Sends a request, with the raw response. @throws RequestError for any unsuccessful response; a 401 also locks the page */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: {
      Authorization: `Bearer ${sessionToken() ?? ''}`,
      [idleHeader]: String(idleTime()),
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    credentials: 'include',
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    ...(signal && { signal }),
  })
  if (response.ok) return response
  if (response.status === 401) lock()
  throw new RequestError(response.status, (await response.text()) || response.statusText)
}
