import { attributeOf, type Element, type TextNode, unseen } from './element.ts'
import { oneLine } from './words.ts'

/** Text that is read in one go, with the first node of it that holds any. */
export interface TextRun {
  text: string
  node: TextNode
}

/** Elements that do not break the line they stand in. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em font i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Neighbouring texts as one: a comment between them breaks nothing. */
export function textRuns(texts: readonly TextNode[]): TextRun[] {
  const runs = new Map<TextNode, TextRun>()
  for (const node of texts) {
    const first = firstOf(node)
    if (!runs.has(first)) runs.set(first, { node, text: textFrom(first) })
  }
  return [...runs.values()]
}

/** The blocks that runs stand in, each once with its first run's node. */
export function blocksOf(runs: readonly TextRun[]): { block: Element; node: TextNode }[] {
  const blocks = new Map<Element, TextNode>()
  for (const { node } of runs) {
    let parent = node.parentNode
    while (parent && 'tagName' in parent && inline.has(parent.tagName)) parent = parent.parentNode
    if (parent && 'tagName' in parent && !blocks.has(parent)) blocks.set(parent, node)
  }
  return [...blocks].map(([block, node]) => ({ block, node }))
}

/** What stands in a block itself, words of inline elements joined; set prices and blocks inside it are left out. */
export function inlineText(block: Element): string {
  const parts: string[] = []
  const visit = (parent: Element) => {
    for (const node of parent.childNodes) {
      if (node.nodeName === '#text' && 'value' in node) parts.push(node.value)
      if (!('tagName' in node) || unseen(node)) continue
      if (inline.has(node.tagName) && attributeOf(node, 'data-price') === undefined) visit(node)
      else parts.push(' ')
    }
  }
  visit(block)
  return oneLine(parts.join(''))
}

function firstOf(node: TextNode): TextNode {
  let first = node
  for (const sibling of siblings(node, -1)) first = sibling
  return first
}

function textFrom(first: TextNode): string {
  return [first, ...siblings(first, 1)].map(({ value }) => value).join('')
}

/** The texts before or after a text with nothing but comments between. */
function siblings(node: TextNode, step: 1 | -1): TextNode[] {
  const all = node.parentNode?.childNodes ?? []
  const found: TextNode[] = []
  for (let index = all.indexOf(node) + step; ; index += step) {
    const next = all[index]
    if (next?.nodeName === '#text' && 'value' in next) found.push(next)
    else if (next?.nodeName !== '#comment') return found
  }
}
