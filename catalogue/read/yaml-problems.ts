import { type Document, visit, type YAMLError } from 'yaml'
import type { Finding, Place } from '../finding.ts'
import type { Source } from './source.ts'

/** The parser's error codes in an editor's words: what is wrong, and what to do. */
const words: Record<string, readonly [message: string, remedy: string]> = {
  DUPLICATE_KEY: ['the key stands twice in this group.', 'Keep one of the two.'],
  BAD_INDENT: [
    'the line is not indented like its neighbours.',
    'Keys of one group begin in the same column; indent by two spaces.',
  ],
  TAB_AS_INDENT: ['a tab is used as indentation.', 'Indent with two spaces.'],
  MISSING_CHAR: [
    'a quote, colon, comma or bracket is missing.',
    'Close it, or put the whole text in double quotes.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'a key and its value can’t be told apart here.',
    'Put text that holds ": " in double quotes, and check the indentation.',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'a key runs over two lines, or a colon is missing.',
    'Write "key: value", and put text that holds ": " in double quotes.',
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
    const [message, remedy] = words[problem.code] ?? [
      sentence(problem.message),
      'Check this line and the one above it.',
    ]
    const offset = openQuote(document, problem) ?? problem.pos[0]
    return {
      ...source.place(offset + start),
      rule: 'syntax',
      severity: 'error',
      message: problem.code === 'RESOURCE_EXHAUSTION' ? deepMessage : message,
      remedy,
      length: problem.code === 'DUPLICATE_KEY' ? keyLength(source.text, offset + start) : 1,
    }
  })
}

function keyLength(text: string, offset: number): number {
  return Math.max(1, /^[^:\r\n]*/.exec(text.slice(offset, offset + 80))?.[0].length ?? 1)
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

function sentence(message: string): string {
  const first = message.split(/ at line \d+|\n/)[0] ?? message
  return `${first.charAt(0).toLowerCase()}${first.slice(1).replace(/\.?$/, '.')}`
}
