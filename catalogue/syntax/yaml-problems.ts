import { type Document, isCollection, isScalar, Lexer, visit, type YAMLError } from 'yaml'
import { type Advice, errorAt, type Finding } from '../finding.ts'
import type { Source } from './source.ts'

const inQuotes =
  'To show it as words, put the whole text in straight double quotes ("), and write quotes within it as “ and ”.'
const furtherLines = 'Further lines of a text begin two spaces further in than its key.'
const inColumns = `Write a key with a colon and a space after it, an entry with "- " before it, and begin those of one group in the same column; indent by two spaces. ${furtherLines} A key with a value, or with [] for none, has no other lines below it.`

/** The parser's errors in an editor's words, by their code and message. */
const words: readonly (readonly [error: RegExp, ...Advice])[] = [
  [/^TAB_AS_INDENT/, 'a tab is used as indentation.', 'Delete it and type two spaces in its place.'],
  [/^BAD_DQ_ESCAPE/, 'a backslash stands before a character it does not go with.', 'Write two backslashes.'],
  [/^MULTIPLE_DOCS/, 'a line "---" or "..." divides the keys in two.', 'Remove that line.'],
  [/^RESOURCE_EXHAUSTION/, 'groups are nested too deep.', 'Check that the right text was saved.'],
  [
    /^TAG_RESOLVE_FAILED|^MULTIPLE_TAGS|Unexpected tag/,
    'a word that begins with "!" is a mark, and this one is unknown or does not stand before a value.',
    `Write !placeholder before the value. ${inQuotes}`,
  ],
  [/Missing closing/, 'a quote opens here and is never closed.', `Close it. ${furtherLines} ${inQuotes}`],
  [/ Flow /, 'a bracket opens here and is never closed.', `Close it. ${inQuotes}`],
  [
    /Not a YAML token|Block scalar header/,
    'text stands on the line of the ">" or "|" before it.',
    `Begin the text on the next line, indented by two more spaces, or take the sign away. ${inQuotes}`,
  ],
  [/^BAD_(?:SCALAR_START|ALIAS)/, 'a text that begins with this sign is not in quotes.', inQuotes],
  [/Nested mappings|^BLOCK_IN_FLOW/, 'a text that holds a colon is not in quotes.', inQuotes],
  [/^UNEXPECTED_TOKEN/, 'this does not belong to what stands before it.', inQuotes],
]
const unlike: Advice = ['this line does not fit what stands above it.', `${inColumns} ${inQuotes}`]

/** Lines with nothing or a comment, which the parser counts with the line below them. A tab may be what is wrong. */
const emptyLines = /^(?:[^\S\n\t]*(?:#[^\n]*)?\n)+(?=.)/

/** What keeps a YAML text from being read: its first problem, since later ones mostly follow from it. */
export function yamlProblem(source: Source, document: Document.Parsed): Finding | undefined {
  const [problem, next] = [...document.errors, ...document.warnings]
  if (!problem) return undefined
  // A key in the wrong column is read as a part of the text above it, which the next error spans.
  const isBelow = next?.code === 'MULTILINE_IMPLICIT_KEY' && next.pos[0] === problem.pos[0]
  const { code, message, pos } = isBelow ? next : problem
  const from = isBelow ? pos[1] : (opening(document, problem) ?? pos[0])
  const at = from + (emptyLines.exec(source.text.slice(from))?.[0].length ?? 0)
  const line = source.text.lastIndexOf('\n', at - 1) + 1
  const isLine = code === 'UNEXPECTED_TOKEN' && source.text.slice(line, at).trim() === ''
  const known = isLine ? undefined : words.find(([error]) => error.test(`${code} ${message}`))
  const [, ...advice] = known ?? [undefined, ...unlike]
  return errorAt(source.span(isBelow ? line : at, source.text.length), 'syntax', ...advice)
}

/** A "#" after other words of a line, with no space after it: YAML drops the rest as a comment, which was hardly meant. */
export function gluedComment(source: Source, text: string): Finding | undefined {
  let at = 0
  let before = ''
  for (const token of new Lexer().lex(text)) {
    const isRemark = /^#\S/.test(token) && before !== scalarMark
    if (isRemark && /\S/.test(text.slice(text.lastIndexOf('\n', at) + 1, at))) {
      const words = token.trimEnd()
      const message = `"${words}" is read as a comment, which visitors do not see.`
      const remedy = `${inQuotes} A comment has a space after its "#".`
      return source.error('syntax', at, message, remedy, words.length)
    }
    before = token
    if (text.startsWith(token, at)) at += token.length
  }
  return undefined
}

/** The lexer's token before a scalar, which is not in the text. */
const scalarMark = '\u001f'

/** Where an unclosed quote or bracket begins; the parser points at its end. */
function opening(document: Document.Parsed, { pos: [at], message }: YAMLError): number | undefined {
  if (!/^(?:Flow|Missing closing)/.test(message)) return undefined
  let opened: number | undefined
  visit(document, {
    Value: (_key, node) => {
      const isOne = message.startsWith('Flow')
        ? isCollection(node) && node.flow
        : isScalar(node) && node.type?.startsWith('QUOTE')
      if (isOne && node.range && node.range[0] < at && node.range[1] >= at) opened = node.range[0]
    },
  })
  return opened
}
