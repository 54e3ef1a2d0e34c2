import { components } from '../../schemas/content/prose-components.ts'
import { nearest } from '../../schemas/nearest.ts'
import type { Advice } from '../finding.ts'

/** What stands after a property’s "=": words in any quotes or braces, or one word in none. */
const value =
  /(?:["“”„]([^"“”„]*)["“”„]|['‘’]([^'‘’]*)['‘’]|\{["']?([^{}"']*)["']?\}|["“”„'‘’]?([\w.-]+))(?=[\s/>])/
    .source
const property = new RegExp(`\\s([A-Za-z]+)(?:\\s*=\\s*${value})?`, 'g')

/**
 * How a component is written, with what a tag that was written otherwise gave of its properties: `<Fact name="lasting"/>`.
 * What it lacks the reader fills in: `<Fact name="..."/>`.
 */
export function componentExample(name: string, tag: string): string {
  const { properties = {}, children = false } = components[name] ?? {}
  const typed = [...(/^<[^<>\n]*>/.exec(tag)?.[0].matchAll(property) ?? [])]
  const given = new Map(typed.map(([, key = '', ...values]) => [key, values.find((one) => one)]))
  const needed = Object.keys(properties).filter((key) => given.has(key) || properties[key]?.required)
  const open = name + needed.map((key) => ` ${key}="${given.get(key) ?? '...'}"`).join('')
  return children ? `<${open}>...</${name}>` : `<${open}/>`
}

/** What is wrong with a component that stands among the words of a paragraph and may not. */
export function withinLine(name: string): Advice {
  const tags = components[name]?.children ? `<${name}> and </${name}> each` : 'it'
  return [`<${name}> does not stand on a line of its own.`, `Put ${tags} on a line of its own.`]
}

/** What to write in place of HTML that people know. */
const inMarkdown: readonly (readonly [tag: RegExp, remedy: string])[] = [
  [/^a$/i, 'Write a link as [the words to click](/contact).'],
  [/^(?:b|strong)$/i, 'Write **two words** with stars around them.'],
  [/^(?:i|em)$/i, 'Write *two words* with a star on each side.'],
  [/^img$/i, 'Write ![what the picture shows](images/name.jpg).'],
  [/^(?:br|p|div)$/i, 'Take it away and leave an empty line; that begins a new paragraph.'],
]

/** What is wrong with a tag that is no component, and what to write. */
export function unknownTag(name: string): Advice {
  const markdown = inMarkdown.find(([tag]) => tag.test(name))?.[1]
  if (markdown !== undefined) return [`<${name}> is HTML, which prose does not use.`, markdown]
  const near = nearest(name, Object.keys(components))
  const known = `Write plain Markdown, or a component: ${Object.keys(components).join(', ')}.`
  return [`<${name}> is not a component.`, near ? `Did you mean <${near}>?` : known]
}
