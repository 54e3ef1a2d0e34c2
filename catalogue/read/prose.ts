import type { Nodes, Root } from 'mdast'
import type { Kind } from '../../schemas/content/kinds.ts'
import { bracketed, components } from '../../schemas/content/prose-components.ts'
import { bullets, noDescription } from '../../schemas/content/text.ts'
import { type Advice, errorAt, type Finding } from '../finding.ts'
import { alignOffset } from '../syntax/align.ts'
import { commentPlace, importAdvice, parseMdx } from '../syntax/mdx.ts'
import { oddSpaces } from '../syntax/odd-spaces.ts'
import type { Source } from '../syntax/source.ts'
import { elementProblem } from './element-problem.ts'
import { childrenOf, isElement, isEmpty, nodesOf, rangeOf } from './nodes.ts'

/** Reads prose, and finds what pages can't show: code, HTML, unknown components and properties, a second main heading. */
export function readProse(source: Source, text: string, kind: Kind): { root: Root; findings: Finding[] } {
  const root = parseMdx(source, text)
  if ('rule' in root) return { root: { type: 'root', children: [] }, findings: [root] }
  const problems = (node: Nodes, isInUnknown: boolean): Finding[] => {
    const isUnknown = isElement(node) && !Object.hasOwn(components, node.name ?? '')
    // Of the tags of a pasted table, only the outermost is told.
    const advice = isUnknown && isInUnknown ? undefined : problemOf(source, node, kind)
    const below = childrenOf(node).flatMap((child) => problems(child, isInUnknown || isUnknown))
    return [...(advice ? [nodeError(source, node, advice)] : []), ...below]
  }
  const findings = [
    ...oddSpaces(source, text, leads),
    ...nodesOf(root).flatMap((node) => (node.type === 'text' ? typedProblem(source, node) : []) ?? []),
    ...problems(root, false),
    ...bareHeadings(source, root),
    ...skippedLevels(source, root),
  ]
  return { root, findings }
}

const nodeError = (source: Source, node: Nodes, [message, remedy]: Advice) =>
  errorAt(source.span(...rangeOf(node)), 'prose', message, remedy)

/** Headings two levels or more below the one before: with a screen reader it seems that a part is missing. */
function skippedLevels(source: Source, root: Root): Finding[] {
  const headings = nodesOf(root).filter((node) => node.type === 'heading')
  return headings.flatMap((node, index) => {
    const above = headings[index - 1]?.depth ?? 1
    if (node.depth <= above + 1) return []
    const message = `the heading has ${node.depth} signs #, and none with ${above + 1} stands above it.`
    return nodeError(source, node, [message, `Write ${'#'.repeat(above + 1)} in front of it.`])
  })
}

/** Headings with nothing below them, not even a smaller heading; one that is not written with ## is reported instead. */
function bareHeadings(source: Source, { children }: Root): Finding[] {
  return children.flatMap((node, index) => {
    const next = children[index + 1]
    if (node.type !== 'heading' || !isSection(source, node) || isEmpty(node)) return []
    if (next && (next.type !== 'heading' || !isSection(source, next) || next.depth > node.depth)) return []
    const remedy = 'Write what belongs there, or take the heading out if the page does not need it.'
    return nodeError(source, node, ['nothing stands below the heading.', remedy])
  })
}

const headings = 'Begin a section’s heading with "## ", and a smaller one with "### ".'

const isSection = (source: Source, node: Nodes) => source.text.startsWith('##', rangeOf(node)[0])

/** What stands before the words of a heading or a list entry. */
const leads = /^[^\S\r\n]*(?:#+|[-*]|\d+[.)])[^\S\r\n]/gm

function problemOf(source: Source, node: Nodes, kind: Kind): Advice | undefined {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementProblem(node, kind)
    case 'mdxjsEsm':
      return importAdvice(node.value)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [`prose holds an expression in braces, {${node.value.trim()}}.`, expressionRemedy]
    case 'code':
      return ['a block of code would appear on the page.', 'Take away the lines that begin and end it.']
    case 'heading':
      if (!isSection(source, node))
        return [
          'this is read as a heading, and it does not begin with ## and a space.',
          `${headings} The page’s title comes from the front matter. If it is no heading, take away the line of signs below it, or put an empty line above that line.`,
        ]
      if (isEmpty(node))
        return ['the heading has no words.', 'Write them after the # signs, or remove the line.']
      break
    case 'image':
      if (node.title)
        return ['a picture shows no title.', 'Take it out; what it shows stands between the square brackets.']
      if (!node.alt || noDescription.test(node.alt))
        return ['the picture has no description.', 'Write what it shows between the square brackets.']
      if (/^!\[[^\]]*(?<!\\)(?:<\S|\{)/.test(source.text.slice(...rangeOf(node))))
        return ['the picture’s description holds more than words.', 'Write the words themselves.']
      break
    case 'paragraph':
      if (node.children.length > 1 && node.children.some(({ type }) => type === 'image'))
        return ['a picture stands among words.', 'Put an empty line above and below it.']
      break
    case 'link':
      if (isEmpty(node))
        return ['the link has no words to click.', `Write [the words to click](${node.url}).`]
  }
  return undefined
}

/** Markdown that was read as plain text. */
function typedProblem(source: Source, node: Extract<Nodes, { type: 'text' }>): Finding | undefined {
  const [start, end] = rangeOf(node)
  // Text after bold words or a component does not begin a line.
  const before = node.position?.start.column === 1 ? '\n' : ''
  for (const [pattern, remedy] of shownAsTyped) {
    const { 0: found = '', index = 0 } = pattern.exec(before + node.value) ?? {}
    const raw = found.trim()
    if (raw === '') continue
    const within = index - before.length + found.indexOf(raw)
    const at = start + alignOffset(source.text.slice(start, end), node.value, within)
    const message = `"${raw.replaceAll('\t', ' ')}" would appear on the page exactly as typed.`
    return errorAt(source.span(at, at + raw.length), 'prose', message, remedy)
  }
  return undefined
}

/** Markdown that is mistyped or that pages do not support, and what to write instead. */
const shownAsTyped: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [
    /\[[^\][]+\](?:\([^)]*(?:\)|$)| \((?:\/|#|https?:)[^)]*\)|\[[^\][]*\])/,
    'Write links [like this](/contact), and pictures ![like this](images/peel.jpg), with no space inside the round brackets or before them.',
  ],
  [
    new RegExp(`${bracketed.source}|<\\s+(?:${Object.keys(components).join('|')})\\b[^<>]*>?`),
    'Write a component, with no space after "<": <Price/> or <Fact name="lasting"/>.',
  ],
  [/\*\*/, 'Write bold words **like this**, with no space inside the stars.'],
  [/\n#+\p{L}[^\n]*/u, headings],
  [
    new RegExp(`\\n(?:-\\p{L}|\\d+[.)]\\p{L}|[${bullets}]|o\\s)[^\\n]*`, 'u'),
    'Begin each line of a list with "- ", a hyphen and a space.',
  ],
  [
    /\[(?:\^[^\]]+|[ xX])\]|~~[^~]+~~|^\s*\|.*\|\s*$|^[ |:-]*-{2,} *\|[ |:-]*$/m,
    'Write the words alone, as sentences or a list; pages have no footnotes, boxes to tick, tables of this kind or words struck through.',
  ],
]

const expressionRemedy = `Write a fact as a component, such as <Price/>, <Fact name="lasting"/> or <Clinic field="phone"/>, and other words without braces. ${commentPlace}`
