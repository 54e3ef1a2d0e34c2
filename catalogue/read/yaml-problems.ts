import { type Document, visit, type YAMLError } from 'yaml'
import { nearest } from '../../schemas/content/nearest.ts'
import type { Finding, Place } from '../finding.ts'
import type { Source } from './source.ts'

type Words = readonly [message: string, remedy: string]

/** The parser's error codes in an editor's words. */
const words: Record<string, Words> = {
  BAD_INDENT: [
    'the line is not indented like its neighbours.',
    'Keys of one group begin in the same column; indent by two spaces.',
  ],
  TAB_AS_INDENT: ['a tab is used as indentation.', 'Delete it and type two spaces in its place.'],
  MISSING_CHAR: [
    'a quote, colon, comma or bracket is missing.',
    'Close it, or put the whole text in double quotes.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'a key and its value can’t be told apart here.',
    'Put text that holds ": " in double quotes, and begin the line below in the same column as this one.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'the line has no key with a colon.',
    'Write a key with a colon and a space, such as title: Profhilo. A line that goes on from the one above is indented by two spaces.',
  ],
  BLOCK_IN_FLOW: ['a list or group is nested in brackets.', 'Put each entry on its own line after "- ".'],
  BAD_SCALAR_START: [
    'a value begins with a character that has a meaning of its own.',
    'Put the whole text in double quotes.',
  ],
  BAD_DQ_ESCAPE: [
    'a backslash in double quotes stands before a character it does not go with.',
    'Write two backslashes, or use single quotes.',
  ],
  UNEXPECTED_TOKEN: [
    'text stands where none belongs.',
    'Put the whole value in double quotes if it begins with {, [, #, & or * or holds ": ".',
  ],
  MULTIPLE_DOCS: ['a second document begins here with "---".', 'Remove the line.'],
  TAG_RESOLVE_FAILED: ['the tag is unknown.', 'The only tag is !placeholder, before a single value.'],
}

/** The finding that groups within groups are too many. */
export function tooDeep(place: Place): Finding {
  const message = 'groups are nested too deep.'
  return {
    ...place,
    rule: 'syntax',
    severity: 'error',
    message,
    remedy: 'Check that the right text was saved.',
  }
}

/** What keeps a YAML text from being read: its first problem, since those after it are mostly echoes. */
export function yamlProblem(source: Source, start: number, document: Document.Parsed): Finding | undefined {
  const [problem] = [...document.errors, ...document.warnings]
  if (!problem) return undefined
  if (problem.code === 'RESOURCE_EXHAUSTION') return tooDeep(source.place(start + problem.pos[0]))
  const offset = start + (opening(document, problem) ?? problem.pos[0])
  const seen = needsTheLine.has(problem.code) ? lineProblem(source.text, offset) : undefined
  const [message, remedy] = seen?.words ??
    words[problem.code] ?? [sentence(problem.message), 'Check this line and the one above it.']
  return {
    ...source.place(seen?.offset ?? offset),
    rule: 'syntax',
    severity: 'error',
    message,
    remedy,
    length: seen?.length ?? 1,
  }
}

/** Problems that the words of the line itself explain better than the parser. */
const needsTheLine: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'MISSING_CHAR',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'BAD_SCALAR_START',
  'UNEXPECTED_TOKEN',
  'TAG_RESOLVE_FAILED',
])

/** Where the quote or bracket stands that runs on for ever; the parser points at its end. */
function opening(document: Document.Parsed, { code, pos, message }: YAMLError): number | undefined {
  let opened: number | undefined
  visit(document, {
    Scalar: (_key, { type, range }) => {
      const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
      if (code === 'MISSING_CHAR' && quoted && range && range[0] < pos[0] && range[1] >= pos[0])
        opened = range[0]
    },
    Collection: (_key, { flow, range }) => {
      if (code === 'BAD_INDENT' && message.startsWith('Flow') && flow && range && range[0] < pos[0])
        opened = range[0]
    },
  })
  return opened
}

interface LineProblem {
  words: Words
  offset: number
  length: number
}

/**
 * What people mostly mean by a line that YAML can't read: a text that needs quotes, a quote too many or too few, a space that
 * is missing after a colon. Undefined when the line shows none of these.
 */
function lineProblem(text: string, at: number): LineProblem | undefined {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const [line = ''] = text.slice(start).split(/\r?\n/, 1)
  const [, before = '', key, value = ''] =
    /^([ ]*(?:- )*)(?:([A-Za-z][\w-]*):[ ]+)?(.*?)[ \t]*$/.exec(line) ?? []
  const offset = start + line.lastIndexOf(value)
  const found = (message: string, remedy: string, length = value.length) => ({
    words: [message, remedy] as const,
    offset,
    length: Math.max(1, length),
  })
  const inQuotes = (said: string) => `Write it so: ${key ? `${key}: ` : '- '}${quoted(said)}`
  const glued = /^([A-Za-z][\w-]*):([^\s/].*)$/.exec(value)
  if (key === undefined && glued) {
    return found('there is no space after the colon.', `Write it so: ${glued[1]}: ${glued[2]}`)
  }
  if (key === undefined && !before.includes('- ')) return undefined
  if (/^["']/.test(value)) {
    const closed = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(value)?.[0]
    if (closed === undefined)
      return found('a quote opens here and is never closed.', inQuotes(value.slice(1)))
    const inner = value.endsWith(value.charAt(0)) ? value.slice(1, -1) : value
    return closed === value
      ? undefined
      : found('the quotes are closed before the text ends.', inQuotes(inner))
  }
  const tag = /^!([A-Za-z]+)/.exec(value)?.[1]
  if (tag !== undefined && nearest(tag, ['placeholder']) !== undefined) {
    return found(`the mark !${tag} is unknown.`, 'Did you mean !placeholder?', tag.length + 1)
  }
  const bracket = { '[': ']', '{': '}' }[value.charAt(0)]
  if (bracket !== undefined && !value.includes(bracket)) {
    return found(
      'a bracket opens here and is never closed.',
      `Close it with "${bracket}", or put the text in double quotes.`,
      1,
    )
  }
  if (/^[{[\]}@`&*!%#,?-]/.test(value)) {
    return found(`a text that begins with "${value.charAt(0)}" is not in quotes.`, inQuotes(value))
  }
  return /:(?: |$)/.test(value)
    ? found('a text that holds a colon is not in quotes.', inQuotes(value))
    : undefined
}

/** A text as YAML takes it: in double quotes, or in single ones where it holds a double quote or a backslash. */
function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`
}

function sentence(message: string): string {
  const first = message.split(/ at line \d+|\n/)[0] ?? message
  return `${first.charAt(0).toLowerCase()}${first.slice(1).replace(/\.?$/, '.')}`
}
