import { factLabels } from '../../schemas/content/facts.ts'
import { nearest } from '../../schemas/content/nearest.ts'

/** What a component in prose takes. */
interface Component {
  /** Its properties, with an example of each. */
  properties: Record<string, { required: boolean; example: string; options?: readonly string[] }>
  /** Whether words stand between its opening and closing tag. */
  children: boolean
  /** The only kind of page that may use it; any when absent. */
  only?: 'treatment' | 'legal'
}

const of = { required: false, example: 'profhilo' }

/** Every component that prose may use. */
export const components: Record<string, Component> = {
  Price: { properties: { of }, children: false },
  Fact: {
    properties: {
      name: { required: true, example: 'lasting', options: [...Object.keys(factLabels), 'covers'] },
      of,
    },
    children: false,
  },
  Clinic: { properties: { field: { required: true, example: 'phone' } }, children: false },
  Other: { properties: {}, children: true },
  Note: { properties: { title: { required: true, example: 'When to ring us' } }, children: true },
  CookieTable: { properties: {}, children: false, only: 'legal' },
  Retention: { properties: {}, children: false, only: 'legal' },
  OpeningHours: { properties: {}, children: false },
}

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
  return [`<${name}> is no component.`, near ? `Did you mean <${near}>?` : known]
}
