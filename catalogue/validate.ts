import * as v from 'valibot'
import type { Finding } from './finding.ts'
import { formatPath, type Path } from './read/locations.ts'
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
  const result = v.safeParse(schema, content.data ?? {})
  if (result.success) return { value: result.output, findings: [] }
  return { findings: result.issues.flatMap((issue) => issueFindings(issue, source, content)) }
}

function issueFindings(issue: v.BaseIssue<unknown>, source: Source, content: YamlContent): Finding[] {
  const path: Path = issue.path?.map((step) => step.key as string | number) ?? []
  const missing = at(content.data, path) === undefined
  const location = content.locations.get(path) ?? content.locations.nearest(path.slice(0, -1))
  const [start, end] = (issue.expected === 'never' || missing ? location?.key : undefined) ??
    location?.value ?? [0, 0]
  const key = formatPath(path)
  const separator = issue.message.startsWith('is ') ? ' ' : ': '
  return [
    {
      ...source.place(start),
      rule: 'schema',
      severity: 'error',
      message: key ? `${key}${separator}${issue.message}` : issue.message,
      length: firstLineLength(source.text, start, end),
    },
  ]
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
