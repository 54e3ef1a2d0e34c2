import * as v from 'valibot'
import { nearest } from '../../schemas/content/nearest.ts'
import type { Path } from '../content.ts'
import type { Finding } from '../finding.ts'
import type { Source } from '../syntax/source.ts'
import { type Data, type Location, locationKey, type YamlContent } from '../syntax/yaml.ts'

/** The checked value when everything is right, and each thing that is not, at its place. */
export interface Validation<Value> {
  value?: Value
  findings: Finding[]
}

type Issue = v.BaseIssue<unknown>

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

/** More unknown keys than this in one group are not slips. */
const unknownKeys = 30

/** One problem for each value and each unknown key; a group names only its first unknown key, so that is left out and the rest judged again. */
function allIssues(schema: v.GenericSchema, data: Data, issues: readonly Issue[]): Issue[] {
  const byPath = new Map<string, Issue>()
  const rest = structuredClone(data)
  let latest = issues
  for (let round = 0; latest.length > 0 && round < unknownKeys; round++) {
    for (const issue of latest) {
      const key = locationKey(pathOf(issue))
      if (!byPath.has(key)) byPath.set(key, issue)
    }
    const unknown = latest.filter(({ expected }) => expected === 'never')
    for (const issue of unknown) {
      const path = pathOf(issue)
      const group = at(rest, path.slice(0, -1))
      if (typeof group === 'object' && group !== null && !Array.isArray(group))
        delete (group as Record<string, unknown>)[String(path.at(-1))]
    }
    latest = unknown.length > 0 ? (v.safeParse(schema, rest).issues ?? []) : []
  }
  const all = [...byPath.values()]
  return all.filter((issue) => !isMisspelt(issue, all))
}

/** Whether a missing key is there in letters much like its own: that is told where it stands. */
function isMisspelt(missing: Issue, all: readonly Issue[]): boolean {
  const path = pathOf(missing)
  if (missing.expected === 'never' || missing.input !== undefined) return false
  const group = locationKey(path.slice(0, -1))
  return all.some((issue) => {
    const own = pathOf(issue)
    const isSibling = issue.expected === 'never' && locationKey(own.slice(0, -1)) === group
    return isSibling && nearest(String(own.at(-1)), [String(path.at(-1))]) !== undefined
  })
}

/** Where an issue stands. Of a list in place of a group nothing is said of each key, but of the whole. */
function pathOf({ path }: Issue): Path {
  const steps: readonly v.IssuePathItem[] = path ?? []
  const end = steps.findIndex(({ input, key }) => Array.isArray(input) && typeof key === 'string')
  return steps.slice(0, end === -1 ? undefined : end).map(({ key }) => key as string | number)
}

function issueFinding(issue: Issue, source: Source, content: YamlContent): Finding {
  const path = pathOf(issue)
  const value = at(content.data, path)
  const own = content.locations.get(locationKey(path))
  const location = own ?? nearestLocation(content.locations, path.slice(0, -1))
  const isKey = issue.expected === 'never' || value === undefined
  const [start, end] = (isKey ? location.key : undefined) ?? location.value
  const message = value === undefined && own ? emptyPlaceholder : issue.message
  const remark =
    value === null && /^[^\n]*#/.test(source.text.slice(start, start + 200)) ? ` ${remarkFound}` : ''
  const key = formatPath(path)
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

/** The value at `path` in plain data, or undefined. */
export function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  )
}

/** The location of the value at `path`, or of the nearest group that holds it. */
export function nearestLocation(locations: ReadonlyMap<string, Location>, path: Path): Location {
  for (let length = path.length; length >= 0; length--) {
    const location = locations.get(locationKey(path.slice(0, length)))
    if (location) return location
  }
  return { value: [0, 0] }
}

/** `faqs[2].answer`: keys joined by dots, list entries counted from 1 as a reader counts them. */
export function formatPath(path: Path): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step + 1}]` : text ? `${text}.${step}` : step),
    '',
  )
}

/** How many of the characters between two offsets stand on the first of their lines; at least one. */
export function firstLineLength(text: string, start: number, end: number): number {
  const [line = ''] = text.slice(start, end).split('\n', 1)
  return Math.max(1, line.trimEnd().length)
}
