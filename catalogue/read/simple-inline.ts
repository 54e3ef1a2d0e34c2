import type { PhrasingContent, Text } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import type { Position } from 'unist'

/** Where the offsets of a text stand in it. */
export type PositionOf = (start: number, end: number) => Position

/** Between two of the marks below: characters that begin nothing in Markdown, MDX or a character reference. */
const words = '[^\\\\`*_~|&<>{}[\\]]'

const attributes = '(?: [a-z][A-Za-z]*="[^"\\n\\\\`*_~|&<>{}[\\]]*")*'

/** Source of a pattern for the inside of a tag: the component's name, then its properties. */
export const tagPattern = `([A-Z][A-Za-z]*)(${attributes})`

const strong = `(?<![^ \\n(])\\*\\*([A-Za-z0-9](?:${words}*[A-Za-z0-9.!?:])?)\\*\\*(?![^ \\n.,:;?!)])`
const link = `(?<!!)\\[(${words}+)\\]\\(([A-Za-z0-9/#:.@+?=%-]+)\\)`
const marks = new RegExp(`${strong}|${link}|<${tagPattern} ?/>`, 'g')
const onlyWords = new RegExp(`^${words}*$`)

/** A stretch of prose that is one paragraph or heading. */
export interface InlineStretch {
  text: string
  start: number
  end: number
  /** How many spaces stand before each line but the first. */
  indent: number
}

/**
 * The words of one paragraph with links, bold words and components without content, as remark reads them, or undefined
 * when it holds anything else.
 */
export function readInline(stretch: InlineStretch, positionOf: PositionOf): PhrasingContent[] | undefined {
  const { text, start, end, indent } = stretch
  const nodes: PhrasingContent[] = []
  const said = (from: number, to: number): Text => {
    const raw = text.slice(from, to)
    if (indent === 0) return { type: 'text', value: raw, position: positionOf(from, to) }
    const indented = /\n( +)$/.exec(raw)?.[1]?.length ?? 0
    return { type: 'text', value: raw.replaceAll(/\n +/g, '\n'), position: positionOf(from, to - indented) }
  }
  const between = (from: number, to: number): boolean => {
    if (from === to) return true
    if (!onlyWords.test(text.slice(from, to))) return false
    nodes.push(said(from, to))
    return true
  }
  let from = start
  for (const match of text.slice(start, end).matchAll(marks)) {
    const [whole, bold, label, url, name, properties = ''] = match
    const at = start + match.index
    const position = positionOf(at, at + whole.length)
    if (!between(from, at)) return undefined
    from = at + whole.length
    if (bold !== undefined) {
      nodes.push({ type: 'strong', children: [said(at + 2, at + 2 + bold.length)], position })
    } else if (label !== undefined && url !== undefined) {
      nodes.push({
        type: 'link',
        title: null,
        url,
        children: [said(at + 1, at + 1 + label.length)],
        position,
      })
    } else if (name !== undefined) {
      const given = readAttributes(properties, at + 1 + name.length, positionOf)
      nodes.push({ type: 'mdxJsxTextElement', name, attributes: given, children: [], position })
    }
  }
  return between(from, end) ? nodes : undefined
}

/** The properties of a tag, from the text between its name and its end, which begins at `start`. */
export function readAttributes(text: string, start: number, positionOf: PositionOf): MdxJsxAttribute[] {
  return [...text.matchAll(/ ([a-zA-Z]+)="([^"]*)"/g)].map(({ 0: whole, 1: name = '', 2: value, index }) => ({
    type: 'mdxJsxAttribute',
    name,
    value: value ?? '',
    position: positionOf(start + index + 1, start + index + whole.length),
  }))
}
