import { amountAt } from './amount-at.ts'
import type { Figure } from './figure.ts'
import { timedAt } from './timed-at.ts'
import type { Token } from './tokens.ts'

/** "a course of three", "courses of 3 to 4 treatments", "Sessions: 3": sessions, though the words may leave that noun out. */
export function courses(tokens: readonly Token[]): Figure[] {
  return tokens.flatMap((token, at) => {
    if (!token.begins) return []
    const lead = leadEnd(tokens, at)
    if (lead === undefined) return []
    const found = sessionsAt(tokens, lead)
    const end = found && tokens[found.next - 1]?.end
    if (!found || end === undefined) return []
    const { least, most } = found
    return [{ measure: { least, most, unit: 'session' }, start: token.start, end, noun: 'course' }]
  })
}

/** The position after "course of", "course of about", "Sessions:" and "Sessions needed:". */
function leadEnd(tokens: readonly Token[], at: number): number | undefined {
  const [word, next, third] = tokens.slice(at, at + 3).map(({ text }) => text)
  if (/^courses?$/.test(word ?? '') && next === 'of')
    return /^(?:about|around|usually|typically)$/.test(third ?? '') ? at + 3 : at + 2
  if (!/^(?:sessions|visits|appointments)$/.test(word ?? '')) return undefined
  if (next === ':') return at + 2
  return third === ':' && /^(?:needed|required|recommended)$/.test(next ?? '') ? at + 3 : undefined
}

function sessionsAt(
  tokens: readonly Token[],
  at: number,
): { least: number; most: number; next: number } | undefined {
  const timed = timedAt(tokens, at)
  if (timed) return timed.measure?.unit === 'session' ? { ...timed.measure, next: timed.next } : undefined
  const first = amountAt(tokens, at)
  if (!first) return undefined
  const second = /^(?:-|–|—|to|or)$/.test(tokens[first.next]?.text ?? '')
    ? amountAt(tokens, first.next + 1)
    : undefined
  const last = second && second.value > first.value ? second : first
  return { least: first.value, most: last.value, next: last.next }
}
