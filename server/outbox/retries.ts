import { accepted, type Replies } from '../../database/notifications.ts'
import { minute } from '../../schemas/time/durations.ts'

const firstWait = minute / 2
const longestWait = 60 * minute

/** Why a mail failed: the lowest refusal, so that it is not final while one recipient may still accept; undefined when all did. */
export function failureOfReplies(replies: Replies): string | undefined {
  const [lowest] = Object.values(replies)
    .filter((code) => code !== accepted)
    .sort((a, b) => a - b)
  return lowest?.toString()
}

/** The recipients to try next. Those who refused the mail for good are tried only when nobody else is left. */
export function nextRecipients(to: readonly string[], replies: Replies): string[] {
  const left = to.filter((address) => replies[address] !== accepted)
  const willing = left.filter((address) => (replies[address] ?? 0) < 500)
  return willing.length > 0 ? willing : left
}

/** Milliseconds to wait after so many attempts: doubled each time, less a random part of up to half to spread mails out. */
export function retryDelay(attempts: number, random = Math.random()): number {
  const full = Math.min(longestWait, firstWait * 2 ** Math.min(attempts - 1, 10))
  return full * (1 - random / 2)
}
