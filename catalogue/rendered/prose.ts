import type { Nodes, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Place } from '../finding.ts'
import { findFrontMatter } from '../read/front-matter.ts'
import { parseMdx } from '../read/parse-mdx.ts'
import { Source } from '../read/source.ts'
import { oneLine } from './words.ts'

/** What the prose of one page says, as a visitor should read it. */
export interface Prose {
  /** Paragraphs, headings and cells, with the words of components filled in. */
  blocks: { text: string; place: Place }[]
  /** Addresses that it links to. */
  links: string[]
}

/** The words of a component in prose, from its name and properties; undefined where it shows no words of its own. */
export type ComponentWords = (name: string, properties: Record<string, string>) => string | undefined

export const noProse: Prose = { blocks: [], links: [] }

/** Reads the prose of an MDX file's text. What can't be read is the content check's to report. */
export function readProse(file: string, text: string, words: ComponentWords): Prose {
  const source = new Source(file, text)
  const body = findFrontMatter(text)?.body ?? 0
  const tree = parseMdx(source, body)
  if ('rule' in tree) return noProse
  const place = (node: Nodes) => source.place(body + (node.position?.start.offset ?? 0))
  const prose: Prose = { blocks: [], links: [] }
  visit(tree as Root, (node) => {
    if (node.type === 'link' || node.type === 'definition') prose.links.push(node.url)
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      prose.blocks.push({ text: blockText(node, words), place: place(node) })
    }
    if (node.type === 'mdxJsxFlowElement') {
      const text = properties(node).title
      if (text !== undefined) prose.blocks.push({ text, place: place(node) })
    }
  })
  return prose
}

function blockText(block: Nodes, words: ComponentWords): string {
  const parts: string[] = []
  visit(block, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') parts.push(node.value)
    if (node.type === 'break') parts.push(' ')
    if (node.type === 'mdxJsxTextElement') {
      const own = words(node.name ?? '', properties(node))
      if (own === undefined) return undefined
      parts.push(own)
      return SKIP
    }
    return undefined
  })
  return oneLine(parts.join(''))
}

function properties(node: Extract<Nodes, { type: 'mdxJsxTextElement' | 'mdxJsxFlowElement' }>) {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  )
}
