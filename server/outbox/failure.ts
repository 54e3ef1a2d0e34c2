const minute = 60_000
const firstWait = minute / 2
const longestWait = 60 * minute

/** Why nobody took a mail, without the server's words, which may repeat an address. */
export interface MailFailure {
  /** An SMTP reply code such as `450`, or the code of a network error such as `ECONNREFUSED`. */
  code: string
  /** The server refused for good (5xx): to try again is useless and would look like an attack. */
  isFinal: boolean
}

export function mailFailure(error: unknown): MailFailure {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  // A server that does not do TLS now has said nothing of the mail.
  if (typeof responseCode === 'number' && code !== 'ETLS')
    return { code: String(responseCode), isFinal: responseCode >= 500 }
  return { code: /^[A-Z0-9_]{1,40}$/.test(String(code)) ? String(code) : 'unknown', isFinal: false }
}

/** Milliseconds to wait after so many attempts: twice as long each time, less up to a half, so that mails spread out. */
export function retryDelay(attempts: number, random = Math.random()): number {
  const full = Math.min(longestWait, firstWait * 2 ** Math.min(attempts - 1, 10))
  return full * (1 - random / 2)
}
