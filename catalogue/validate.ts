import * as v from 'valibot'
import { nearest } from '../schemas/content/nearest.ts'
import type { Finding } from './finding.ts'
import { formatPath, type Path, pathKey } from './read/locations.ts'
import type { Source } from './read/source.ts'
import type { Data, YamlContent } from './read/yaml.ts'

/** The checked value, when everything is right, and each thing that is not, at its place. */
export interface Validation<Value> {
  value?: Value
  findings: Finding[]
}

/** Checks read YAML by a schema. An unknown key is pointed at itself, a wrong value at the value, a missing key at its group. */
export function validate<const Schema extends v.GenericSchema>(
  schema: Schema,
  source: Source,
  content: YamlContent,
): Validation<v.InferOutput<Schema>> {
  const data = content.data ?? {}
  const result = v.safeParse(schema, data)
  if (result.success) return { value: result.output, findings: [] }
  return {
    findings: allIssues(schema, data, result.issues).map((issue) => issueFinding(issue, source, content)),
  }
}

/** More unknown keys than this in one file are not slips. */
const unknownKeys = 30

/**
 * One problem for each value, the first that is found of it, and each unknown key: a group names only the first of its own, so
 * what is named is left out and the rest judged again.
 */
function allIssues(
  schema: v.GenericSchema,
  data: Data,
  issues: readonly v.BaseIssue<unknown>[],
): v.BaseIssue<unknown>[] {
  const byPath = new Map<string, v.BaseIssue<unknown>>()
  const known = structuredClone(data)
  let latest: readonly v.BaseIssue<unknown>[] = issues
  for (let round = 0; latest.length > 0 && round < unknownKeys; round++) {
    for (const issue of latest) {
      const key = pathKey(pathOf(issue))
      if (!byPath.has(key)) byPath.set(key, issue)
    }
    const unknown = latest.filter(({ expected }) => expected === 'never')
    for (const issue of unknown) remove(known, pathOf(issue))
    latest = unknown.length > 0 ? (v.safeParse(schema, known).issues ?? []) : []
  }
  const all = [...byPath.values()]
  return all.filter((issue) => !isMisspelt(issue, all))
}

/** Whether a missing key is there in letters much like its own: that is told where it stands. */
function isMisspelt(missing: v.BaseIssue<unknown>, all: readonly v.BaseIssue<unknown>[]): boolean {
  const path = pathOf(missing)
  if (missing.expected === 'never' || missing.input !== undefined) return false
  const group = pathKey(path.slice(0, -1))
  const unknown = all
    .filter((issue) => issue.expected === 'never' && pathKey(pathOf(issue).slice(0, -1)) === group)
    .map((issue) => String(pathOf(issue).at(-1)))
  return unknown.some((key) => nearest(key, [String(path.at(-1))]) !== undefined)
}

function remove(data: Data, path: Path): void {
  const group = at(data, path.slice(0, -1))
  if (typeof group === 'object' && group !== null && !Array.isArray(group)) delete group[String(path.at(-1))]
}

/** Where an issue stands. Of a list in place of a group nothing is said of each key, but of the whole. */
function pathOf({ path }: v.BaseIssue<unknown>): Path {
  const steps: readonly v.IssuePathItem[] = path ?? []
  const end = steps.findIndex(({ input, key }) => Array.isArray(input) && typeof key === 'string')
  return steps.slice(0, end === -1 ? undefined : end).map(({ key }) => key as string | number)
}

function issueFinding(issue: v.BaseIssue<unknown>, source: Source, content: YamlContent): Finding {
  const path = pathOf(issue)
  const value = at(content.data, path)
  const own = content.locations.get(path)
  const location = own ?? content.locations.nearest(path.slice(0, -1))
  const [start, end] = (issue.expected === 'never' || value === undefined ? location?.key : undefined) ??
    location?.value ?? [0, 0]
  const key = formatPath(path)
  const message = value === undefined && own ? emptyPlaceholder : issue.message
  const remark = value === null && isRemark(source.text, start) ? ` ${remarkFound}` : ''
  return {
    ...source.place(start),
    rule: 'schema',
    severity: 'error',
    message: `${key}${key === '' ? '' : message.startsWith('is ') ? ' ' : ': '}${message}${remark}`,
    length: firstLineLength(source.text, start, end),
  }
}

const emptyPlaceholder =
  'is marked !placeholder and has no value. Write one after the mark; only some keys may be empty.'
const remarkFound =
  'What stands after # is a remark; if it belongs to the text, put all of it in double quotes.'

/** Whether the line goes on with `#` where a value is missing. */
function isRemark(text: string, offset: number): boolean {
  return /^[^\n]*#/.test(text.slice(offset, offset + 200))
}

/** The value at `path` in plain data, or undefined. */
export function at(data: Data | undefined, path: Path): Data | undefined {
  let value: Data | undefined = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.hasOwn(value, step) ? (value as { [key: string]: Data })[step] : undefined
  }
  return value
}

/** How many of the characters between two offsets stand on the first of their lines; at least one. */
export function firstLineLength(text: string, start: number, end: number): number {
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(start, lineEnd === -1 ? end : Math.min(end, lineEnd))
  return Math.max(1, line.trimEnd().length)
}
