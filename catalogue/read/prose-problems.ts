import type { Nodes, Root } from 'mdast'
import { type ClinicField, clinicFields } from '../../schemas/content/clinic-words.ts'
import { nearest } from '../../schemas/content/nearest.ts'
import type { Finding } from '../finding.ts'
import { components } from './components.ts'
import { componentExample, unknownTag } from './html-tags.ts'
import type { Kind } from './kinds.ts'
import { importWords } from './mdx-slip.ts'
import type { JsxElement } from './parse-mdx.ts'
import { rawLinks } from './raw-links.ts'
import type { Source } from './source.ts'
import { walk } from './walk.ts'

/** The file whose prose is read. `facts` are the facts its front matter states. */
export interface Page {
  source: Source
  /** Where the prose begins in the file. */
  start: number
  kind: Kind
  facts: readonly string[]
  hasRetention: boolean
}

/** Everything in prose that pages can't show: what can't be read, code, HTML, unknown components and properties, a second main heading. */
export function proseProblems(page: Page, root: Root): Finding[] {
  const findings: Finding[] = [...(root.data?.problems ?? [])]
  walk(root, (node) => {
    if (node.type === 'text') findings.push(...rawLinks(page.source, page.start, node))
    const problem = problemOf(page, node)
    if (problem) findings.push({ ...placeOf(page, node), rule: 'prose', severity: 'error', ...problem })
  })
  return findings
}

type Problem = { message: string; remedy: string } | undefined

function problemOf(page: Page, node: Nodes): Problem {
  switch (node.type) {
    case 'mdxjsEsm':
      return importWords(/^\w+/.exec(node.value)?.[0] ?? 'import')
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expressionProblem(node.value)
    case 'heading':
      return node.depth === 1
        ? {
            message: 'a heading with one # is the page’s title, which comes from the front matter.',
            remedy: 'Begin sections with ##, for example "## Aftercare".',
          }
        : undefined
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementProblem(page, node)
    default:
      return undefined
  }
}

function expressionProblem(value: string): Problem {
  const token = value.trim()
  const field: ClinicField | undefined =
    token === 'clinic' ? 'name' : clinicFields.find((name) => name === token)
  const remedy = field
    ? `Write <Clinic field="${field}"/>.`
    : token === 'price'
      ? 'Write <Price/>.'
      : token.startsWith('fact.')
        ? `Write <Fact name="${token.slice(5)}"/>.`
        : token.startsWith('/*')
          ? 'Remove it. A remark for editors goes into the front matter, on a line that begins with #.'
          : 'Write the words themselves, or a component such as <Fact name="lasting"/>.'
  return { message: `prose holds an expression in braces, {${token}}.`, remedy }
}

function elementProblem(page: Page, node: JsxElement): Problem {
  const name = node.name ?? ''
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (!component) return unknownTag(name)
  if (component.only && component.only !== page.kind) {
    return { message: `<${name}> belongs on ${component.only} pages only.`, remedy: 'Remove it.' }
  }
  return attributeProblem(node, component.properties) ?? contentProblem(page, node, component.children)
}

function attributeProblem(node: JsxElement, properties: (typeof components)[string]['properties']): Problem {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute' || typeof attribute.value === 'object') {
      if (attribute.type === 'mdxJsxAttribute' && attribute.value === null) continue
      return { message: `<${node.name}> has a property in braces.`, remedy: example(node) }
    }
    if (!Object.hasOwn(properties, attribute.name)) {
      const near = nearest(attribute.name, Object.keys(properties))
      const known = example(node, attribute.value)
      return {
        message: `<${node.name}> has no property "${attribute.name}".`,
        remedy: near ? `Did you mean "${near}"? ${known}` : known,
      }
    }
  }
  for (const [key, { required, options }] of Object.entries(properties)) {
    const value = propertyOf(node, key)
    if (value === undefined && required) {
      return {
        message: `<${node.name}> lacks "${key}".`,
        remedy: example(node),
      }
    }
    if (value !== undefined && options && !options.includes(value)) {
      const near = nearest(value, options)
      return {
        message: `<${node.name} ${key}="${value}"> is unknown.`,
        remedy: near ? `Did you mean "${near}"?` : `Write one of ${options.join(', ')}.`,
      }
    }
  }
  return undefined
}

/** How the component is written, with the value that was meant where one is known. */
function example(node: JsxElement, value?: unknown): string {
  const said = typeof value === 'string' ? `="${value}"` : ''
  return `Write ${componentExample(node.name ?? '', said)}.`
}

function contentProblem(page: Page, node: JsxElement, children: boolean): Problem {
  if (node.children.length > 0 && !children) {
    return { message: `<${node.name}> holds text, and shows none.`, remedy: 'End the tag with "/>".' }
  }
  const fact = node.name === 'Fact' ? propertyOf(node, 'name') : undefined
  if (fact !== undefined && !page.facts.includes(fact)) {
    return {
      message: `<Fact name="${fact}"/> has nothing to show: the front matter states no such fact.`,
      remedy: page.facts.length > 0 ? `Facts stated: ${page.facts.join(', ')}.` : `Add facts.${fact}.`,
    }
  }
  if (node.name === 'Retention' && !page.hasRetention) {
    return {
      message: '<Retention/> has nothing to show: the front matter has no "retention".',
      remedy: 'Add for example "retention: 24 months" to the front matter.',
    }
  }
  return undefined
}

/** The text of one property of a component, or undefined. */
export function propertyOf(node: JsxElement, name: string): string | undefined {
  const attribute = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof attribute?.value === 'string' ? attribute.value : undefined
}

function placeOf({ source, start }: Page, node: Nodes) {
  const from = node.position?.start.offset ?? 0
  const to = node.position?.end.offset ?? from
  const first = source.text.slice(start + from, start + to).split(/\r?\n/, 1)[0] ?? ''
  return { ...source.place(start + from), length: Math.max(1, first.length) }
}
