import { components } from '../../schemas/content/prose-components.ts'
import { nearest } from '../../schemas/nearest.ts'
import type { Advice } from '../finding.ts'

/** How to write a component, with the properties that a mistyped tag has or lacks left to fill in: `<Fact name="..."/>`. */
export function componentExample(name: string, tag: string): string {
  const { properties = {}, children = false } = components[name] ?? {}
  const [opening = ''] = /^<[^<>\n]*/.exec(tag) ?? []
  const given = Array.from(opening.matchAll(/\s([a-z]+)\s*=/g), ([, key]) => key)
  const needed = Object.keys(properties).filter((key) => given.includes(key) || properties[key]?.required)
  const open = name + needed.map((key) => ` ${key}="..."`).join('')
  return children ? `<${open}>...</${name}>` : `<${open}/>`
}

/** The message about a block component that is among the words of a paragraph. */
export function withinLine(name: string): Advice {
  const tags = components[name]?.children ? `<${name}> and </${name}> each` : 'it'
  return [`<${name}> does not stand on a line of its own.`, `Put ${tags} on a line of its own.`]
}

/** What to write in place of common HTML tags. */
const inMarkdown: readonly (readonly [tag: RegExp, remedy: string])[] = [
  [/^a$/i, 'Write a link as [the words to click](/contact).'],
  [/^(?:b|strong)$/i, 'Write **two words** with stars around them.'],
  [/^(?:i|em)$/i, 'Write *two words* with a star on each side.'],
  [/^img$/i, 'Write ![what the picture shows](images/name.jpg).'],
  [/^(?:br|p|div)$/i, 'Take it away and leave an empty line; that begins a new paragraph.'],
]

/** The message about a tag that is not a component, and what to write instead. */
export function unknownTag(name: string): Advice {
  const markdown = inMarkdown.find(([tag]) => tag.test(name))?.[1]
  if (markdown !== undefined) return [`<${name}> is HTML, which prose does not use.`, markdown]
  const near = nearest(name, Object.keys(components))
  const known = `Write plain Markdown, or a component: ${Object.keys(components).join(', ')}.`
  return [`<${name}> is not a component.`, near ? `Did you mean <${near}>?` : known]
}
