import * as v from 'valibot'
import { belongsBelow } from '../../schemas/content/expected.ts'
import { nearest } from '../../schemas/nearest.ts'
import type { Path } from '../content.ts'
import type { Finding } from '../finding.ts'
import { grouped } from '../grouped.ts'
import type { Source } from '../syntax/source.ts'
import { type Data, type Entry, entryKey, type YamlContent } from '../syntax/yaml.ts'

type Issue = v.BaseIssue<unknown>

/** Checks parsed YAML against a schema. Findings point at an unknown key, at a wrong value, or at the group that lacks a key. */
export function validate(schema: v.GenericSchema, source: Source, content: YamlContent) {
  const data = content.data ?? {}
  const result = v.safeParse(schema, data)
  if (result.success) return { value: result.output, findings: [] }
  const byPath = grouped(issuesOf(schema, data), (issue) => entryKey(pathOf(issue)))
  const issues = [...byPath.values()].map(([first]) => first)
  const unknown = issues.filter(isUnknown)
  const reported = issues.filter((issue) => !unknown.some((one) => follows(issue, one)))
  return { findings: reported.map((issue) => issueFinding(issue, source, content)) }
}

const isUnknown = ({ expected }: Issue) => expected === 'never'

/** Every issue. Valibot reports only a group's first unknown key, so that key is removed and the rest checked again, up to a limit. */
function issuesOf(schema: v.GenericSchema, data: Data, rounds = 30): Issue[] {
  const issues = v.safeParse(schema, data).issues ?? []
  const unknown = issues.filter(isUnknown).map(pathOf)
  if (unknown.length === 0 || rounds === 0) return [...issues]
  const rest = structuredClone(data)
  for (const path of unknown) {
    const group = valueAt(rest, path.slice(0, -1)) as Record<string, unknown>
    if (!Array.isArray(group)) delete group[String(path.at(-1))]
  }
  return [...issues, ...issuesOf(schema, rest, rounds - 1)]
}

/** Whether a key is only missing because it is misspelt or stands beside its group: the unknown key is reported instead. */
function follows(issue: Issue, unknown: Issue): boolean {
  const [path, other] = [pathOf(issue), pathOf(unknown)]
  const around = other.length - 1
  if (isUnknown(issue) || entryKey(path.slice(0, around)) !== entryKey(other.slice(0, around))) return false
  const isSibling = path.length === other.length
  if (unknown.message.startsWith(belongsBelow(String(path[around]))))
    return (issue.input ?? null) === null && (isSibling || path.at(-1) === other.at(-1))
  const isMissing = issue.input === undefined && isSibling
  return isMissing && nearest(String(other.at(-1)), [String(path.at(-1))]) !== undefined
}

/** The path of an issue. A list in place of a group is reported as a whole, not key by key. */
function pathOf({ path }: Issue): Path {
  const steps: readonly v.IssuePathItem[] = path ?? []
  const end = steps.findIndex(({ input, key }) => Array.isArray(input) && typeof key === 'string')
  return steps.slice(0, end === -1 ? undefined : end).map(({ key }) => key as string | number)
}

function issueFinding(issue: Issue, source: Source, { data, entries }: YamlContent): Finding {
  const path = pathOf(issue)
  const isAbsent = valueAt(data, path) === undefined
  const entry = nearestEntry(entries, path)
  const [start, end] = ((isUnknown(issue) || isAbsent) && entry.key) || entry.value
  const isEmptyPlaceholder = isAbsent && entry.path.length === path.length
  const message = isEmptyPlaceholder
    ? 'is marked !placeholder and has no value. Write one after the mark; only some keys may be empty.'
    : issue.message
  const { day, treatment } = (valueAt(data, path.slice(0, -1)) ?? {}) as Partial<Record<string, string>>
  const key = `${formatPath(path)}${day || treatment ? ` (${day || treatment})` : ''}`
  const words = key && `${key}${message.startsWith('is ') ? ' ' : ': '}`
  return { ...source.span(start, end), rule: 'schema', severity: 'error', message: `${words}${message}` }
}

/** The value at `path` in plain data, or undefined. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  )
}

/** The key or list entry at `path`, or the nearest that holds it. */
export function nearestEntry(entries: YamlContent['entries'], path: Path): Entry {
  return entries.get(entryKey(path)) ?? nearestEntry(entries, path.slice(0, -1))
}

/** `faqs[2].answer`: keys joined by dots, list entries counted from 1 as a reader counts them. */
export function formatPath(path: Path): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step + 1}]` : text ? `${text}.${step}` : step),
    '',
  )
}
