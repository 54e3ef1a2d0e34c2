import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { exampleOf, wordsOf } from './example-of.ts'

/** A JSON Schema (draft 7), as editors read it. */
export type JsonSchema = ReturnType<typeof toJsonSchema>

type Definition = Exclude<NonNullable<JsonSchema['items']>, boolean | unknown[]>

/** More entries than any list of content may have. */
const manyEntries = 600

/** A list without a limit of its own is limited to this many entries, which is not worth showing. */
const unlimitedEntries = 99

/**
 * A content schema as JSON Schema: descriptions become hover text, the examples of its messages examples, lists keep their
 * lengths. What only code can judge is left to the content check. Where a key is optional an empty text passes, because an
 * empty `!placeholder` reads as one.
 */
export function jsonSchemaOf(schema: v.GenericSchema, title: string): JsonSchema {
  const converted = toJsonSchema(schema, {
    target: 'draft-07',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const own = withExample(jsonSchema, messageOf(valibotSchema))
      if (valibotSchema.type !== 'strict_object' || !own.properties) return own
      const required = own.required ?? []
      const properties = Object.entries(own.properties).map(([key, property]) => [
        key,
        required.includes(key) || typeof property === 'boolean' ? property : allowingEmpty(property),
      ])
      return { ...own, properties: Object.fromEntries(properties) }
    },
    overrideAction: ({ valibotAction, jsonSchema }) => {
      if (valibotAction.type === 'check' && jsonSchema.type === 'array') {
        return { ...jsonSchema, ...lengthsOf((valibotAction as unknown as LengthCheck).requirement) }
      }
      const own = withExample(jsonSchema, messageOf(valibotAction))
      return valibotAction.type === 'regex' ? { ...own, ...patternMessage(messageOf(valibotAction)) } : own
    },
  })
  return { ...converted, title }
}

/** The check of a list's length. */
interface LengthCheck {
  requirement: (entries: unknown[]) => boolean
}

function messageOf(part: object): unknown {
  return 'message' in part ? part.message : undefined
}

function withExample(jsonSchema: JsonSchema, message: unknown): JsonSchema {
  const { type, examples } = jsonSchema
  if (examples || (type !== 'string' && type !== 'number') || jsonSchema.enum) return jsonSchema
  const example = exampleOf(message)
  if (example === undefined) return jsonSchema
  const typed = type === 'number' ? Number(example) : example
  return { ...jsonSchema, examples: [typed] }
}

/** What the YAML extension says of a text that does not match the pattern, in place of the pattern itself. */
function patternMessage(message: unknown): { patternErrorMessage?: string } {
  const words = wordsOf(message).replace(', found ""', '')
  return words ? { patternErrorMessage: `${words.charAt(0).toUpperCase()}${words.slice(1)}` } : {}
}

function lengthsOf(allows: LengthCheck['requirement']): Pick<JsonSchema, 'minItems' | 'maxItems'> {
  const allowed = Array.from({ length: manyEntries }, (_, length) => length).filter((length) =>
    allows(new Array(length)),
  )
  const [least = 0, most = manyEntries] = [allowed[0], allowed.at(-1)]
  return {
    ...(least > 0 && { minItems: least }),
    ...(most < unlimitedEntries && { maxItems: most }),
  }
}

function allowingEmpty(property: Definition): Definition {
  if (property.type !== 'string' || property.enum) return property
  const { minLength: _, pattern, ...rest } = property
  if (pattern === undefined) return rest
  return { ...rest, pattern: new RegExp(pattern).test('') ? pattern : `^$|${pattern}` }
}
