import { accepted } from '../../database/notifications.ts'

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

/** Why a mail failed, from all replies; undefined when everybody took it. Not final while somebody may still take it. */
export function refusal(replies: Record<string, number>): MailFailure | undefined {
  const [lowest] = Object.values(replies)
    .filter((code) => code !== accepted)
    .sort((a, b) => a - b)
  return lowest === undefined ? undefined : { code: String(lowest), isFinal: lowest >= 500 }
}

/** Whom to ask next: those who have not taken the mail, and those who refused it for good only when nobody else is left. */
export function unserved(to: readonly string[], replies: Record<string, number>): string[] {
  const left = to.filter((address) => replies[address] !== accepted)
  const willing = left.filter((address) => (replies[address] ?? 0) < 500)
  return willing.length > 0 ? willing : left
}

/** Milliseconds to wait after so many attempts: twice as long each time, less up to a half, so that mails spread out. */
export function retryDelay(attempts: number, random = Math.random()): number {
  const full = Math.min(longestWait, firstWait * 2 ** Math.min(attempts - 1, 10))
  return full * (1 - random / 2)
}
