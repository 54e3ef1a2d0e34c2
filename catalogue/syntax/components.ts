import { components } from '../../schemas/content/prose-components.ts'
import { type Advice, didYouMean } from '../finding.ts'

/** How to write a component, with what it needs and with all that it may have: `<Price/> or <Price of="..."/>`. */
export function componentForms(name: string): string {
  const { properties = {}, children = false } = components[name] ?? {}
  const all = Object.keys(properties)
  const forms = [all.filter((key) => properties[key]?.required), all].map((keys) => {
    const open = name + keys.map((key) => ` ${key}="..."`).join('')
    return children ? `<${open}>...</${name}>` : `<${open}/>`
  })
  return [...new Set(forms)].join(' or ')
}

/** How a component is closed. */
export function closingRemedy(name: string): string {
  const { children, block } = components[name] ?? {}
  if (!children) return `End the tag with "/>": ${componentForms(name)}.`
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
