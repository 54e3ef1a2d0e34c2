import type { Change } from './change.ts'
import { changedWords, shortened } from './changed-words.ts'
import type { ContentDiff } from './compare-with-revision.ts'

/** Pages that are named one by one. */
const namedPages = 4

/** What changed, one line each, as a Markdown list that also suits a pull request. */
export function diffText({ revision, commit, changes }: ContentDiff): string {
  const since = revision.startsWith(commit) ? revision : `${revision} (${commit})`
  if (changes.length === 0) return `No content has changed since ${since}.\n`
  const lines = changes.map((change) => `- ${visible(lineOf(change))}`)
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`
  return `${count} of content since ${since}:\n\n${lines.join('\n')}\n`
}

function lineOf(change: Change): string {
  const { subject, action, what, shownOn } = change
  const pages = shownOn.length > 0 ? `, ${action === 'removed' ? 'was ' : ''}shown on ${named(shownOn)}` : ''
  return `${subject}: ${what}${deed(change)}${pages}`
}

function deed({ action, kind, before, after }: Change): string {
  const say = (text: string) => (kind === 'words' ? `"${text}"` : text)
  if (action !== 'changed') {
    const text = before ?? after
    return ` ${action}${text === undefined ? '' : `: ${say(shortened(text))}`}`
  }
  if (before === undefined || after === undefined) return kind === 'page' ? '' : ' changed'
  const [from, to] = changedWords(before, after)
  return ` ${say(from)} -> ${say(to)}`
}

function named(pages: readonly string[]): string {
  const rest = pages.length - namedPages
  const shown = rest > 0 ? [...pages.slice(0, namedPages), `${rest} more`] : pages
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : shown.join('')
}

/** Characters that could steer a terminal become a middle dot. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '·')
}
