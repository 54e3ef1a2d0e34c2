import * as v from 'valibot'
import { nearest } from './nearest.ts'

/** A value as an editor would recognise it: text quoted, groups and lists named. */
export function found(input: unknown): string {
  if (input === undefined || input === null) return 'nothing'
  if (typeof input === 'string') return `"${input.length > 60 ? `${input.slice(0, 57)}...` : input}"`
  if (Array.isArray(input)) return 'a list'
  if (typeof input === 'object') return 'a group of keys'
  return String(input)
}

/**
 * Message for a wrong value: what is expected, what was found, and an example that would be right.
 * `what` completes the sentence "expected ...".
 */
export function expected(what: string, example?: string | number) {
  return (issue: { input: unknown }): string =>
    `expected ${what}, found ${found(issue.input)}.${example === undefined ? '' : ` Write for example ${example}.`}`
}

/** Adds the words that an editor sees as hover text and in the message for a missing key. */
export function field<const Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.pipe(schema, v.description(description))
}

function describe(schema: v.GenericSchema | undefined): string {
  const described = schema && v.getDescription(schema)
  return described ? ` (${described})` : ''
}

/**
 * A group of keys that allows no others. An unknown key names the nearest known one; a missing key says what belongs there.
 */
export function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    const key = issue.path?.at(-1)?.key
    if (issue.expected === 'never' && typeof key === 'string') {
      const known = Object.keys(entries)
      const near = nearest(key, known)
      return `unknown key. ${near ? `Did you mean "${near}"?` : `Known keys: ${known.join(', ')}.`}`
    }
    if (issue.expected === 'Object') return expected('a group of keys')(issue)
    return `is missing. Add this key${describe(typeof key === 'string' ? (entries[key] as v.GenericSchema) : undefined)}.`
  })
}
