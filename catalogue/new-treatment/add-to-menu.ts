import { isScalar, isSeq, parseDocument } from 'yaml'
import { endOfLine, indentBefore } from './yaml-lines.ts'

/** The menu's text with a treatment more, and where the treatment stands in it. */
export interface Menu {
  text: string
  /** Counted from 1. */
  line: number
}

/**
 * Adds a slug to `treatments` of content/navigation.yaml, after the last of `neighbours` or at the end. Everything else
 * stays as it is, character for character. Undefined when the text has no such list; unchanged when the slug is in it.
 */
export function addToMenu(text: string, slug: string, neighbours: readonly string[]): Menu | undefined {
  const document = parseDocument(text, {
    customTags: [{ tag: '!placeholder', resolve: (value: string) => value }],
  })
  const list = document.get('treatments')
  if (document.errors.length > 0 || !isSeq(list)) return undefined
  const items = list.items.filter((item) => isScalar(item))
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const there = items.find(({ value }) => value === slug)
  if (there) return { text, line: lineOf(there.range?.[0] ?? 0) }
  const after = items.findLast(({ value }) => neighbours.includes(String(value))) ?? items.at(-1)
  if (!after?.range) return undefined
  const [start, end] = after.range
  const indent = indentBefore(text, start)
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const added = list.flow ? `, ${slug}` : `${lineBreak}${indent}${slug}`
  const at = list.flow ? end : endOfLine(text, end)
  return { text: `${text.slice(0, at)}${added}${text.slice(at)}`, line: lineOf(at) + (list.flow ? 0 : 1) }
}
