import { components } from '../../schemas/content/prose-components.ts'
import { type Advice, didYouMean } from '../finding.ts'

/** How to write a component, with the properties that a mistyped tag has or lacks left to fill in: `<Fact name="..."/>`. */
export function componentExample(name: string, tag: string): string {
  const { properties = {}, children = false } = components[name] ?? {}
  const [opening = ''] = /^<[^<>\n]*/.exec(tag) ?? []
  const given = Array.from(opening.matchAll(/\s([a-z]+)\s*=/g), ([, key]) => key)
  const needed = Object.keys(properties).filter((key) => given.includes(key) || properties[key]?.required)
  const open = name + needed.map((key) => ` ${key}="..."`).join('')
  return children ? `<${open}>...</${name}>` : `<${open}/>`
}

/** How a component is closed. */
export function closingRemedy(name: string, tag: string): string {
  const { children, block } = components[name] ?? {}
  if (!children) return `End the tag with "/>": ${componentExample(name, tag)}.`
  return `Put <${name}> and </${name}> ${block ? 'each on a line of its own' : 'both within one paragraph'}.`
}

/** The message about a tag, or the beginning of one, that is not a component. */
export function unknownTag(tag: string): Advice {
  const known = Object.keys(components)
  const remedy = `Write Markdown, such as **bold**, *slanted* or [words to click](address), a component (${known.join(', ')}), or \\< for the sign < itself.`
  return [
    `"${tag}" is read as a component, and there is none of that name.`,
    didYouMean(tag.replace(/[</>]/g, ''), known, remedy),
  ]
}
