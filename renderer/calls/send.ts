import { onlySuccess } from './call-error.ts'

/**
 * Writes: sends the body as JSON with the visitor's credentials, once, without retrying.
 *
 * @returns the raw response
 * @throws CallError when the server answers with anything but success; what `fetch` throws when it cannot be reached
 */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const withBody = body === undefined ? {} : { body: JSON.stringify(body) }
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
  return onlySuccess(
    await fetch(path, { method, credentials: 'include', headers: { ...type, ...headers }, ...withBody }),
  )
}
