import type { Nodes } from 'mdast'
import type { JsxElement } from '../syntax/mdx.ts'

export function isElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** The properties of a component whose values are plain text. */
export function propertiesOf(node: JsxElement): Record<string, string> {
  const plain = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  )
  return Object.fromEntries(plain)
}

export const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : [])

/** A node and all below it, each before its children. */
export const nodesOf = (node: Nodes): Nodes[] => [node, ...childrenOf(node).flatMap(nodesOf)]

/** The offsets in its file at which a node starts and ends. */
export function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
