import type { Nodes, Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { components } from '../../schemas/content/prose-components.ts'
import type { Advice, Finding } from '../finding.ts'
import { componentExample, unknownTag, withinLine } from './components.ts'
import type { Source } from './source.ts'

export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

type Position = NonNullable<Root['position']>

/** What the parser throws. */
interface ParseError {
  reason: string
  place?: Position | Position['start']
}

/** The deepest nesting of blocks; no page needs more than a few. */
const deepest = 100

const processor = unified().use(remarkParse).use(remarkMdx).freeze()

/** The tree of a page's prose, which begins at `start`, or the first problem. */
export function parseMdx(source: Source, start: number): Root | Finding {
  // Blank lines in place of the front matter keep every offset that of the file.
  const text = source.text.slice(0, start).replace(/[^\n]/g, ' ') + source.text.slice(start)
  try {
    const root = processor.parse(text)
    if (depthOf(root) > deepest) throw new RangeError('nested too deep')
    return root
  } catch (error) {
    if (error instanceof RangeError) {
      const message = 'quotes, lists or components are nested too deep to be read.'
      return source.error('syntax', start, message, 'Check that the right text was saved.')
    }
    if (!(error instanceof Error && 'reason' in error)) throw error
    const [at, ...words] = parseProblem(text, error as ParseError)
    const tag = /^(?:<[^>\n]*>|\{[^{}\n]*\})/.exec(text.slice(at))?.[0]
    return source.error('syntax', at, ...words, tag?.length)
  }
}

/** Matches a correctly written tag of a component. */
const rightTag = /^<[A-Za-z]+(?: [a-z]+="[^"<>]*")*\/?>/

/** What the parser says of the prose, in an editor's words. */
function parseProblem(text: string, { reason, place }: ParseError): readonly [at: number, ...Advice] {
  const point = place && 'start' in place ? place.start : place
  const at = Math.min(point?.offset ?? text.length, Math.max(0, text.length - 1))
  if (/import\/exports/.test(reason)) {
    const begins = [...text.slice(0, at).matchAll(/^(?:import|export)\b/gm)].at(-1)?.index ?? at
    return [begins, ...importAdvice(text.slice(begins))]
  }
  const [, unclosed, line, column] = /closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(reason) ?? []
  if (unclosed !== undefined) {
    const closing = /^<\/([^>]*)>/.exec(text.slice(at))?.[1]
    const isMistyped = closing !== undefined && !Object.hasOwn(components, closing)
    const above = text.split('\n', Number(line) - 1).map((each) => each.length + 1)
    const from = above.reduce((sum, length) => sum + length, Number(column) - 1)
    const opens = text.lastIndexOf(`<${unclosed}`, from)
    return [isMistyped ? at : opens, ...unclosedAdvice(unclosed, text.slice(opens))]
  }
  // After an "=" a brace belongs to a property: then the tag is reported.
  const brace = /(?<![\\=])\{[^{]*$/.exec(text.slice(0, at + 1))?.index
  if (/expression|acorn/i.test(reason) && brace !== undefined && !text.slice(brace, at).includes('={')) {
    return [brace, 'a "{" begins program code, and prose has none.', braceRemedy]
  }
  let open = text.lastIndexOf('<', at)
  // An unclosed quote runs on to the first quote of a correct tag further down.
  while (open > 0 && rightTag.test(text.slice(open))) open = text.lastIndexOf('<', open - 1)
  return open === -1
    ? [at, 'this line can’t be read.', 'Check this line and the one above it.']
    : [open, ...tagAdvice(text.slice(open))]
}

const braceRemedy =
  'Write round brackets, or \\{ for the character itself. A fact is written as a component, such as <Clinic field="phone"/>, and a marked figure as <Other>24 hours</Other>.'

/** The message about a tag that can't be read. */
function tagAdvice(text: string): Advice {
  if (text.startsWith('<!--')) return ['a comment in <!-- --> can’t be in prose.', commentRemedy]
  if (/^<[^\s<>]*[@.][^\s<>]*>/.test(text))
    return [
      'an address in angle brackets is not a link.',
      'Write [the words to click](the address), or <Clinic field="email"/> for the clinic’s own email address.',
    ]
  const [, slash, name] = /^<(\/?)([A-Za-z][\w.]*)/.exec(text) ?? []
  if (name === undefined) {
    const next = /^<\s*(\S{1,20})/.exec(text)?.[1]
    return [
      `the "<"${next ? ` before "${next}"` : ''} is read as the beginning of a component.`,
      'Say it in words, such as "less than" or "under", or write \\< for the character itself.',
    ]
  }
  if (!Object.hasOwn(components, name)) return unknownTag(name)
  return slash === '/'
    ? [
        `</${name}> does not close what is open here.`,
        `Put <${name}> and </${name}> each on a line of its own${components[name]?.block ? '' : ', or both within one paragraph'}.`,
      ]
    : [
        `<${name}> is not written as a component is.`,
        `Write ${componentExample(name, text)}, with a straight double quote (") on each side of a property.`,
      ]
}

/** The remedy for a comment in the prose. */
export const commentRemedy =
  'Remove it. A comment for editors goes into the front matter, on a line that begins with #.'

function unclosedAdvice(name: string, text: string): Advice {
  if (!Object.hasOwn(components, name)) return unknownTag(name)
  if (components[name]?.block && /^<[^<>\n]*[^<>/\n]>[ \t]*\S/.test(text)) return withinLine(name)
  const remedy = components[name]?.children
    ? `Write </${name}> where its text ends.`
    : `End the tag with "/>": ${componentExample(name, text)}.`
  return [`<${name}> is not closed.`, remedy]
}

/** The message about a paragraph that begins with `import` or `export`. */
export function importAdvice(paragraph: string): Advice {
  return [
    `a paragraph that begins with "${/^\w+/.exec(paragraph)?.[0] ?? 'import'}" is read as program code.`,
    'Remove it; components are there without it. If it is a sentence, begin it with another word.',
  ]
}

function depthOf(node: Nodes): number {
  return 'children' in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0
}
