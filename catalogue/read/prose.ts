import type { Nodes, Root } from 'mdast'
import { nearest } from '../../schemas/content/nearest.ts'
import type { Finding } from '../finding.ts'
import { referenceName } from '../references.ts'
import { componentExample, components, unknownTag } from '../syntax/components.ts'
import { importWords, type JsxElement } from '../syntax/mdx.ts'
import type { Source } from '../syntax/source.ts'
import type { Kind } from './kinds.ts'

type Problem = { message: string; remedy: string } | undefined

/** Everything in prose that pages can't show: code, HTML, unknown components and properties, a second main heading. */
export function proseProblems(source: Source, start: number, root: Root, kind: Kind): Finding[] {
  const findings: Finding[] = []
  walk(root, (node) => {
    const problem = problemOf(node, kind)
    if (problem)
      findings.push({ ...spanOf(source, start, node), rule: 'prose', severity: 'error', ...problem })
  })
  return findings
}

function problemOf(node: Nodes, kind: Kind): Problem {
  switch (node.type) {
    case 'mdxjsEsm':
      return importWords(/^\w+/.exec(node.value)?.[0] ?? 'import')
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return {
        message: `prose holds an expression in braces, {${node.value.trim()}}.`,
        remedy: expressionRemedy(node.value.trim()),
      }
    case 'heading':
      return node.depth === 1
        ? {
            message: 'a heading with one # is the page’s title, which comes from the front matter.',
            remedy: 'Begin sections with ##, for example "## Aftercare".',
          }
        : undefined
    case 'text': {
      const raw = /\[[^\][]+\]\([^)]*\)|\*\*/.exec(node.value)
      return raw
        ? {
            message: `"${raw[0]}" is shown as it stands.`,
            remedy:
              'Write bold words **like this** and links [like this](/contact), with no space inside the signs.',
          }
        : undefined
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementProblem(node, kind)
    default:
      return undefined
  }
}

function expressionRemedy(code: string): string {
  if (code.startsWith('/*'))
    return 'Remove it. A remark for editors goes into the front matter, on a line that begins with #.'
  const marked = /^other:?\s+(.*)$/.exec(code)?.[1]
  if (marked !== undefined) return `Write <Other>${marked}</Other>.`
  if (code === 'price') return 'Write <Price/>.'
  const fact = /^fact\.(\w+)$/.exec(code)?.[1]
  if (fact !== undefined) return `Write <Fact name="${fact}"/>.`
  return /^[a-z][\w.]*$/i.test(code)
    ? `Write <Clinic field="${code}"/> if it is a fact of the clinic, or the words themselves.`
    : 'Write the words themselves, or a component such as <Fact name="lasting"/>.'
}

function elementProblem(node: JsxElement, kind: Kind): Problem {
  const name = node.name ?? ''
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (!component) return unknownTag(name)
  const example = `Write ${componentExample(name)}.`
  if (component.only && component.only !== kind) {
    return { message: `<${name}> belongs on ${component.only} pages only.`, remedy: 'Remove it.' }
  }
  for (const attribute of node.attributes) {
    if (
      attribute.type === 'mdxJsxExpressionAttribute' ||
      (attribute.value !== null && typeof attribute.value === 'object')
    ) {
      return { message: `<${name}> has a property in braces.`, remedy: example }
    }
    if (!Object.hasOwn(component.properties, attribute.name)) {
      const near = nearest(attribute.name, Object.keys(component.properties))
      return {
        message: `<${name}> has no property "${attribute.name}".`,
        remedy: near ? `Did you mean "${near}"?` : example,
      }
    }
  }
  const properties = propertiesOf(node)
  for (const [key, { required, options }] of Object.entries(component.properties)) {
    const value = properties[key]
    if (value === undefined && required) return { message: `<${name}> lacks "${key}".`, remedy: example }
    if (value !== undefined && options && !options.includes(value)) {
      const near = nearest(value, options)
      return {
        message: `<${name} ${key}="${value}"> is unknown.`,
        remedy: near ? `Did you mean "${near}"?` : `Write one of ${options.join(', ')}.`,
      }
    }
  }
  if (node.children.length > 0 && !component.children) {
    return { message: `<${name}> holds text, and shows none.`, remedy: 'End the tag with "/>".' }
  }
  return undefined
}

/** The properties of a component that are plain words. */
export function propertiesOf(node: JsxElement): Record<string, string> {
  const plain = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  )
  return Object.fromEntries(plain)
}

/** The name of the reference that a node makes, or undefined for any other node. */
export function referenceOf(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return undefined
  return referenceName(node.name ?? '', propertiesOf(node))
}

/** Visits a node and all below it, each before its children. */
export function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node)
  if ('children' in node) for (const child of node.children) walk(child, visit)
}

/** Where a node of the prose stands in its file. */
export function spanOf(source: Source, start: number, node: Nodes) {
  const from = start + (node.position?.start.offset ?? 0)
  const [line = ''] = source.text.slice(from, start + (node.position?.end.offset ?? 0)).split(/\r?\n/, 1)
  return { ...source.place(from), length: Math.max(1, line.length) }
}
