import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { oneLine } from './words.ts'

export type Element = Tree.Element
export type TextNode = Tree.TextNode
export type ParentNode = Tree.ParentNode

/** What to look for: all that is given must hold. */
export interface Wanted {
  tag?: string
  class?: string
  /** Attributes by name: the value it has, or true for any. */
  with?: Record<string, string | true>
}

/** Elements whose text no visitor reads. */
const unread = new Set(['script', 'style', 'template', 'head', 'svg', 'textarea'])

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** Every element below `root` that is wanted, in document order. */
export function findAll(root: ParentNode, wanted: Wanted): Element[] {
  const found: Element[] = []
  const visit = (parent: ParentNode) => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue
      if (isWanted(node, wanted)) found.push(node)
      visit(node)
    }
  }
  visit(root)
  return found
}

/** Every text below `root` that a visitor reads, white space alone left out, in document order. */
export function textNodes(root: ParentNode): TextNode[] {
  const found: TextNode[] = []
  const visit = (parent: ParentNode) => {
    for (const node of parent.childNodes) {
      if (node.nodeName === '#text' && 'value' in node && node.value.trim() !== '') found.push(node)
      else if ('tagName' in node && !unseen(node)) visit(node)
    }
  }
  visit(root)
  return found
}

/** What a visitor reads below `root`, on one line. */
export function textOf(root: ParentNode): string {
  const parts: string[] = []
  const visit = (parent: ParentNode) => {
    for (const node of parent.childNodes) {
      if (node.nodeName === '#text' && 'value' in node) parts.push(node.value)
      else if (node.nodeName === 'br') parts.push(' ')
      else if ('tagName' in node && !unseen(node)) visit(node)
    }
  }
  visit(root)
  return oneLine(parts.join(''))
}

/** The nearest element around a node that is wanted, or undefined. */
export function closest(node: Element | TextNode, wanted: Wanted): Element | undefined {
  for (let parent = node.parentNode; parent; parent = 'parentNode' in parent ? parent.parentNode : null) {
    if ('tagName' in parent && isWanted(parent, wanted)) return parent
  }
  return undefined
}

/** Whether no visitor reads the text of an element: it is hidden, or of a kind that is not text. */
export function unseen(element: Element): boolean {
  const style = (attributeOf(element, 'style') ?? '').replace(/\s/g, '')
  return (
    unread.has(element.tagName) ||
    attributeOf(element, 'hidden') !== undefined ||
    /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|opacity:0(?:\.0*)?(?:!|;|$))/i.test(style)
  )
}

/** Whether an element or one around it passes the test. */
export function isWithin(element: Element, test: (element: Element) => boolean): boolean {
  for (let node: ParentNode | null = element; node; node = 'parentNode' in node ? node.parentNode : null) {
    if ('tagName' in node && test(node)) return true
  }
  return false
}

/** What the templates below `root` hold, templates in templates too. */
export function inTemplates(root: ParentNode): ParentNode[] {
  return [root, ...findAll(root, {})].flatMap((node) =>
    'content' in node ? [node.content, ...inTemplates(node.content)] : [],
  )
}

/** Whether an element is what is looked for. */
export function isWanted(element: Element, wanted: Wanted): boolean {
  if (wanted.tag !== undefined && element.tagName !== wanted.tag) return false
  if (wanted.class !== undefined && !attributeOf(element, 'class')?.split(' ').includes(wanted.class))
    return false
  return Object.entries(wanted.with ?? {}).every(([name, value]) => {
    const found = attributeOf(element, name)
    return value === true ? found !== undefined : found === value
  })
}
