import type { Path } from '../read/locations.ts'
import type { Data } from '../read/yaml.ts'
import { matchLists, similar } from './match-lists.ts'
import { unmarked } from './placeholder-mark.ts'

/** A value that differs between two versions of a file's keys. */
export interface ValueChange {
  action: 'changed' | 'added' | 'removed'
  /** Keys that lead to it; groups in lists by what names them, in quotes. `order` ends the path of a list in another order. */
  path: Path
  before?: Data
  after?: Data
  /** Of a list in another order: what names the entries that moved. */
  moved?: string[]
}

/** Keys whose value names an entry of a list, the first that it has; a testimonial goes by its client. */
const naming = [
  'question',
  'treatment',
  'day',
  'subject',
  'name',
  'title',
  'label',
  'when',
  'heading',
  'kind',
]

/** Every difference between two versions of plain data. Entries of lists are recognised by what names them, not by position. */
export function compareValues(
  before: Data | undefined,
  after: Data | undefined,
  path: Path = [],
): ValueChange[] {
  if (before === undefined) return after === undefined ? [] : [{ action: 'added', path, after }]
  if (after === undefined) return [{ action: 'removed', path, before }]
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path)
  if (isGroup(before) && isGroup(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      compareValues(before[key], after[key], [...path, key]),
    )
  }
  return same(before, after) ? [] : [{ action: 'changed', path, before, after }]
}

function compareLists(before: Data[], after: Data[], path: Path): ValueChange[] {
  const { pairs, added, removed, moved } = matchLists(before, after, nameOf, (left, right) =>
    isGroup(left) && isGroup(right)
      ? similar(textsOf(left).join(' '), textsOf(right).join(' '))
      : similar(String(left), String(right)),
  )
  const pathOf = (item: Data) => (isGroup(item) ? [...path, quoted(nameOf(item))] : path)
  return [
    ...removed.map((item): ValueChange => ({ action: 'removed', path: pathOf(item), before: item })),
    ...added.map((item): ValueChange => ({ action: 'added', path: pathOf(item), after: item })),
    ...pairs.flatMap(([left, right]) => compareValues(left, right, pathOf(left))),
    ...(moved.length > 0
      ? [{ action: 'changed', path: [...path, 'order'], moved: moved.map(nameOf) } as const]
      : []),
  ]
}

function quoted(name: string): string {
  return `"${name.length > 80 ? `${name.slice(0, 79)}…` : name}"`
}

/** What names an entry of a list: a plain value itself, of a group the first of its naming keys. */
export function nameOf(item: Data): string {
  if (!isGroup(item)) return unmarked(typeof item === 'string' ? item : JSON.stringify(item))
  const rule = typeof item.rule === 'string' ? `${item.rule} for ` : ''
  const key = typeof item.rating === 'number' ? 'name' : naming.find((one) => typeof item[one] === 'string')
  const values = Array.isArray(item.values) && rule ? ` [${item.values.join(' | ')}]` : ''
  return unmarked(key === undefined ? JSON.stringify(item) : `${rule}${item[key]}${values}`)
}

/** Every text and figure in plain data, one after the other. */
export function textsOf(value: Data): string[] {
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ').trim()]
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.values(value).flatMap(textsOf)
}

function isGroup(data: Data): data is { [key: string]: Data } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

function same(left: Data, right: Data): boolean {
  const even = (data: Data) =>
    typeof data === 'string' ? data.replace(/\s+/g, ' ').trim() : JSON.stringify(data)
  return even(left) === even(right)
}
