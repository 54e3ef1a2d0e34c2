import type { Finding } from '../finding.ts'

/** More values than this are not written out in a report. */
const mostValues = 40

/** A value as often as it stands where a finding is about: `excision (3 times)`; by itself when it stands once. */
export function timed(value: string, times: number): string {
  return times > 1 ? `${value} (${times} times)` : value
}

/**
 * What an entry of content/waivers.yaml says of a finding, as it is written there; an owner, a reason and a last day are
 * missing. Nothing for a finding that no waiver can name.
 */
export function waiverText({ rule, subject, values }: Finding): string[] {
  if (subject === undefined) return []
  return [
    `- rule: ${rule}`,
    `  subject: ${quoted(subject)}`,
    ...(values && values.length > 0 ? [`  values: ${valuesText(values)}`] : []),
  ]
}

/** Values as an entry of content/waivers.yaml lists them. */
export function valuesText(values: readonly string[]): string {
  if (values.length > mostValues) return `(${values.length} values; content check --format json prints them)`
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
}

/** Values as one text, the same in every order. */
export function valuesKey(values: readonly string[] = []): string {
  return [...values].sort().join('\u0000')
}

/** A text as YAML takes it, in quotes only where it has to. */
function quoted(text: string): string {
  return /^[a-z][\w .+&()-]*$/i.test(text) && text === text.trim() ? text : JSON.stringify(text)
}
