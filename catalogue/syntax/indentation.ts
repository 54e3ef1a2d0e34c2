import { zeroWidthCharacters } from '../../schemas/invisible-characters.ts'
import type { Finding } from '../finding.ts'
import type { Source } from './source.ts'

const odd = new RegExp(`[${zeroWidthCharacters}]|[^\\S \\t\\r\\n]`)
const blank = `[\\s${zeroWidthCharacters}]*`
const beforeWords = new RegExp(`^${blank}(?:-${blank})?(?:[A-Za-z][\\w-]*:${blank})?`)
const oddNames: Record<string, string> = {
  '\u00a0': 'a non-breaking space',
  '\u202f': 'a narrow non-breaking space',
  '\u200b': 'a zero-width space',
  '\ufeff': 'a byte-order mark',
  '\u00ad': 'a soft hyphen',
}

/** A character in place of a space, from word processors: in front of a line's words, or after its key's colon or its dash. */
export function oddSpace(source: Source, start: number, line: string): Finding | undefined {
  const lead = beforeWords.exec(line)?.[0] ?? ''
  const { 0: sign = '', index = -1 } = odd.exec(lead) ?? {}
  if (index === -1) return undefined
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  const message = `${oddNames[sign] ?? 'a character that looks like a space or like nothing'} (U+${code}) stands here in place of a space.`
  return source.error('syntax', start + index, message, 'Delete it and type a space.')
}

interface Line {
  start: number
  text: string
  /** How many spaces it begins with. */
  indent: number
  /** The column of its key, after the dash of a list entry. */
  column: number
  isEntry: boolean
}

/** The lines of a YAML text that hold something. */
function linesOf(text: string): Line[] {
  return [...text.matchAll(/^( *)((?:- +)*)[^\s#][^\n]*/gm)].map(
    ({ 0: line, 1: spaces = '', 2: dashes = '', index }) => ({
      ...{ start: index, text: line.trimEnd(), indent: spaces.length },
      ...{ column: spaces.length + dashes.length, isEntry: dashes !== '' },
    }),
  )
}

/** A line at a parser's error, or beside it, that begins with an odd number of spaces: groups are indented by two. */
export function indentProblem(source: Source, offset: number): Finding | undefined {
  const lines = linesOf(source.text)
  const at = lines.findLastIndex(({ start }) => start <= offset)
  const found = [at, at - 1, at + 1].find((index) => lines[index] && isOdd(lines[index]))
  const line = lines[found ?? -1]
  if (found === undefined || !line) return undefined
  const wanted = line.isEntry ? entryIndent(lines, found) : keyIndent(lines, found)
  const message = `this line begins with ${spaces(line.indent)}, unlike the lines beside it.`
  const remedy =
    wanted === undefined
      ? 'Begin the keys of one group in the same column; indent by two spaces.'
      : `Begin it with ${spaces(wanted)}.`
  return source.error('syntax', line.start, message, remedy, line.indent)
}

const isOdd = ({ indent, text }: Line) => indent % 2 === 1 && /^ *(?:- |[A-Za-z][\w-]*:(?: |$))/.test(text)

const spaces = (count: number) => (count === 0 ? 'no space' : count === 1 ? 'one space' : `${count} spaces`)

/** The column that the keys above and below share, or of a group's first key the one below. */
function keyIndent(lines: readonly Line[], at: number): number | undefined {
  const [above, below] = [lines[at - 1], lines[at + 1]]
  if (!below || below.indent % 2 === 1) return undefined
  if (!above || /^-{3}$/.test(above.text)) return below.indent === 0 ? 0 : undefined
  if (/:$/.test(above.text)) return !below.isEntry && below.indent > above.column ? below.indent : undefined
  return below.indent === above.column && !below.isEntry ? above.column : undefined
}

/** Where the next or else the last entry of the same list begins: all lines between are indented further. */
function entryIndent(lines: readonly Line[], at: number): number | undefined {
  const [before, after] = [lines.slice(0, at).reverse(), lines.slice(at + 1)]
  for (const beside of [after, before]) {
    const end = beside.findIndex(({ indent, isEntry }) => isEntry || indent === 0)
    const { indent, isEntry } = beside[end] ?? {}
    const isSame = beside.slice(0, end).every((line) => line.indent > (indent ?? 0))
    if (indent !== undefined && isEntry && isSame) return indent
  }
  return undefined
}
