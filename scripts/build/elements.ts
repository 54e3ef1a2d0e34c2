import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Every element of `html` with its place, in document order, including those in `noscript` and `template`. */
export function readElements(html: string): Element[] {
  return elementsBelow(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
}

export function elementsBelow(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    return [node, ...elementsBelow(node), ...('content' in node ? elementsBelow(node.content) : [])]
  })
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}
