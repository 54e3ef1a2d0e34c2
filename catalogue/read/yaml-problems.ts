import { type Document, visit, type YAMLError } from 'yaml'
import type { Finding, Place } from '../finding.ts'
import type { Source } from './source.ts'
import { type LineProblem, lineProblem } from './yaml-line.ts'

/** The parser's error codes in an editor's words: what is wrong, and what to do. */
const words: Record<string, readonly [message: string, remedy: string]> = {
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
    'Put text that holds ": " in double quotes, and check the indentation.',
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

/** What is said of groups within too many groups. */
export const deepMessage = 'groups are nested too deep.'

/** The finding that says so. */
export function tooDeep(place: Place): Finding {
  return {
    ...place,
    rule: 'syntax',
    severity: 'error',
    message: deepMessage,
    remedy: 'Check that the right text was saved.',
    length: 1,
  }
}

/**
 * What keeps a YAML text from being read. Beyond repeated keys only the first problem is named: the ones after it are
 * mostly its echoes.
 */
export function yamlProblems(source: Source, start: number, document: Document.Parsed): Finding[] {
  const all = [...document.errors, ...document.warnings]
  const first = all.find((problem) => problem.code !== 'DUPLICATE_KEY')
  const named = all.filter((problem) => problem.code === 'DUPLICATE_KEY' || problem === first)
  return named.map((problem) => {
    if (problem.code === 'DUPLICATE_KEY') return repeatedKey(source, start + problem.pos[0], problem.message)
    const offset = openQuote(document, problem) ?? openBracket(document, problem) ?? problem.pos[0]
    const seen = unlikely.has(problem.code) ? undefined : seenAt(source.text, start + offset, problem.code)
    if (seen) {
      const { message, remedy, length } = seen
      return { ...source.place(seen.offset), rule: 'syntax', severity: 'error', message, remedy, length }
    }
    const [message, remedy] = words[problem.code] ?? [
      sentence(problem.message),
      'Check this line and the one above it.',
    ]
    return {
      ...source.place(offset + start),
      rule: 'syntax',
      severity: 'error',
      message: problem.code === 'RESOURCE_EXHAUSTION' ? deepMessage : message,
      remedy,
      length: 1,
    }
  })
}

/** Problems that the line itself does not explain. */
const unlikely: ReadonlySet<string> = new Set([
  'TAB_AS_INDENT',
  'MULTIPLE_DOCS',
  'RESOURCE_EXHAUSTION',
  'BAD_DQ_ESCAPE',
])

/** What the line at an offset shows, or the line below it that is indented as if it belonged to a value. */
function seenAt(text: string, offset: number, code: string): LineProblem | undefined {
  const own = lineProblem(text, offset)
  if (own || code !== 'BLOCK_AS_IMPLICIT_KEY') return own
  const end = text.indexOf('\n', offset)
  const [indent = ''] = /^ *(?=[A-Za-z][\w-]*:)/.exec(text.slice(end + 1)) ?? []
  const lineStart = text.lastIndexOf('\n', offset) + 1
  const [, before = '', key] = /^((?: |- )*)([A-Za-z][\w-]*):/.exec(text.slice(lineStart)) ?? []
  if (end === -1 || key === undefined || indent.length <= before.length) return undefined
  return {
    message: `the line is indented further than "${key}" above it, which has a value already.`,
    remedy: `Begin it in the same column as "${key}".`,
    offset: end + 1,
    length: indent.length,
  }
}

function repeatedKey(source: Source, offset: number, message: string): Finding {
  const [key = ''] = /^[^:\r\n]*/.exec(source.text.slice(offset, offset + 80)) ?? []
  const remedy = message.includes('twice') ? 'Keep one of the two.' : 'Keep one of them.'
  const length = Math.max(1, key.length)
  return { ...source.place(offset), rule: 'syntax', severity: 'error', message, remedy, length }
}

/** Where the text in quotes begins that runs into a missing quote; the parser points at its end. */
function openQuote(document: Document.Parsed, problem: YAMLError): number | undefined {
  if (problem.code !== 'MISSING_CHAR') return undefined
  let opened: number | undefined
  visit(document, {
    Scalar: (_key, { type, range }) => {
      const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
      if (quoted && range && range[0] < problem.pos[0] && range[1] >= problem.pos[0]) opened = range[0]
    },
  })
  return opened
}

/** Where the bracket stands that runs on into the next line; the parser points at that line. */
function openBracket(document: Document.Parsed, problem: YAMLError): number | undefined {
  if (problem.code !== 'BAD_INDENT' || !problem.message.startsWith('Flow')) return undefined
  let opened: number | undefined
  visit(document, {
    Collection: (_key, { flow, range }) => {
      if (flow && range && range[0] < problem.pos[0]) opened = range[0]
    },
  })
  return opened
}

function sentence(message: string): string {
  const first = message.split(/ at line \d+|\n/)[0] ?? message
  return `${first.charAt(0).toLowerCase()}${first.slice(1).replace(/\.?$/, '.')}`
}
