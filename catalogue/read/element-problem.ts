import type { Kind } from '../../schemas/content/kinds.ts'
import { components } from '../../schemas/content/prose-components.ts'
import { type Advice, didYouMean } from '../finding.ts'
import { componentFor, referenceName } from '../references.ts'
import { componentForms, unknownTag } from '../syntax/components.ts'
import type { JsxElement } from '../syntax/mdx.ts'
import { isEmpty, propertiesOf } from './nodes.ts'

/** What is wrong with a component or an HTML tag in prose. */
export function elementProblem(node: JsxElement, kind: Kind): Advice | undefined {
  const name = node.name ?? ''
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (!component) return unknownTag(`<${name}>`)
  const example = `Write ${componentForms(name)}.`
  if (component.only && component.only !== kind)
    return [`<${name}> belongs on ${component.only} pages only.`, 'Remove it.']
  const given = propertiesOf(node)
  const known = Object.keys(component.properties)
  const unknown = Object.keys(given).find((key) => !known.includes(key))
  if (unknown) return [`<${name}> has no property "${unknown}".`, didYouMean(unknown, known, example)]
  if (Object.keys(given).length < node.attributes.length)
    return [`<${name}> has a property that is not words in double quotes.`, example]
  const reference = referenceName(name, given)
  const own = reference && componentFor(reference)
  if (own && !own.startsWith(`<${name}`)) return [`<${name}> does not say what ${own} says.`, `Write ${own}.`]
  for (const [key, { required, options }] of Object.entries(component.properties)) {
    const value = given[key]
    if (required && !value) return [`<${name}> lacks "${key}".`, example]
    if (value !== undefined && options && !options.includes(value)) {
      const remedy = didYouMean(value, options, `Write one of ${options.join(', ')}.`)
      return [`<${name} ${key}="${value}"> is unknown.`, remedy]
    }
  }
  if (node.children.length > 0 && !component.children)
    return [`<${name}> holds text, and shows none.`, 'End the tag with "/>".']
  if (component.children && isEmpty(node))
    return [`<${name}> holds nothing.`, 'Write the words between its two tags, or take both away.']
  if (component.block && node.type === 'mdxJsxTextElement')
    return [`<${name}> does not stand on a line of its own.`, 'Put each of its tags on a line of its own.']
  return undefined
}
