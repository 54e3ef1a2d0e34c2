import type { Kind } from '../read/kinds.ts'
import type { Data } from '../read/yaml.ts'
import type { Change } from './change.ts'
import { nameOf, type ValueChange } from './compare-values.ts'
import { label } from './label.ts'
import { isMarked, unmarked } from './placeholder-mark.ts'
import { titleOf, valueWords } from './value-words.ts'
import type { Version } from './version.ts'

type WordsChange = Omit<Change, 'subject' | 'shownOn'>

/** One difference between two versions of a file's keys, in a person's words. */
export function wordsChange(kind: Kind, change: ValueChange, version: Version): WordsChange | undefined {
  const path = change.path.map(String)
  const keys = path.filter((step) => !step.startsWith('"'))
  const alternate = kind === 'clinic' && keys[0] === 'hours' ? alternateDay(path, change) : undefined
  if (alternate) return alternate
  const text = (value: Data) => said(kind, keys, value, version)
  const { action, before, after, moved } = change
  const sides = {
    before: before === undefined ? '' : text(before),
    after: after === undefined ? '' : text(after),
  }
  if (moved === undefined && sides.before === '' && sides.after === '') return undefined
  const value = before ?? after
  const isFigure = typeof value === 'number' || typeof value === 'boolean'
  return {
    action,
    kind: isFigure ? 'figure' : 'words',
    what: label(
      kind,
      path.map((step) => named(kind, step, version)),
      path.at(-2) === `"${before === undefined ? '' : unmarked(String(before))}"`,
    ),
    ...(moved && { moved: moved.map((name) => titleOf(name, version)) }),
    ...(before !== undefined && { before: sides.before }),
    ...(after !== undefined && { after: sides.after }),
    ...placeholders(before, after),
  }
}

/** The name of a list's entry; where entries go by treatments, the treatment's title. */
function named(kind: Kind, step: string, version: Version): string {
  if (!step.startsWith('"')) return step
  const name = step.slice(1, -1)
  if (kind === 'waivers') {
    const [, rule, subject, values = ''] = /^(\S+) for (.*?)( \[.*)?$/.exec(name) ?? []
    return `"${rule}: ${subject}${values.length > 60 || values.endsWith('…') ? '' : values}"`
  }
  return kind === 'home' ? `"${titleOf(name, version)}"` : step
}

function placeholders(before: Data | undefined, after: Data | undefined): Pick<Change, 'placeholder'> {
  const [was, is] = [before !== undefined && isMarked(before), after !== undefined && isMarked(after)]
  if (!was && !is) return {}
  return { placeholder: was && is ? 'both' : was ? 'before' : 'after' }
}

/** What is shown of a value: words as they are said, of a group its words one after the other, without those that name it. */
function said(kind: Kind, keys: readonly string[], value: Data, version: Version): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map((item) => said(kind, keys, item, version)).join('; ')
  if (typeof value !== 'object') {
    return valueWords(kind, keys, typeof value === 'string' ? unmarked(value) : value, version)
  }
  const name = nameOf(value)
  return Object.entries(value)
    .filter(([key]) => !(key === 'values' && 'rule' in value))
    .map(([key, inner]) => [inner, said(kind, [...keys, key], inner, version)] as const)
    .filter(
      ([inner, text]) =>
        text !== '' && !name.includes(text) && !(typeof inner === 'string' && name.includes(unmarked(inner))),
    )
    .map(([, text]) => text)
    .join('; ')
}

/** A day that is open every second week, or no longer is. */
function alternateDay(
  path: readonly string[],
  { action, before, after }: ValueChange,
): WordsChange | undefined {
  const day = path.find((step) => step.startsWith('"'))
  if (!path.includes('alternate') || day === undefined) return undefined
  const what = `hours on ${day.charAt(1).toUpperCase()}${day.slice(2, -1)}`
  const [every, second] = ['every week', 'every second week']
  if (action === 'added') return { action: 'changed', kind: 'figure', what, before: every, after: second }
  if (action === 'removed') return { action: 'changed', kind: 'figure', what, before: second, after: every }
  const date = (value: Data | undefined) =>
    valueWords('clinic', [], unmarked(String(value)), { files: new Map(), claims: [] })
  return {
    action: 'changed',
    kind: 'figure',
    what: `${what}: one of the open dates`,
    before: date(before),
    after: date(after),
    ...placeholders(before, after),
  }
}
