import { isAlias, isMap, isScalar, isSeq, type ParsedNode, parseDocument, type YAMLMap } from 'yaml'
import type { Path } from '../content.ts'
import type { Finding } from '../finding.ts'
import { beforeWords, odd, oddSpaces } from './odd-spaces.ts'
import type { Range, Source } from './source.ts'
import { gluedComment, yamlProblem } from './yaml-problems.ts'

/** Plain data as YAML holds it. */
export type Data = null | boolean | number | string | Data[] | { [key: string]: Data }

/** One key with its value, or an entry of a list, which has no key of its own. */
export interface Entry {
  path: Path
  key: Range | undefined
  value: Range
  /** Undefined if it is wrong, or an empty placeholder. */
  data: Data | undefined
}

/** A parsed YAML text. */
export interface YamlContent {
  data: Data
  /** Every key and entry, and the whole, by their paths' steps joined by line breaks. */
  entries: Map<string, Entry>
  /** Paths marked `!placeholder`; an empty one leaves its key out of `data`. */
  placeholders: Path[]
  findings: Finding[]
}

export const entryKey = (path: Path): string => path.join('\n')

/** Marks what is still to be written: a value, or words of prose. */
export const placeholderMark = '!placeholder'

/** YAML takes a word processor's quotes for a part of the text. */
const withinCurly = /^(?:[“„”][^“”„]*[“”]|‘[^‘]*’)$/

/** In a text without quotes: a sign with a space at the beginning of a line below the first, or "->" alone on the first. */
const merged = /^->(?=\s*\n)|(?<=\n[ \t]*)-(?=\s|$)/
const asEntry =
  'Begin each entry with "- " in the column of its list. A text on lines of its own has ">-" above it; any other stands in double quotes.'

const placeholder = { tag: placeholderMark, resolve: (text: string) => text }

/** Reads the YAML of a file. Anchors and aliases are refused: nested ones can grow without bound. */
export function readYaml(source: Source, text: string): YamlContent {
  const document = parseDocument<ParsedNode>(text, { customTags: [placeholder], uniqueKeys: false })
  const content: YamlContent = { data: null, entries: new Map(), placeholders: [], findings: [] }
  const problem = gluedComment(source, text) ?? yamlProblem(source, document)
  if (problem) content.findings.push(problem)
  else if (document.contents) readNodes(source, document.contents, content)
  // What is wrong may follow from such a character; within a text it does no harm.
  if (content.findings.length > 0 || [...content.entries.keys()].some((key) => odd.test(key))) {
    const [first] = oddSpaces(source, text, beforeWords)
    if (first) content.findings = [first]
  }
  return content
}

function readNodes(source: Source, root: ParsedNode, content: YamlContent): void {
  const { entries, placeholders, findings } = content
  const range = (node: ParsedNode): Range => [node.range[0], node.range[1]]
  const wrong = (at: number, message: string, remedy: string): undefined => {
    findings.push(source.error('syntax', at, message, remedy))
  }
  const read = (path: Path, node: ParsedNode | null, key?: ParsedNode): Data | undefined => {
    const data = node ? dataOf(path, node) : null
    const value = range(node ?? key ?? root)
    entries.set(entryKey(path), { path, key: key && range(key), value, data })
    return data
  }
  const dataOf = (path: Path, node: ParsedNode): Data | undefined => {
    const [from] = range(node)
    if (isAlias(node) || node.anchor !== undefined) {
      const remedy = 'Write the value out; put it in quotes if it is words that begin with & or *.'
      return findings.length > 0 ? undefined : wrong(from, 'uses a YAML anchor or alias (& or *).', remedy)
    }
    if (isSeq<ParsedNode>(node)) return node.items.map((item, index) => read([...path, index], item) ?? null)
    if (isMap<ParsedNode, ParsedNode | null>(node)) return groupOf(path, node)
    const isPlain = node.type === 'PLAIN'
    // A list's entry, or a mistyped ">-", that YAML reads as words of a text.
    const within = isPlain ? source.text.slice(...range(node)).search(merged) : -1
    if (within >= 0) return wrong(from + within, 'this is read as words of the text around it.', asEntry)
    if (isPlain && withinCurly.test(String(node.value)))
      return wrong(from, 'visitors would see the curly quotes around this text.', 'Take them away.')
    if (node.tag === '!')
      return wrong(from, 'a "!" stands alone before the value.', 'Write !placeholder, without a space.')
    if (node.tag !== placeholder.tag) return node.value as Data
    placeholders.push(path)
    if (node.value === '') return undefined
    return isPlain ? parseDocument(String(node.value)).toJS() : (node.value as Data)
  }
  const groupOf = (path: Path, node: YAMLMap.Parsed) => {
    const [from, to] = range(node)
    if (/^\{[a-z][\w.-]*[ }]/i.test(source.text.slice(from, to))) {
      const remedy = 'Put the whole text in double quotes.'
      return wrong(from, 'text that begins with "{" is not in quotes.', remedy)
    }
    const group: [key: string, data: Data][] = []
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : source.text.slice(...range(key))
      if (entries.has(entryKey([...path, name]))) {
        const remedy = 'Keep one of the two; or, if a new entry of a list begins here, write "- " before it.'
        return wrong(range(key)[0], `the key "${name}" stands twice in this group.`, remedy)
      }
      const data = read([...path, name], value, key)
      if (data !== undefined) group.push([name, data])
    }
    return Object.fromEntries(group)
  }
  content.data = read([], root) ?? null
}
