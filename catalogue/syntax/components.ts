import { nearest } from '../../schemas/content/nearest.ts'
import { components } from '../../schemas/content/prose-components.ts'

/** How a component is written: `<Fact name="lasting"/>`. */
export function componentExample(name: string): string {
  const { properties = {}, children = false } = components[name] ?? {}
  const required = Object.entries(properties).filter(([, property]) => property.required)
  const written = required.map(([key, { example }]) => ` ${key}="${example}"`).join('')
  return children ? `<${name}${written}>...</${name}>` : `<${name}${written}/>`
}

/** A finding's message and remedy. */
export type Words = readonly [message: string, remedy: string]

/** What to write in place of HTML that people know. */
const inMarkdown: readonly (readonly [tag: RegExp, remedy: string])[] = [
  [/^a$/i, 'Write a link as [the words to click](/contact).'],
  [/^(?:b|strong)$/i, 'Write **two words** with stars around them.'],
  [/^(?:i|em)$/i, 'Write *two words* with a star on each side.'],
  [/^img$/i, 'Write ![what the picture shows](images/name.jpg).'],
  [/^(?:br|p|div)$/i, 'Take it away and leave an empty line; that begins a new paragraph.'],
]

/** What is wrong with a tag that is no component, and what to write. */
export function unknownTag(name: string): Words {
  const markdown = inMarkdown.find(([tag]) => tag.test(name))?.[1]
  if (markdown !== undefined) return [`<${name}> is HTML, which prose does not use.`, markdown]
  const near = nearest(name, Object.keys(components))
  const known = `Write plain Markdown, or a component: ${Object.keys(components).join(', ')}.`
  return [`<${name}> is not a component.`, near ? `Did you mean <${near}>?` : known]
}
