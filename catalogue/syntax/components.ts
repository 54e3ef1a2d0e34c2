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
  return [`<${name}> does not stand on a line of its own.`, 'Put each of its tags on a line of its own.']
}

/** The message about a tag that is not a component. */
export function unknownTag(name: string): Advice {
  const near = nearest(name, Object.keys(components))
  const known = `Write Markdown, such as **bold**, *slanted* or [words](/contact), or a component: ${Object.keys(components).join(', ')}.`
  return [`<${name}> is not a component.`, near ? `Did you mean <${near}>?` : known]
}
