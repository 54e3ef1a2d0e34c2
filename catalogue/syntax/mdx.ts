import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { VFileMessage } from 'vfile-message'
import type { Finding } from '../finding.ts'
import { componentExample, components, unknownTag } from './components.ts'
import type { Source } from './source.ts'

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Blocks within blocks; no page needs more than a few. */
const deepest = 100

const processor = unified().use(remarkParse).use(remarkMdx).freeze()

/** The tree of a file's prose, whose offsets count from the prose's start, or what the parser stumbles over first. */
export function parseMdx(source: Source, start: number): Root | Finding {
  const prose = source.text.slice(start)
  try {
    const root = processor.parse(prose)
    if (isDeep(root)) throw new RangeError('nested too deep')
    return root
  } catch (error) {
    if (error instanceof RangeError) {
      const message = 'quotes, lists or components are nested too deep to be read.'
      return source.error('syntax', start, message, 'Check that the right text was saved.')
    }
    if (!(error instanceof Error && 'reason' in error)) throw error
    const { at, message, remedy } = stumble(prose, error as VFileMessage)
    const tag = /^<[^>\n]*>/.exec(prose.slice(at))?.[0]
    return source.error('syntax', start + at, message, remedy, tag?.length)
  }
}

interface Stumble {
  at: number
  message: string
  remedy: string
}

/** What the parser says of the prose, in an editor's words. */
function stumble(prose: string, { reason, place }: VFileMessage): Stumble {
  const point = place && 'start' in place ? place.start : place
  const at = Math.min(point?.offset ?? prose.length, Math.max(0, prose.length - 1))
  if (/import\/exports/.test(reason))
    return { at, ...importWords(/^\w+/.exec(prose.slice(at))?.[0] ?? 'import') }
  const unclosed = /closing tag for `<([^`]*)>`/.exec(reason)?.[1]
  if (unclosed !== undefined) return { at, ...unclosedWords(unclosed) }
  const brace = openBrace(prose)
  if (/expression|acorn/i.test(reason) && brace !== undefined) {
    return {
      at: brace,
      message: 'a "{" begins program code, and prose has none.',
      remedy:
        'Write round brackets, or \\{ for the sign itself. A fact is written as a component, such as <Clinic field="phone"/>.',
    }
  }
  return (
    tagAt(prose, at) ?? {
      at,
      message: `can’t be read: ${reason}.`,
      remedy: 'Check this line and the one above it.',
    }
  )
}

/** The first "{" that no "}" closes and that is no property's. */
function openBrace(prose: string): number | undefined {
  const open: number[] = []
  for (const { 0: sign, index } of prose.matchAll(/(?<![\\=])\{|\}/g)) {
    if (sign === '{') open.push(index)
    else open.pop()
  }
  return open[0]
}

/** The last "<" before the place where the parser gave up, and what it was meant for. */
function tagAt(prose: string, at: number): Stumble | undefined {
  const open = prose.lastIndexOf('<', at)
  if (open === -1) return undefined
  const rest = prose.slice(open)
  const address = /^<((?:https?:\/\/|www\.|mailto:)?[^\s<>]*[@.][^\s<>]*)>/.exec(rest)?.[1]
  if (rest.startsWith('<!--')) {
    return {
      at: open,
      message: 'a remark in <!-- --> can’t stand in prose.',
      remedy: 'Remove it. A remark for editors goes into the front matter, on a line that begins with #.',
    }
  }
  if (address !== undefined) {
    return {
      at: open,
      message: `an address in pointed brackets, <${address}>, is no link.`,
      remedy: 'Write [the words to click](the address).',
    }
  }
  const [, slash, name] = /^<(\/?)([A-Za-z][\w.]*)/.exec(rest) ?? []
  if (name === undefined) {
    const next = /^<\s*(\S{1,20})/.exec(rest)?.[1]
    return {
      at: open,
      message: `the "<"${next ? ` before "${next}"` : ''} is read as the beginning of a component.`,
      remedy: 'Say it in words, such as "less than" or "under", or write \\< for the sign itself.',
    }
  }
  if (!Object.hasOwn(components, name)) return { at: open, ...unknownTag(name) }
  return slash === '/'
    ? {
        at: open,
        message: `</${name}> does not close what is open here.`,
        remedy: `Put <${name}> and </${name}> each on a line of its own, or both within one paragraph.`,
      }
    : {
        at: open,
        message: `<${name}> is not written as a component is.`,
        remedy: `Write ${componentExample(name)}, with a straight double quote (") on each side of a property.`,
      }
}

function unclosedWords(name: string): { message: string; remedy: string } {
  if (!Object.hasOwn(components, name)) return unknownTag(name)
  return {
    message: `<${name}> is not closed.`,
    remedy: components[name]?.children
      ? `Write </${name}> where its text ends.`
      : `End the tag with "/>": ${componentExample(name)}.`,
  }
}

/** What is said of a paragraph that begins with `import` or `export`. */
export function importWords(word: string): { message: string; remedy: string } {
  return {
    message: `a paragraph that begins with "${word}" is read as program code.`,
    remedy: 'Remove it; components are there without it. If it is a sentence, begin it with another word.',
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
