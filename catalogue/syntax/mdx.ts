import type { Nodes, Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { components } from '../../schemas/content/prose-components.ts'
import type { Advice, Finding } from '../finding.ts'
import { closingRemedy, componentForms, unknownTag } from './components.ts'
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

/** The tree of a page's prose, or the first problem. */
export function parseMdx(source: Source, text: string): Root | Finding {
  try {
    const root = processor.parse(text)
    if (depthOf(root) > deepest) throw new RangeError('nested too deep')
    return root
  } catch (error) {
    if (error instanceof RangeError) {
      const message = 'quotes, lists or components are nested too deep to be read.'
      return source.error('syntax', text.search(/\S/), message, 'Check that the right text was saved.')
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
    // There is always a line above, since keys come before prose.
    const opens = text.split('\n', Number(line) - 1).join('\n').length + Number(column)
    if (!Object.hasOwn(components, unclosed)) return [opens, ...unknownTag(`<${unclosed}>`)]
    const from = reason.startsWith('Unexpected') ? at : opens
    return [from, `<${unclosed}> is not closed.`, closingRemedy(unclosed)]
  }
  const brace = text.lastIndexOf('{', at)
  // After an "=" a brace belongs to a property: then the tag is reported.
  if (/expression|acorn/i.test(reason) && text[brace - 1] !== '=')
    return [brace, 'a "{" begins program code, and prose has none.', braceRemedy]
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
  if (text.startsWith('<!--'))
    return ['a comment in <!-- --> can’t be in prose.', `Remove it. ${commentPlace}`]
  const [tag, slash, name = ''] = /^<(\/?)([A-Za-z]*)[^\s<>]{0,20}>?/.exec(text) ?? []
  if (!Object.hasOwn(components, name)) return unknownTag(tag ?? '<')
  if (slash) return [`</${name}> does not close what is open here.`, closingRemedy(name)]
  return [
    `<${name}> is not written as a component is.`,
    `Write ${componentForms(name)}, with a straight double quote (") on each side of a property.`,
  ]
}

/** Where a comment for editors stands. */
export const commentPlace = 'A comment for editors goes into the front matter, on a line that begins with #.'

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
