import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Finding } from '../finding.ts'
import type { MdxSlip } from './mdx-slip.ts'
import { recoverMdx } from './recover-mdx.ts'
import { readSimpleMdx } from './simple-mdx.ts'
import type { Source } from './source.ts'

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Blocks within blocks; no page needs more than a few. */
const deepest = 100

const processor = unified().use(remarkParse).use(remarkMdx).freeze()

declare module 'mdast' {
  interface RootData {
    /** What kept the prose from being read as it stands. */
    problems?: Finding[]
  }
}

/**
 * The tree of a file's prose from offset `start`, with offsets counted from there, or why it can't be read at all. What had to
 * be left out so that the rest could be read stands in `data.problems`.
 */
export function parseMdx(source: Source, start: number): Root | Finding {
  const body = source.text.slice(start)
  try {
    const simple = readSimpleMdx(body)
    if (simple) return simple
    const { root = { type: 'root', children: [] }, slips } = recoverMdx(body, (text) => processor.parse(text))
    if (isDeep(root)) return tooDeep(source, start)
    return slips.length === 0
      ? root
      : { ...root, data: { problems: slips.map((slip) => finding(source, start, slip)) } }
  } catch (error) {
    if (error instanceof RangeError) return tooDeep(source, start)
    throw error
  }
}

function finding(source: Source, start: number, slip: MdxSlip): Finding {
  const { message, remedy } = slip
  const [first = ''] = source.text.slice(start + slip.start, start + slip.end).split(/\r?\n/, 1)
  const length = Math.max(1, first.length)
  return { ...source.place(start + slip.start), rule: 'syntax', severity: 'error', message, remedy, length }
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
