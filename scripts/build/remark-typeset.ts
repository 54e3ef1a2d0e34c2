import type { Nodes, Root } from 'mdast'
import { typeset } from '../../schemas/content/typeset.ts'

/** A remark plugin that typesets the prose of a page, as the catalogue does with texts under keys. */
export const remarkTypeset = () => (root: Root) => {
  set(root, '')
}

/** Typesets a node's words, which follow the character `before`, and returns their last character. */
function set(node: Nodes, before: string): string {
  const titled = node as { alt?: string | null; title?: string | null }
  if (titled.alt) titled.alt = typeset(titled.alt)
  if (titled.title) titled.title = typeset(titled.title)
  if (node.type === 'text') {
    node.value = typeset(node.value, before)
    return node.value.at(-1) ?? before
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    for (const attribute of node.attributes) {
      const isTitle = attribute.type === 'mdxJsxAttribute' && attribute.name === 'title'
      if (isTitle && typeof attribute.value === 'string') attribute.value = typeset(attribute.value)
    }
  }
  if (!('children' in node)) return node.type === 'break' ? ' ' : wordEnd
  const isInline = inline.has(node.type)
  if (isInline && node.children.length === 0) return wordEnd
  let last = isInline ? before : ''
  for (const child of node.children) last = set(child, last)
  return last
}

/** A component stands for words, such as a price; a quote right after it closes. */
const wordEnd = 'x'

const inline: ReadonlySet<Nodes['type']> = new Set([
  ...(['emphasis', 'strong', 'delete', 'link', 'linkReference', 'mdxJsxTextElement'] as const),
])
