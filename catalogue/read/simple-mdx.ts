import type { BlockContent, ListItem, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { type PositionOf, readAttributes, readInline, tagPattern } from './simple-inline.ts'
import { Source } from './source.ts'

/** One line without its break; blocks are runs of lines that are not empty. */
interface Line {
  start: number
  end: number
  text: string
}

/** Controls, a byte-order mark, and spaces at the end of a line: each means something of its own. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const odd = /[\u0000-\u0009\u000b-\u001f\u007f\ufeff]| $/m
const heading = /^(#{1,6}) [^ #\\][^#]*$/
const openingTag = new RegExp(`^<${tagPattern}( ?/)?>$`)
const closingTag = /^<\/([A-Z][A-Za-z]*)>$/
const listMark = /^(?:- |[1-9]\. )(?! )/

/** How a line of words may begin, so that it begins no block of its own. */
const wordsFirst = /^(?:[\p{L}\p{N}"'(£“‘—–…[]|\*\*[A-Za-z0-9]|<[A-Z][^>]*\/> *[^ <{])/u
const blockFirst = /^(?:\d{1,9}[.)](?: |$)|\[[^\]]*\]:|(?:import|export)(?![\p{L}\p{N}]))/u

/** Components within components; the full parser has a limit too, and words for it. */
const deepest = 20

/**
 * Reads prose of the plain kind that most pages are: headings, paragraphs, lists of one level, links, bold words, and
 * components, with an empty line between any two blocks. Gives the very tree that remark gives, about ten times faster,
 * or undefined when the text holds anything else.
 */
export function readSimpleMdx(text: string): Root | undefined {
  if (odd.test(text)) return undefined
  const source = new Source('', text)
  const point = (offset: number) => {
    const { line, column } = source.place(offset)
    return { line, column, offset }
  }
  const positionOf: PositionOf = (start, end) => ({ start: point(start), end: point(end) })
  const root: Root = { type: 'root', children: [], position: positionOf(0, text.length) }
  const open: MdxJsxFlowElement[] = []
  let afterList = false
  for (const lines of blocksOf(text)) {
    const [{ text: first, start }] = lines
    const closed = closingTag.exec(first)?.[1]
    if (closed !== undefined) {
      const element = open.pop()
      if (lines.length > 1 || element?.name !== closed) return undefined
      element.position = positionOf(element.position?.start.offset ?? 0, start + first.length)
      afterList = false
      continue
    }
    const block = readBlock(lines, text, positionOf)
    const siblings = open.at(-1)?.children ?? root.children
    if (!block || (afterList && block.type === 'list')) return undefined
    siblings.push(block)
    afterList = block.type === 'list'
    if (block.type === 'mdxJsxFlowElement' && !first.endsWith('/>')) open.push(block)
    if (open.length > deepest) return undefined
  }
  return open.length === 0 ? root : undefined
}

function blocksOf(text: string): [Line, ...Line[]][] {
  const blocks: [Line, ...Line[]][] = []
  let current: [Line, ...Line[]] | undefined
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const one = { start, end, text: line }
    if (line === '') current = undefined
    else if (current) current.push(one)
    else {
      current = [one]
      blocks.push(current)
    }
    start = end + 1
  }
  return blocks
}

type Block = BlockContent | MdxJsxFlowElement

function readBlock(lines: [Line, ...Line[]], text: string, positionOf: PositionOf): Block | undefined {
  const [{ text: first, start, end }] = lines
  const tag = lines.length === 1 ? openingTag.exec(first) : null
  if (tag) {
    const [, name = '', properties = ''] = tag
    const attributes = readAttributes(properties, start + 1 + name.length, positionOf)
    return { type: 'mdxJsxFlowElement', name, attributes, children: [], position: positionOf(start, end) }
  }
  const marks = lines.length === 1 ? heading.exec(first)?.[1] : undefined
  if (marks !== undefined) {
    const stretch = { text, start: start + marks.length + 1, end, indent: 0 }
    const children = readInline(stretch, positionOf)
    const depth = marks.length as 1 | 2 | 3 | 4 | 5 | 6
    return children && { type: 'heading', depth, children, position: positionOf(start, end) }
  }
  return listMark.test(first) ? readList(lines, text, positionOf) : readParagraph(lines, 0, text, positionOf)
}

function readList(lines: [Line, ...Line[]], text: string, positionOf: PositionOf): Block | undefined {
  const [{ text: first, start }] = lines
  const ordered = first !== '' && !first.startsWith('-')
  const items: [Line, ...Line[]][] = []
  for (const line of lines) {
    if (listMark.test(line.text) && line.text.startsWith('-') !== ordered) items.push([line])
    else items.at(-1)?.push(line)
  }
  const children: ListItem[] = []
  for (const item of items) {
    const paragraph = readParagraph(item, ordered ? 3 : 2, text, positionOf)
    if (!paragraph) return undefined
    const position = positionOf(item[0].start, item.at(-1)?.end ?? 0)
    children.push({ type: 'listItem', spread: false, checked: null, children: [paragraph], position })
  }
  return {
    type: 'list',
    ordered,
    start: ordered ? Number(first.charAt(0)) : null,
    spread: false,
    children,
    position: positionOf(start, lines.at(-1)?.end ?? 0),
  }
}

/** Lines of words that begin `indent` characters in; before the first of them a list's mark may stand. */
function readParagraph(
  lines: [Line, ...Line[]],
  indent: 0 | 2 | 3,
  text: string,
  positionOf: PositionOf,
): BlockContent | undefined {
  const fits = lines.every(({ text: line }, index) => {
    const said = line.slice(indent)
    const blank = index === 0 || line.slice(0, indent).trim() === ''
    return blank && wordsFirst.test(said) && !blockFirst.test(said)
  })
  if (!fits) return undefined
  const start = lines[0].start + indent
  const end = lines.at(-1)?.end ?? start
  const children = readInline({ text, start, end, indent }, positionOf)
  return children && { type: 'paragraph', children, position: positionOf(start, end) }
}
