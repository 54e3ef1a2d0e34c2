import type { Heading, Nodes, Paragraph, Root, TableCell } from 'mdast'
import { alignOffset } from './align.ts'
import { componentMark, type Passage, plainWords } from './passage.ts'
import type { Source } from './source.ts'
import { walk } from './walk.ts'

/** A stretch of a passage that stands together in the file, from `offset` to `end`. */
interface Segment {
  /** Where it begins in the passage's text. */
  at: number
  value: string
  offset: number
  end: number
}

type Block = Heading | Paragraph | TableCell

/** Every paragraph, heading, table cell, title and picture description of a file's prose, which begins at `start`. */
export function prosePassages(source: Source, start: number, root: Root): Passage[] {
  const passages: Passage[] = []
  walk(root, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      passages.push(blockPassage(source, start, node))
    }
    for (const words of attributeWords(node)) {
      const offset = start + (node.position?.start.offset ?? 0)
      const end = start + (node.position?.end.offset ?? 0)
      passages.push(passageOf(source, words.kind, [{ at: 0, value: words.text, offset, end }]))
    }
  })
  return passages
}

function blockPassage(source: Source, start: number, block: Block): Passage {
  const segments: Segment[] = []
  let length = 0
  const add = (value: string, node: Nodes) => {
    const offset = start + (node.position?.start.offset ?? 0)
    segments.push({ at: length, value, offset, end: start + (node.position?.end.offset ?? 0) })
    length += value.length
  }
  walk(block, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') add(node.value.replaceAll('\n', ' '), node)
    else if (node.type === 'break') add('\n', node)
    else if (node.type === 'mdxJsxTextElement') add(componentMark, node)
  })
  return passageOf(source, block.type === 'heading' ? 'heading' : 'prose', segments)
}

function passageOf(source: Source, kind: Passage['kind'], segments: readonly Segment[]): Passage {
  return {
    text: plainWords(segments.map(({ value }) => value).join('')),
    path: [],
    kind,
    place: (offset) => {
      const segment = segments.findLast(({ at }) => at <= offset)
      if (!segment) return source.place(segments[0]?.offset ?? 0)
      const raw = source.text.slice(segment.offset, segment.end)
      return source.place(segment.offset + alignOffset(raw, segment.value, offset - segment.at))
    },
  }
}

function attributeWords(node: Nodes): { text: string; kind: Passage['kind'] }[] {
  if (node.type === 'image') {
    return [node.alt, node.title].flatMap((text) => (text ? [{ text, kind: 'alt' as const }] : []))
  }
  if (node.type === 'link') return node.title ? [{ text: node.title, kind: 'alt' }] : []
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'title' && typeof attribute.value === 'string'
      ? [{ text: attribute.value, kind: 'prose' as const }]
      : [],
  )
}
