import { type Document, Lexer, visit, type YAMLError } from 'yaml'
import { otherBullet } from '../../schemas/content/text.ts'
import type { Advice, Finding } from '../finding.ts'
import { indentProblem } from './indentation.ts'
import type { Source } from './source.ts'

const inQuotes = 'Put the whole text in double quotes.'
const onItsOwnLine = 'Begin the keys or entries of one group in the same column; indent by two spaces.'

/** The parser's error codes in an editor's words. */
const words: Record<string, Advice> = {
  BAD_INDENT: ['the line is not indented like its neighbours.', onItsOwnLine],
  TAB_AS_INDENT: ['a tab is used as indentation.', 'Delete it and type two spaces in its place.'],
  MISSING_CHAR: ['a quote, colon, comma or bracket is missing.', `Close it. ${inQuotes}`],
  BLOCK_AS_IMPLICIT_KEY: [
    'this line, or the one below it, does not begin in the column of its group.',
    `${onItsOwnLine} If it is one text, put it in double quotes.`,
  ],
  MULTILINE_IMPLICIT_KEY: [
    'the line has no key with a colon.',
    'Write a key with a colon and a space first; or, if it belongs to the text above it, indent it like that text.',
  ],
  BAD_DQ_ESCAPE: ['a backslash stands before a character it does not go with.', 'Write two backslashes.'],
  TAG_RESOLVE_FAILED: [
    'a word that begins with "!" is a mark, and this one is unknown.',
    'Write !placeholder before a single value, or put the whole text in double quotes.',
  ],
  MULTIPLE_DOCS: ['a line "---" or "..." divides the keys in two.', 'Remove that line.'],
  RESOURCE_EXHAUSTION: ['groups are nested too deep.', 'Check that the right text was saved.'],
}
/** Error codes that a look at the line's own words does not explain better. */
const plain = /^(?:TAB_AS_INDENT|BAD_DQ_ESCAPE|MULTIPLE_DOCS|RESOURCE_EXHAUSTION)$/

/** What keeps a YAML text from being read: its first problem, since later ones mostly follow from it. */
export function yamlProblem(source: Source, start: number, document: Document.Parsed): Finding | undefined {
  const [problem] = [...document.errors, ...document.warnings]
  if (!problem) return undefined
  const offset = start + (opening(document, problem) ?? divider(source, start, problem) ?? problem.pos[0])
  const seen = plain.test(problem.code) ? undefined : lineProblem(source, offset)
  const lacksKey = /^(?:Implicit map keys|Sequence item)/.test(problem.message)
  const [message, remedy] = words[lacksKey ? 'MULTILINE_IMPLICIT_KEY' : problem.code] ?? [
    'the line can’t be read.',
    'Check this line and the one above it.',
  ]
  const indent =
    plain.test(problem.code) || isFlow(problem) ? undefined : indentProblem(source, start + problem.pos[0])
  return indent ?? seen ?? source.error('syntax', offset, message, remedy)
}

/** A "#" after other words of a line, with no space after it: YAML drops the rest as a comment, which was hardly meant. */
export function gluedComment(source: Source, start: number, text: string): Finding | undefined {
  let at = 0
  let before = ''
  for (const token of new Lexer().lex(text)) {
    const isRemark = /^#\S/.test(token) && before !== scalarMark
    if (isRemark && /\S/.test(text.slice(text.lastIndexOf('\n', at) + 1, at))) {
      const words = token.trimEnd()
      const message = `"${words}" is read as a comment, which visitors do not see.`
      const remedy = `${inQuotes} A comment has a space after its "#".`
      return source.error('syntax', start + at, message, remedy, words.length)
    }
    before = token
    if (text.startsWith(token, at)) at += token.length
  }
  return undefined
}

/** The lexer's token before a scalar, which is not in the text. */
const scalarMark = '\u001f'

const isFlow = ({ code, message }: Pick<YAMLError, 'code' | 'message'>) =>
  code === 'BAD_INDENT' && message.startsWith('Flow')

/** Where an unclosed quote or bracket begins; the parser points at its end. */
function opening(document: Document.Parsed, { code, pos, message }: YAMLError): number | undefined {
  let opened: number | undefined
  visit(document, {
    Scalar: (_key, { type, range }) => {
      const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
      if (code === 'MISSING_CHAR' && quoted && range && range[0] < pos[0] && range[1] >= pos[0])
        opened = range[0]
    },
    Collection: (_key, { flow, range }) => {
      if (isFlow({ code, message }) && flow && range && range[0] < pos[0]) opened = range[0]
    },
  })
  return opened
}

/** Where the line begins that starts another document; the parser points below it. */
function divider(source: Source, start: number, { code, pos }: YAMLError): number | undefined {
  if (code !== 'MULTIPLE_DOCS') return undefined
  const above = source.text.slice(start, start + pos[0] + '---'.length)
  return [...above.matchAll(/^(?:---|\.\.\.)/gm)].at(-1)?.index
}

/** The usual mistake behind a line that YAML can't read; undefined if the line shows none. */
function lineProblem(source: Source, at: number): Finding | undefined {
  const start = source.text.lastIndexOf('\n', at - 1) + 1
  const [line = ''] = source.text.slice(start).split(/\r?\n/, 1)
  const [, before = '', key, value = ''] =
    /^([ ]*(?:- )*)(?:([A-Za-z][\w-]*):[ ]+)?(.*?)[ \t]*$/.exec(line) ?? []
  const isEntry = before.includes('- ')
  if (isEntry && /: +\[\]\s*$/.test(source.text.slice(0, start))) {
    const message = 'an entry stands below "[]", which means that there is none.'
    return source.error('syntax', start, message, 'Take [] away.')
  }
  const lacksDash = /(?:^|\n)( *)- [^\n]*\n\1$/.test(source.text.slice(0, start + before.length))
  const advice =
    (key === undefined ? keylessProblem(value, lacksDash) : undefined) ??
    (key === undefined && !isEntry ? undefined : valueProblem(value, key === undefined ? '- ' : `${key}: `))
  return advice && source.error('syntax', start + line.lastIndexOf(value), ...advice, value.length)
}

/** What is wrong with a line that has no key. */
function keylessProblem(words: string, lacksDash: boolean): Advice | undefined {
  const glued = /^([A-Za-z][\w-]*):([^\s/].*)$/.exec(words)
  if (glued) return ['there is no space after the colon.', `Write it like this: ${glued[1]}: ${glued[2]}`]
  return (
    entryProblem(words) ??
    (lacksDash ? ['the line has no "-" like the one above it.', `Write it like this: - ${words}`] : undefined)
  )
}

/** What is wrong with the value of a key or list entry; `lead` is what stands before it in the remedy. */
function valueProblem(value: string, lead: string): Advice | undefined {
  const write = (text: string) => `Write it like this: ${lead}${text}`
  const marked = /^(.*\S)\s+!placeholder$/.exec(value)?.[1]
  if (marked) return ['the mark stands after the value.', write(`!placeholder ${marked}`)]
  const closed = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(value)?.[0]
  if (closed === value) return undefined
  if (closed !== undefined) {
    // If a word follows the second quote at once, the first and last quotes were meant to enclose it all.
    const isAround = value.endsWith(value.charAt(0)) && /^[\p{L}\d]/u.test(value.slice(closed.length))
    const text = isAround ? value.slice(1, -1) : value
    return ['the quotes are closed before the text ends.', write(quoted(text))]
  }
  if (/^["']/.test(value)) return ['a quote opens here and is never closed.', write(quoted(value.slice(1)))]
  if (/^(?:\[[^\]]*|\{[^}]*)$/.test(value))
    return ['a bracket opens here and is never closed.', `Close it. ${inQuotes}`]
  if (value === '> -') return blockSign
  const block = /^[>|](?:[-+](?!\d)|(?= +\p{L}))(?=.)/u.exec(value)?.[0]
  if (block) {
    const remedy = `Put it on the next line, indented by two more spaces, or take "${block}" away.`
    return [`text stands on the line of "${block}".`, remedy]
  }
  if (/^(?:[{[\]}@`&*%#,?-]|[>|](?![-+\d]*$))/.test(value))
    return [`a text that begins with "${value.charAt(0)}" is not in quotes.`, write(quoted(value))]
  return /:(?: |$)/.test(value)
    ? ['a text that holds a colon is not in quotes.', write(quoted(value))]
    : undefined
}

/** The message about a mistyped sign of a text that begins on the next line. */
export const blockSign: Advice = [
  'the sign before a text on lines of its own is ">-".',
  'Write ">-" in its place.',
]

/** The message about a list entry that begins with a sign other than "-", or has no space after it. */
export function entryProblem(text: string): Advice | undefined {
  const [sign = ''] = /^-+(?=[^\s-])|^--+(?= )/.exec(text) ?? otherBullet.exec(text) ?? []
  const [words] = /\S.*/.exec(text.slice(sign.length)) ?? []
  return sign && words
    ? ['a line of a list begins with "- ", a hyphen and a space.', `Write it like this: - ${words}`]
    : undefined
}

/** A text quoted for YAML: in double quotes, or in single ones if it holds a double quote or a backslash. */
function quoted(text: string): string {
  const words = text.replace(/^[“„”]([^“”„]*)[“”]$/, '$1')
  return /["\\]/.test(words) ? `'${words.replaceAll("'", "''")}'` : `"${words}"`
}
