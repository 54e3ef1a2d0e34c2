import { nearest } from '../../schemas/content/nearest.ts'
import type { Finding } from '../finding.ts'
import { formatPath } from '../read/locations.ts'
import type { Passage } from '../read/passage.ts'
import { allMatches } from '../words/all-matches.ts'
import type { TokensAt } from './token-problems.ts'

const braces = /\{+[^{}]*\}+|[{}]+/g
const wholeToken = /^\{[A-Za-z][\w.]*\}$/

/** Every brace in a text under a key that is no part of a token: pages show it as it stands. */
export function strayBraces(passage: Passage, allowedAt: TokensAt): Finding[] {
  const { text, path, place } = passage
  if (!/[{}]/.test(text)) return []
  return allMatches(text, braces)
    .filter(([written]) => !wholeToken.test(written))
    .map(({ 0: written, index }): Finding => {
      const meant = nearest(nameAt(text, written, index), allowedAt(path))
      return {
        ...place(index),
        rule: 'token',
        severity: 'error',
        message: `${formatPath(path)}: "${written}" is no token, and its braces are shown as they stand.`,
        remedy: meant
          ? `Did you mean {${meant}}?`
          : 'Write it without braces; a token is a name in braces, such as {phone}.',
        length: written.length,
      }
    })
}

/** The name that braces were likely meant for: what they hold, or the word beside a brace that stands alone. */
function nameAt(text: string, written: string, index: number): string {
  const inner = /[^{}]+/.exec(written)?.[0].trim()
  if (inner !== undefined) return inner
  return written.startsWith('{')
    ? (/^\s*([A-Za-z][\w.]*)/.exec(text.slice(index + written.length))?.[1] ?? '')
    : (/([A-Za-z][\w.]*)\s*$/.exec(text.slice(0, index))?.[1] ?? '')
}
