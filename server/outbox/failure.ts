import { accepted } from '../../database/notifications.ts'

const minute = 60_000
const firstWait = minute / 2
const longestWait = 60 * minute

/** Why a mail was not accepted, without the server's text, which may repeat an address. */
export interface MailFailure {
  /** An SMTP reply code such as `450`, or the code of a network error such as `ECONNREFUSED`. */
  code: string
  /** Refused for good (5xx): trying again is useless and would look like an attack. */
  isFinal: boolean
}

/** Whether a mail server said so: then it has certainly not taken the mail. */
export const isReply = (code: string | null): boolean => /^\d{3}$/.test(code ?? '')

export function failureOfError(error: unknown): MailFailure {
  // Nodemailer replaces most system codes by ESOCKET, and keeps them as `originalCode`.
  const { responseCode, code, originalCode } = error as Record<string, unknown>
  // A failed STARTTLS says nothing about the mail.
  if (typeof responseCode === 'number' && code !== 'ETLS')
    return { code: String(responseCode), isFinal: responseCode >= 500 }
  const reason = String(originalCode ?? code)
  return { code: /^[A-Z0-9_]{1,40}$/.test(reason) ? reason : 'unknown', isFinal: false }
}

/** Why a mail failed, by the reply for each recipient; undefined when all accepted it. Not final while one still may. */
export function failureOfReplies(replies: Record<string, number>): MailFailure | undefined {
  const [lowest] = Object.values(replies)
    .filter((code) => code !== accepted)
    .sort((a, b) => a - b)
  return lowest === undefined ? undefined : { code: String(lowest), isFinal: lowest >= 500 }
}

/** The recipients to try next: those who refused the mail for good only when nobody else is left. */
export function nextRecipients(to: readonly string[], replies: Record<string, number>): string[] {
  const left = to.filter((address) => replies[address] !== accepted)
  const willing = left.filter((address) => (replies[address] ?? 0) < 500)
  return willing.length > 0 ? willing : left
}

/** Milliseconds to wait after so many attempts: doubled each time, less a random part of up to half to spread mails out. */
export function retryDelay(attempts: number, random = Math.random()): number {
  const full = Math.min(longestWait, firstWait * 2 ** Math.min(attempts - 1, 10))
  return full * (1 - random / 2)
}
