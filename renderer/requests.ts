/** A response other than success. The message is `<status>: <body>`, with the status text when the body is empty. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly status: number
  readonly body: string

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.body = body
  }
}

/** The path, then whatever distinguishes two reads of the same path. */
type QueryKey = readonly [path: string, ...rest: unknown[]]

/** Answers by their key as JSON. */
const cache = new Map<string, Promise<unknown>>()

/**
 * GETs the key's path as JSON, with credentials. The answer is cached until {@link invalidate} drops it; a failure is neither
 * cached nor retried. The specification asks for it; no page reads anything yet.
 *
 * @throws RequestError when the server answers with anything but success
 */
export function read(key: QueryKey): Promise<unknown> {
  const id = JSON.stringify(key)
  const answer = cache.get(id) ?? fetchJson(key[0])
  cache.set(id, answer)
  answer.catch(() => cache.get(id) === answer && cache.delete(id))
  return answer
}

/** Drops everything cached for `path`, so that the next read asks the server again. */
export function invalidate(path: string): void {
  for (const id of cache.keys()) if (JSON.parse(id)[0] === path) cache.delete(id)
}

/** How long an answer may take, in milliseconds. */
const timeout = 30_000

/**
 * Sends the body as JSON with credentials, once, and returns the raw response.
 *
 * @throws RequestError when the server answers with anything but success; what `fetch` throws when it cannot be reached, or no
 * answer came in time
 */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const waiting = new AbortController()
  setTimeout(() => waiting.abort(), timeout)
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
  return checked(
    await fetch(path, {
      method,
      credentials: 'include',
      headers: { ...type, ...headers },
      signal: waiting.signal,
      body: body === undefined ? null : JSON.stringify(body),
    }),
  )
}

async function fetchJson(path: string): Promise<unknown> {
  return (await checked(await fetch(path, { credentials: 'include' }))).json()
}

async function checked(response: Response): Promise<Response> {
  if (response.ok) return response
  throw new RequestError(response.status, response.statusText, await response.text())
}
