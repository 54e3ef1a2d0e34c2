import * as v from 'valibot'
import { expect, test } from 'vitest'
import { expected, field, group } from '../../schemas/content/expected.ts'
import { price } from '../../schemas/content/price.ts'
import { day, line, list, slug } from '../../schemas/content/text.ts'
import { kinds } from '../read/kinds.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

test('keeps what an editor shows: words, choices, examples, lengths', () => {
  const schema = group({
    price: field(price, 'the price'),
    names: field(list(line('Skin Peels'), 2, 4), 'two to four names'),
    kind: field(v.picklist(['photos', 'videos'], expected('photos or videos')), 'which'),
    updated: v.optional(field(day, 'when it was changed')),
  })
  expect(jsonSchemaOf(schema, 'Content: example')).toMatchInlineSnapshot(`
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "additionalProperties": false,
      "properties": {
        "kind": {
          "description": "which",
          "enum": [
            "photos",
            "videos",
          ],
          "type": "string",
        },
        "names": {
          "description": "two to four names",
          "items": {
            "examples": [
              "Skin Peels",
            ],
            "minLength": 1,
            "pattern": "^[^\\n\\r]*$",
            "patternErrorMessage": "Expected one line without a line break. Write for example Skin Peels.",
            "type": "string",
          },
          "maxItems": 4,
          "minItems": 2,
          "type": "array",
        },
        "price": {
          "additionalProperties": false,
          "description": "the price",
          "properties": {
            "amount": {
              "description": "pounds, for example 250",
              "examples": [
                250,
              ],
              "minimum": 0,
              "type": "number",
            },
            "covers": {
              "description": "what the price includes, when that is not plain",
              "examples": [
                "up to three moles",
              ],
              "pattern": "^[^\\n\\r]*$",
              "patternErrorMessage": "Expected one line without a line break. Write for example up to three moles.",
              "type": "string",
            },
            "from": {
              "description": "true when the price is the lowest of several ("from £250"), false when it is the price",
              "type": "boolean",
            },
            "unit": {
              "description": "what one price pays for: treatment, session, course, test or appointment",
              "enum": [
                "treatment",
                "session",
                "course",
                "test",
                "appointment",
              ],
              "type": "string",
            },
          },
          "required": [
            "amount",
            "unit",
            "from",
          ],
          "type": "object",
        },
        "updated": {
          "description": "when it was changed",
          "examples": [
            "2025-07-09",
          ],
          "pattern": "^$|^\\d{4}-\\d{2}-\\d{2}$",
          "patternErrorMessage": "Expected a date, year first. Write for example 2025-07-09.",
          "type": "string",
        },
      },
      "required": [
        "price",
        "names",
        "kind",
      ],
      "title": "Content: example",
      "type": "object",
    }
  `)
})

test('no key of any kind of content is without a type', () => {
  const walk = (schema: JsonSchema, path: string): string[] => [
    ...(schema.type || schema.enum || schema.anyOf || schema.const !== undefined ? [] : [path]),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
      walk(one as JsonSchema, `${path}.${key}`),
    ),
    ...(typeof schema.items === 'object' ? walk(schema.items as JsonSchema, `${path}[]`) : []),
  ]
  expect(Object.entries(kinds).flatMap(([kind, schema]) => walk(jsonSchemaOf(schema, kind), kind))).toEqual(
    [],
  )
})

test('an empty placeholder passes where the key may be left out, and only there', () => {
  const schema = jsonSchemaOf(group({ one: slug, other: v.optional(slug) }), '')
  const { properties = {} } = schema
  const pattern = (key: string) => new RegExp((properties[key] as { pattern: string }).pattern)
  expect([pattern('one').test(''), pattern('other').test('')]).toEqual([false, true])
  expect(pattern('other').test('Not a slug')).toBe(false)
})
