import type { Root } from 'mdast'

/** A heading with what stands under it up to the next one. */
export interface Section {
  /** Its words; empty for what stands before the first heading. */
  heading: string
  /** Paragraphs, list entries and call-outs as they are written, white space made even. */
  paragraphs: string[]
}

/** The sections of prose, which `root` was read from. */
export function sectionsOf(text: string, root: Root): Section[] {
  const sections: Section[] = [{ heading: '', paragraphs: [] }]
  const words = (start?: number, end?: number) => text.slice(start, end).replace(/\s+/g, ' ').trim()
  for (const node of root.children) {
    const parts = node.type === 'list' ? node.children : [node]
    for (const part of parts) {
      const written = words(part.position?.start.offset, part.position?.end.offset)
      if (part.type === 'heading') sections.push({ heading: written.replace(/^#+ /, ''), paragraphs: [] })
      else sections.at(-1)?.paragraphs.push(written)
    }
  }
  return sections.filter(({ heading, paragraphs }) => heading !== '' || paragraphs.length > 0)
}
