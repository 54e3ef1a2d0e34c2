import type { Nodes } from 'mdast'
import type { JsxElement } from '../syntax/mdx.ts'

export function isElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** The properties of a component whose values are plain text. */
export function propertiesOf(node: JsxElement): Record<string, string> {
  const named = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
  return Object.fromEntries(
    named.flatMap(({ name, value }) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

export const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : [])

/** Whether there are no words within a node. */
export const isEmpty = (node: Nodes): boolean =>
  childrenOf(node).every((child) => child.type === 'text' && !child.value.trim())

/** A node and all below it, each before its children. */
export const nodesOf = (node: Nodes): Nodes[] => [node, ...childrenOf(node).flatMap(nodesOf)]

/** The offsets in its file at which a node starts and ends. */
export function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}
