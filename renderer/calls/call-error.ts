/** A response that is no success. The message is `<status>: <body>`, with the status text where the body is empty. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly body: string

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.body = body
  }
}

/** Hands a successful response on. @throws CallError for any other */
export async function onlySuccess(response: Response): Promise<Response> {
  if (response.ok) return response
  throw new CallError(response.status, response.statusText, await response.text())
}
