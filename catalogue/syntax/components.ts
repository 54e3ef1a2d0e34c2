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

const paragraph = 'Take it away and leave an empty line; that begins a new paragraph.'
const entry = 'Take it away and write each entry on a line of its own after "- ".'

/** What to write in place of HTML that people know. */
const inMarkdown: Record<string, string> = {
  a: 'Write a link as [the words to click](/contact).',
  b: 'Write **two words** with stars around them.',
  strong: 'Write **two words** with stars around them.',
  i: 'Write *two words* with a star on each side.',
  em: 'Write *two words* with a star on each side.',
  img: 'Write ![what the picture shows](images/name.jpg).',
  br: paragraph,
  p: paragraph,
  div: paragraph,
  h2: 'Take it away and begin the heading with "## ".',
  h3: 'Take it away and begin the heading with "### ".',
  ul: entry,
  ol: entry,
  li: entry,
}

/** What is wrong with a tag that is no component, and what to write. */
export function unknownTag(name: string): { message: string; remedy: string } {
  const markdown = inMarkdown[name.toLowerCase()]
  const near = markdown === undefined ? nearest(name, Object.keys(components)) : undefined
  if (near !== undefined) return { message: `<${name}> is no component.`, remedy: `Did you mean <${near}>?` }
  const known = `Components are ${Object.keys(components).join(', ')}.`
  return /^[a-z]/.test(name)
    ? {
        message: `<${name}> is HTML, which prose does not use.`,
        remedy: markdown ?? `Write plain Markdown. ${known}`,
      }
    : { message: `<${name}> is no component.`, remedy: known }
}
