import { isAlias, isMap, isScalar, isSeq, type ParsedNode, parseDocument } from 'yaml'
import type { Path } from '../content.ts'
import type { Finding } from '../finding.ts'
import { beforeWords, odd, oddSpaces } from './odd-spaces.ts'
import type { Source } from './source.ts'
import { gluedComment, yamlProblem } from './yaml-problems.ts'

/** Plain data as YAML holds it. */
export type Data = null | boolean | number | string | Data[] | { [key: string]: Data }

/** Offsets of one key and its value in the file's text. A list entry has no key of its own. */
export interface Location {
  key?: readonly [start: number, end: number]
  value: readonly [start: number, end: number]
}

/** A parsed YAML text: its data, the location of every key and value, and what is marked as a placeholder. */
export interface YamlContent {
  data: Data
  /** By the path's steps, joined by line breaks. */
  locations: Map<string, Location>
  /** Paths marked `!placeholder`; an empty one leaves its key out of `data`. */
  placeholders: Path[]
  findings: Finding[]
}

type Entry = { key: ParsedNode; value: ParsedNode | null }

export const locationKey = (path: Path): string => path.join('\n')

/** The deepest nesting of groups and lists; content needs six. */
const deepest = 40
/** Marks what is still to be written: a value, or words of prose. */
export const placeholderMark = '!placeholder'

/** YAML takes a word processor's quotes for a part of the text. */
const withinCurly = /^(?:[“„”][^“”„]*[“”]|‘[^‘]*’)$/

/** In a text without quotes: a sign with a space at the beginning of a line below the first, or "->" alone on the first. */
const merged = /^->(?=\s*\n)|(?<=\n[ \t]*)-(?=\s|$)/
const asEntry =
  'Begin each entry with "- " in the column of its list. A text on lines of its own has ">-" above it; any other stands in double quotes.'

const placeholder = { tag: placeholderMark, resolve: (text: string) => text }

/** Reads the YAML between two offsets of a file. Anchors and aliases are refused: nested ones can grow without bound. */
export function readYaml(source: Source, start: number, end: number): YamlContent {
  const content: YamlContent = { data: null, locations: new Map(), placeholders: [], findings: [] }
  try {
    const text = source.text.slice(start, end)
    const document = parseDocument<ParsedNode>(text, { customTags: [placeholder], uniqueKeys: false })
    const problem = gluedComment(source, start, text) ?? yamlProblem(source, start, document)
    if (problem) content.findings.push(problem)
    else if (document.contents) content.data = readNodes(source, start, document.contents, content)
    // What is wrong may follow from such a character; within a text it does no harm.
    if (content.findings.length > 0 || [...content.locations.keys()].some((key) => odd.test(key))) {
      const [first] = oddSpaces(source, start, text, beforeWords)
      if (first) content.findings = [first]
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const remedy = 'Check that the right text was saved.'
    content.findings.push(source.error('syntax', start, 'groups are nested too deep.', remedy))
  }
  return content
}

function readNodes(source: Source, start: number, root: ParsedNode, content: YamlContent): Data {
  const { locations, placeholders, findings } = content
  const span = (node: ParsedNode) => [node.range[0] + start, node.range[1] + start] as const
  const wrong = (node: ParsedNode, message: string, remedy: string, at = span(node)[0]): undefined => {
    findings.push(source.error('syntax', at, message, remedy))
  }
  /** The node's data; undefined for an error or an empty placeholder. */
  const read = (node: ParsedNode, path: Path): Data | undefined => {
    if (path.length > deepest) throw new RangeError('groups are nested too deep')
    if (isAlias(node) || node.anchor !== undefined) {
      const remedy = 'Write the value out; put it in quotes if it is words that begin with & or *.'
      return findings.length > 0 ? undefined : wrong(node, 'uses a YAML anchor or alias (& or *).', remedy)
    }
    if (isSeq<ParsedNode>(node)) return readList(node.items, path)
    if (isMap<ParsedNode, ParsedNode | null>(node)) return readGroup(node, node.items, path)
    if (node.type === 'PLAIN') refuseMerged(node)
    if (node.type === 'PLAIN' && withinCurly.test(String(node.value)))
      return wrong(node, 'visitors would see the curly quotes around this text.', 'Take them away.')
    if (node.tag === '!')
      return wrong(node, 'a "!" stands alone before the value.', 'Write !placeholder, without a space.')
    if (node.tag !== placeholder.tag) return node.value as Data
    placeholders.push(path)
    if (node.value === '') return undefined
    return node.type === 'PLAIN' ? plainValue(String(node.value)) : (node.value as Data)
  }
  /** Reports a list's entry or a mistyped ">-" that YAML reads as words of a text. */
  const refuseMerged = (node: ParsedNode): void => {
    const [start, end] = span(node)
    const { index } = merged.exec(source.text.slice(start, end)) ?? {}
    if (index !== undefined)
      wrong(node, 'this is read as words of the text around it.', asEntry, start + index)
  }
  const readList = (items: readonly ParsedNode[], path: Path): Data[] =>
    items.map((item, index) => {
      locations.set(locationKey([...path, index]), { value: span(item) })
      return read(item, [...path, index]) ?? null
    })
  const readGroup = (node: ParsedNode, entries: readonly Entry[], path: Path) => {
    if (/^\{[a-z][\w.-]*[ }]/i.test(source.text.slice(...span(node)))) {
      const remedy = 'Put the whole text in double quotes.'
      return wrong(node, 'text that begins with "{" is not in quotes.', remedy)
    }
    const data = new Map<string, Data | undefined>()
    for (const { key, value } of entries) {
      const name = isScalar(key) ? String(key.value) : String(key)
      if (data.has(name)) {
        const remedy = 'Keep one of the two; or, if a new entry of a list begins here, write "- " before it.'
        wrong(key, `the key "${name}" stands twice in this group.`, remedy)
        break
      }
      locations.set(locationKey([...path, name]), { key: span(key), value: span(value ?? key) })
      data.set(name, value ? read(value, [...path, name]) : null)
    }
    return Object.fromEntries(
      [...data].flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
  }
  locations.set('', { value: span(root) })
  return read(root, []) ?? null
}

function plainValue(text: string): Data {
  const node = parseDocument(text).contents
  return isScalar(node) && typeof node.value !== 'object' ? (node.value as Data) : text
}
