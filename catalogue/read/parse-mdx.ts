import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Point, Position } from 'unist'
import type { Finding } from '../finding.ts'
import { readSimpleMdx } from './simple-mdx.ts'
import type { Source } from './source.ts'

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Blocks within blocks; no page needs more than a few. */
const deepest = 100

const processor = unified().use(remarkParse).use(remarkMdx).freeze()

/** The tree of a file's prose from offset `start`, with offsets counted from there, or why it can't be read. */
export function parseMdx(source: Source, start: number): Root | Finding {
  const body = source.text.slice(start)
  try {
    const tree = readSimpleMdx(body) ?? processor.parse(body)
    return isDeep(tree) ? tooDeep(source, start) : tree
  } catch (error) {
    if (error instanceof RangeError) return tooDeep(source, start)
    if (!isParseError(error)) throw error
    return {
      ...source.place(start + offsetOf(error, body)),
      rule: 'syntax',
      severity: 'error',
      ...explain(error.reason),
    }
  }
}

function tooDeep(source: Source, start: number): Finding {
  return {
    ...source.place(start),
    rule: 'syntax',
    severity: 'error',
    message: 'quotes, lists or components are nested too deep to be read.',
    remedy: 'Check that the right text was saved.',
  }
}

function isDeep(root: Root): boolean {
  let level: Nodes[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return false
}

/** What the parser throws. */
interface ParseError extends Error {
  reason: string
  line?: number
  column?: number
  place?: Point | Position
}

function isParseError(error: unknown): error is ParseError {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string'
}

function offsetOf(error: ParseError, body: string): number {
  const point = error.place && ('start' in error.place ? error.place.start : error.place)
  const opened = /^Expected a closing tag for `[^`]+` \((\d+):(\d+)/.exec(error.reason)
  if (point?.offset !== undefined && !opened) return point.offset
  const [line, column] = [Number(opened?.[1] ?? error.line ?? 1), Number(opened?.[2] ?? error.column ?? 1)]
  const before = body.split('\n').slice(0, line - 1)
  return before.reduce((sum, text) => sum + text.length + 1, column - 1)
}

function explain(reason: string): { message: string; remedy: string } {
  const closing = /closing tag for `(<[^`]+>)`/.exec(reason)
  if (closing) {
    return {
      message: `${closing[1]} is not closed.`,
      remedy: 'Close it with the matching tag, or write it as one tag that ends in "/>".',
    }
  }
  if (/before name/.test(reason)) {
    return {
      message: 'a "<" begins a component, but no name follows it.',
      remedy: 'Write "less than" in words, or \\< for the sign itself. HTML comments can’t be used.',
    }
  }
  if (/expression|acorn|brace/i.test(reason)) {
    return {
      message: 'a "{" begins an expression, and prose has none.',
      remedy: 'Write \\{ for the sign itself, or a component such as <Clinic field="name"/> for a fact.',
    }
  }
  return {
    message: `the text can’t be read: ${reason.charAt(0).toLowerCase()}${reason.slice(1).replace(/\.?$/, '.')}`,
    remedy: 'Check the component that begins before this place.',
  }
}
