import type { Nodes, Root } from 'mdast'
import type { Kind } from '../../schemas/content/kinds.ts'
import { components } from '../../schemas/content/prose-components.ts'
import { didYouMean, errorAt, type Finding } from '../finding.ts'
import { componentFor, referenceName } from '../references.ts'
import { componentExample, unknownTag, type Words } from '../syntax/components.ts'
import { oddSpaceIn } from '../syntax/indentation.ts'
import { importWords, type JsxElement, remarkRemedy } from '../syntax/mdx.ts'
import type { Source } from '../syntax/source.ts'

/** Everything in prose that pages can't show: code, HTML, unknown components and properties, a second main heading. */
export function proseProblems(source: Source, root: Root, kind: Kind): Finding[] {
  const found = nodesOf(root).flatMap((node) => {
    if (node.type === 'text') return typedProblem(source, node) ?? []
    const problem = problemOf(node, kind)
    return problem ? [errorAt(source.span(...rangeOf(node)), 'prose', ...problem)] : []
  })
  return [...oddSpaces(source, rangeOf(root)[0]), ...found]
}

/** Characters that look like a space, in front of a line's words or after what makes it a heading or a list's entry. */
function oddSpaces(source: Source, start: number): Finding[] {
  const leads = source.text.slice(start).matchAll(/^[^\S\r\n]*(?:#+|[-*]|\d+[.)])[^\S\r\n]/gm)
  return [...leads].flatMap(({ 0: lead, index }) => oddSpaceIn(source, start + index, lead) ?? [])
}

function problemOf(node: Nodes, kind: Kind): Words | undefined {
  if (isElement(node)) return elementProblem(node, kind)
  if (node.type === 'mdxjsEsm') return importWords(node.value)
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const code = node.value.trim()
    return [`prose holds an expression in braces, {${code}}.`, expressionRemedy(code)]
  }
  if (node.type === 'heading' && node.depth === 1) {
    const message = 'a heading with one # is the page’s title, which comes from the front matter.'
    return [message, 'Begin sections with ##, for example "## Aftercare".']
  }
  if (node.type === 'image' && node.title)
    return [
      'a picture shows no title.',
      'Take the title out; what it shows stands between the square brackets.',
    ]
  if (node.type === 'image' && !node.alt)
    return ['the picture has no description.', 'Write what it shows between the square brackets.']
  if (
    node.type === 'paragraph' &&
    node.children.length > 1 &&
    node.children.some(({ type }) => type === 'image')
  )
    return ['a picture stands among words.', 'Put an empty line above and below it.']
  if (node.type === 'link' && isEmpty(node))
    return ['the link has no words to click.', `Write [the words to click](${node.url}).`]
  if (node.type === 'heading' && isEmpty(node))
    return ['the heading has no words.', 'Write them after the # signs, or remove the line.']
  return undefined
}

const isEmpty = ({ children }: Extract<Nodes, { type: 'link' | 'heading' }>) =>
  children.every((child) => child.type === 'text' && !child.value.trim())

/** Markdown in a stretch of text that is not read as such, at its place where the file holds the text as it is read. */
function typedProblem(source: Source, node: Extract<Nodes, { type: 'text' }>): Finding | undefined {
  const [start, end] = rangeOf(node)
  // What follows bold words or a component does not begin a line.
  const before = node.position?.start.column === 1 ? '\n' : ''
  const isAsRead = source.text.slice(start, end) === node.value
  for (const [pattern, remedy] of shownAsTyped) {
    const { 0: found = '', index = 0 } = pattern.exec(before + node.value) ?? {}
    const raw = found.trim()
    if (raw === '') continue
    const at = start + index - before.length + found.indexOf(raw)
    const place = isAsRead ? source.span(at, at + raw.length) : source.span(start, end)
    return errorAt(place, 'prose', `"${raw}" is shown as it stands.`, remedy)
  }
  return undefined
}

/** Markdown that is not written as pages read it, or that they do not know, and what to write. */
const shownAsTyped: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [
    /\[[^\][]+\](?:\([^)]*(?:\)|$)| \((?:\/|#|https?:)[^)]*\)|\[[^\][]*\])/,
    'Write links [like this](/contact), with no space inside or between the brackets.',
  ],
  [/\*\*/, 'Write bold words **like this**, with no space inside the stars.'],
  [/\n#+\p{L}[^\n]*/u, 'Begin headings with ## and a space, for example "## Aftercare".'],
  [/\n(?:-\p{L}|\d+[.)]\p{L}|•)[^\n]*/u, 'Begin each line of a list with "- ", a hyphen and a space.'],
  [/~~[^~]+~~/, 'Take the words out; pages strike nothing through.'],
  [
    /^\s*\|.*\|\s*$|^[ |:-]*-{2,} *\|[ |:-]*$/m,
    'Write a list, or sentences; pages have no tables of this kind.',
  ],
]

function expressionRemedy(code: string): string {
  if (code.startsWith('/*')) return remarkRemedy
  if (/^(?:price|fact\.\w+)$/.test(code)) return `Write ${componentFor(code)}.`
  return /^[a-z][\w.]*$/i.test(code)
    ? `Write ${componentFor(code)} if it is a fact of the clinic, or the words themselves.`
    : 'Write the words themselves, or a component such as <Fact name="lasting"/>.'
}

function elementProblem(node: JsxElement, kind: Kind): Words | undefined {
  const name = node.name ?? ''
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  if (!component) return unknownTag(name)
  const example = `Write ${componentExample(name)}.`
  if (component.only && component.only !== kind)
    return [`<${name}> belongs on ${component.only} pages only.`, 'Remove it.']
  const given = propertiesOf(node)
  const known = Object.keys(component.properties)
  const unknown = Object.keys(given).find((key) => !known.includes(key))
  if (unknown) return [`<${name}> has no property "${unknown}".`, didYouMean(unknown, known, example)]
  if (Object.keys(given).length < node.attributes.length)
    return [`<${name}> has a property that is not words in double quotes.`, example]
  const braced = Object.values(given).find((value) => /[{}]/.test(value))
  if (braced !== undefined)
    return [`"${braced}" is shown as it stands.`, 'Write it without braces; a property takes plain words.']
  for (const [key, { required, options }] of Object.entries(component.properties)) {
    const value = given[key]
    if (value === undefined && required) return [`<${name}> lacks "${key}".`, example]
    if (value !== undefined && options && !options.includes(value)) {
      const remedy = didYouMean(value, options, `Write one of ${options.join(', ')}.`)
      return [`<${name} ${key}="${value}"> is unknown.`, remedy]
    }
  }
  if (node.children.length > 0 && !component.children)
    return [`<${name}> holds text, and shows none.`, 'End the tag with "/>".']
  if (component.block && node.type === 'mdxJsxTextElement')
    return [
      `<${name}> does not stand on a line of its own.`,
      `Put ${component.children ? `<${name}> and </${name}> each` : 'it'} on a line of its own.`,
    ]
  return undefined
}

export function isElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
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
  return isElement(node) ? referenceName(node.name ?? '', propertiesOf(node)) : undefined
}

/** A node and all below it, each before its children. */
export function nodesOf(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node)
  if ('children' in node) for (const child of node.children) nodesOf(child, found)
  return found
}

/** The offsets between which a node stands in its file. */
export function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
