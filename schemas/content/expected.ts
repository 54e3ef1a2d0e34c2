import * as v from 'valibot'
import { nearest } from '../nearest.ts'
import { withoutZeroWidth } from './typeset.ts'

/** The value that was likely meant by a wrong one, or undefined when that is unclear. */
type Suggest = (input: unknown) => string | number | boolean | undefined

/** What to write in place of a wrong value, as a sentence with a space before it; empty without an example. */
function advice(input: unknown, example?: string | number, suggest?: Suggest): string {
  if (typeof input === 'string' && /^!placeholder\b/i.test(input))
    return ' Write !placeholder before the quotes, not inside them.'
  if (typeof input === 'string' && /\s!placeholder\b/i.test(input))
    return ' Write !placeholder in front of the value.'
  // Quotes keep the full stop of a sentence apart from the message's.
  const shown = /[.?!]$/.test(String(example)) ? `"${example}"` : example
  const like = example === undefined ? '' : ` Write for example ${shown}.`
  const meant = suggest?.(input)
  if (typeof meant === 'string' && typeof input !== 'string') return ` Put it in double quotes.${like}`
  if (meant !== undefined && meant !== input)
    return typeof meant === 'string' ? ` ${meantBy(String(input), meant)}` : ` Did you mean ${meant}?`
  if (typeof input === 'string' && withoutZeroWidth(input) !== input)
    return ' It holds an invisible character; type it anew.'
  const isGroup = typeof input === 'object' && input !== null && !Array.isArray(input)
  return isGroup && like ? ` Put a text that holds a colon in double quotes.${like}` : like
}

/** Asks whether a known word was meant; of one that differs only by what nobody sees, says so. */
export const meantBy = (word: string, near: string): string =>
  withoutZeroWidth(word) === near
    ? `It holds an invisible character; type "${near}" anew.`
    : `Did you mean "${near}"?`

/** A value as an editor would recognise it: text quoted, groups and lists named. */
function display(input: unknown): string {
  if (input === undefined || input === null) return 'nothing'
  if (typeof input === 'string') return `"${input.length > 60 ? `${input.slice(0, 57)}...` : input}"`
  if (Array.isArray(input)) return 'a list'
  if (typeof input === 'object') return 'a group of keys, made by a colon'
  return String(input)
}

/**
 * Message for a wrong value: what is expected, what was found, and either the value that was likely meant or an example.
 * `what` completes the sentence "expected ...".
 */
export function expected(what: string, example?: string | number, suggest?: Suggest) {
  return ({ input }: { input: unknown }): string =>
    `expected ${what}, found ${display(input)}.${advice(input, example, suggest)}`
}

/** A text, and an example of a right one, which messages and the editor show. */
export const textLike = (what: string, example: string, suggest?: Suggest) =>
  v.pipe(v.string(expected(what, example, suggest)), v.metadata({ example }))

/** A text of one form, such as a postcode. */
export const written = (what: string, example: string, form: RegExp, suggest?: Suggest) =>
  v.pipe(textLike(what, example), v.regex(form, expected(what, example, suggest)))

/** The same as {@link textLike}, for a number. */
export const numberLike = (what: string, example: number, suggest?: Suggest) =>
  v.pipe(v.number(expected(what, example, suggest)), v.metadata({ example: String(example) }))

/** Adds the words that an editor sees as hover text and in the message for a missing key. */
export function field<const Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.pipe(schema, v.description(description))
}

/**
 * A group of keys that allows no others. Messages name the known key nearest to an unknown one, and say what belongs to a missing one.
 * `misplaced` says what is wrong with a key that belongs to another form of the group.
 */
export function group<const Entries extends v.ObjectEntries>(
  entries: Entries,
  misplaced: Partial<Record<string, string>> = {},
) {
  const keys = Object.keys(entries)
  return v.strictObject(entries, (issue) => {
    const step = issue.path?.at(-1)
    const key = String(step?.key)
    if (!step || Array.isArray(step.input)) {
      const what = `a group of keys, each on its own line: ${keys.slice(0, 4).join(', ')}${keys.length > 4 ? ' ...' : ''}`
      return expected(what)({ input: step?.input ?? issue.input })
    }
    if (issue.expected === 'never') return misplaced[key] ?? unknownKey(key, entries, Object(step.input))
    return `is missing. Add this key${schemaWords(key, entries[key] as v.GenericSchema)}.`
  })
}

/** How the message about a key begins that stands beside the group it belongs to. */
export const belongsBelow = (group: string) => `belongs below "${group}:", two spaces further in`

function unknownKey(key: string, entries: v.ObjectEntries, there: Record<string, unknown>): string {
  const known = Object.keys(entries)
  const owners = known.filter(
    (name) => mayHold(entries[name], key) && !Object.hasOwn(Object(there[name]), key),
  )
  const [owner, ...others] = owners
  if (owner && others.length === 0)
    return `${belongsBelow(owner)}${Object.hasOwn(there, owner) ? '.' : '; write that line above, which is missing.'}`
  const near = nearest(key, known)
  if (near === undefined) return `unknown key. Known keys: ${known.join(', ')}.`
  return Object.hasOwn(there, near)
    ? `unknown key. "${near}" is there already; remove this one.`
    : `unknown key. ${meantBy(key, near)}`
}

/** Whether an entry is a group, perhaps an optional one, to which a key belongs. */
function mayHold(schema: unknown, key: string): boolean {
  const { entries, wrapped } = schema as Partial<Record<string, object>>
  return wrapped ? mayHold(wrapped, key) : Object.hasOwn(entries ?? {}, key)
}

/** What belongs to a key, with an example line if one line is enough. */
function schemaWords(key: string, schema: v.GenericSchema): string {
  const described = v.getDescription(schema)
  const { example } = v.getMetadata(schema)
  const isLine =
    typeof example === 'string' && !example.startsWith('a ') && !described?.includes('for example')
  return `${isLine ? `, for example ${key}: ${example}` : ''}${described ? ` (${described})` : ''}`
}
