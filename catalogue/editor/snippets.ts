import { components } from '../read/components.ts'
import { kinds } from '../read/kinds.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

/** One entry of a VS Code snippets file. `$1` and `${1|a,b|}` in `body` are places that the cursor visits. */
export interface Snippet {
  scope: string
  prefix: string[]
  description: string
  body: string[]
}

/**
 * Completion for pages: every key of the two kinds of front matter, with its description and the values it may have, and
 * every component of prose. It stands in for completion by schema, which no editor extension gives front matter of MDX.
 */
export function snippets(): Record<string, Snippet> {
  const keys = [
    ...keySnippets('treatment', jsonSchemaOf(kinds.treatment, '')),
    ...keySnippets('legal', jsonSchemaOf(kinds.legal, '')),
  ]
  return Object.fromEntries([...keys, ...Object.keys(components).map(componentSnippet)])
}

function keySnippets(page: string, schema: JsonSchema): [string, Snippet][] {
  return Object.entries(schema.properties ?? {}).map(([key, property]) => [
    `${page}: ${key}`,
    {
      scope: 'mdx',
      prefix: [key],
      description: `${page} page: ${typeof property === 'object' ? (property.description ?? '') : ''}`,
      body: bodyOf(key, property as JsonSchema),
    },
  ])
}

function bodyOf(key: string, schema: JsonSchema): string[] {
  let stop = 0
  const lines = (name: string, part: JsonSchema, indent: string): string[] => {
    if (part.type === 'object') {
      const all = Object.entries(part.properties ?? {})
      const needed = all.filter(([inner]) => part.required?.includes(inner))
      const wanted =
        needed.length > 0 ? needed : all.filter(([, inner]) => (inner as JsonSchema).type === 'string')
      return [
        `${indent}${name}:`,
        ...wanted.flatMap(([inner, schemaOf]) => lines(inner, schemaOf as JsonSchema, `${indent}  `)),
      ]
    }
    if (part.type === 'array') {
      const item = part.items as JsonSchema
      if (item.type !== 'object') return [`${indent}${name}:`, `${indent}  - ${value(item)}`]
      const first = Object.entries(item.properties ?? {}).flatMap(([inner, schemaOf]) =>
        lines(inner, schemaOf as JsonSchema, `${indent}    `),
      )
      return [`${indent}${name}:`, ...first.map((line, index) => (index === 0 ? entry(line) : line))]
    }
    return [`${indent}${name}: ${value(part)}`]
  }
  const value = (part: JsonSchema): string => {
    const choices = part.type === 'boolean' ? [true, false] : part.enum
    stop += 1
    return choices ? `\${${stop}|${choices.join(',')}|}` : `$${stop}`
  }
  return lines(key, schema, '')
}

function entry(line: string): string {
  return line.replace(/^(\s*) {2}(?=\S)/, '$1- ')
}

function componentSnippet(name: string): [string, Snippet] {
  const { properties, children, only } = components[name] ?? { properties: {}, children: false }
  const stops = Object.entries(properties).map(([key, { options }], index) =>
    options ? `${key}="\${${index + 1}|${options.join(',')}|}"` : `${key}="$${index + 1}"`,
  )
  const open = [name, ...stops].join(' ')
  return [
    `component: ${name}`,
    {
      scope: 'mdx',
      prefix: [name, `<${name}`],
      description: `component of ${only === undefined ? 'any page' : `${only} pages`}`,
      body: children ? [`<${open}>`, '', '$0', '', `</${name}>`] : [`<${open}/>`],
    },
  ]
}
