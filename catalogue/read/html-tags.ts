import { nearest } from '../../schemas/content/nearest.ts'
import { components } from './components.ts'

const paragraph = 'Take it away and leave an empty line; that begins a new paragraph.'
const look = 'Take it away; pages choose their own look.'
const entry = 'Take it away and write each entry on a line of its own after "- ".'
const heading = 'Take it away and begin the heading with "## ".'

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
  hr: 'Take it away and begin a section with a heading: "## Aftercare".',
  h1: heading,
  h2: heading,
  h3: heading.replace('## ', '### '),
  h4: heading.replace('## ', '### '),
  ul: entry,
  ol: entry,
  li: entry,
  span: look,
  font: look,
  center: look,
  style: look,
  u: look,
  sup: look,
  sub: look,
  small: look,
}

export const knownComponents = `Components are ${Object.keys(components).join(', ')}.`

/** What is wrong with a tag that is no component, and what to write. */
export function unknownTag(name: string): { message: string; remedy: string } {
  const markdown = Object.hasOwn(inMarkdown, name.toLowerCase()) ? inMarkdown[name.toLowerCase()] : undefined
  if (markdown !== undefined)
    return { message: `<${name}> is HTML, which prose does not use.`, remedy: markdown }
  const near = nearest(name, Object.keys(components))
  if (near !== undefined) return { message: `<${name}> is no component.`, remedy: `Did you mean <${near}>?` }
  return /^[a-z]/.test(name)
    ? {
        message: `<${name}> is HTML, which prose does not use.`,
        remedy: `Write plain Markdown. ${knownComponents}`,
      }
    : { message: `<${name}> is no component.`, remedy: knownComponents }
}

/** How a component is written that is right, with what was written of it as far as it is known: `<Fact name="duration"/>`. */
export function componentExample(name: string, said = ''): string {
  const { properties = {}, children = false } = components[name] ?? {}
  const written = Object.entries(properties).map(([key, { options }]) => {
    const [, words] = /=\s*["'“”‘’]?([^"'“”‘’<>/=]+)/.exec(said) ?? []
    const value = options ? (nearest(words ?? '', options) ?? options[0]) : words?.trim()
    return ` ${key}="${value ?? '...'}"`
  })
  return children ? `<${name}${written.join('')}>...</${name}>` : `<${name}${written.join('')}/>`
}
