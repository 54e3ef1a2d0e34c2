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
  const colon =
    change.kind === 'words' && action === 'changed' && what.endsWith('"') && change.after !== undefined
  return `${subject}: ${what}${colon ? ':' : ''}${deed(change)}${pages}`
}

function deed({ action, kind, before, after, placeholder, moved }: Change): string {
  const say = (text: string) => (kind === 'words' ? `"${text}"` : text)
  const mark = (side: 'before' | 'after') =>
    placeholder === side || placeholder === 'both' ? ' (placeholder)' : ''
  if (action === 'renamed') return ` renamed, its address ${before} -> ${after}`
  if (action !== 'changed') {
    const text = before ?? after
    const marked = mark(action === 'added' ? 'after' : 'before')
    return ` ${action}${text === undefined || text === '' ? '' : `: ${say(shortened(text))}${marked}`}`
  }
  if (moved) return ` changed: ${list(moved.map((name) => `"${shortened(name, 60)}"`))} moved`
  if (before === undefined || after === undefined) return kind === 'page' ? '' : ' changed'
  if (before === after && placeholder === 'before')
    return ` ${say(shortened(before))} is the clinic's own now, no placeholder`
  if (before === after && placeholder === 'after')
    return ` ${say(shortened(after))} is marked as a placeholder now`
  const [from, to] = changedWords(before, after)
  return ` ${say(from)}${mark('before')} -> ${say(to)}${mark('after')}`
}

function named(pages: readonly string[]): string {
  const rest = pages.length - namedPages
  const shown = rest > 0 ? [...pages.slice(0, namedPages), `${rest} more`] : pages
  return list(shown)
}

function list(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
}

/** Characters that could steer a terminal become a middle dot. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '·')
}
