import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  type Range,
  type Scalar,
} from 'yaml'
import type { Finding, Place } from '../finding.ts'
import { Locations, type Path } from './locations.ts'
import { markRepeatedKeys, mostRepeated } from './repeated-keys.ts'
import { readSimpleYaml } from './simple-yaml.ts'
import type { Source } from './source.ts'
import { deepMessage, tooDeep, yamlProblems } from './yaml-problems.ts'

/** Plain data as YAML holds it. */
export type Data = null | boolean | number | string | Data[] | { [key: string]: Data }

/** One YAML text read: its data (absent when it can't be read), every place, what is marked as a placeholder. */
export interface YamlContent {
  data?: Data
  locations: Locations
  /** Paths marked `!placeholder`; an empty one leaves its key out of `data`. */
  placeholders: Path[]
  /** Keys that stand twice in their group; the first of the two is read. */
  repeated?: Path[]
  findings: Finding[]
}

/** Groups within groups and lists within lists; content needs six. */
const deepest = 40

const anchorMessage = 'uses a YAML anchor or alias (& or *).'

/** What the parser says of a tag that no slip of the pen makes, such as `!!js/function`; its value is for a program. */
const programTag = /^Unresolved tag: (?!![A-Za-z]+\b(?!\/))/

const placeholder = { tag: '!placeholder', resolve: (text: string) => text }

/**
 * Reads the YAML between two offsets of a file. Anchors and aliases are refused: content states each thing once, and
 * nested aliases can grow without bound. Dates, words and numbers in plain figures mean what YAML 1.2 says they mean.
 */
export function readYaml(source: Source, start = 0, end = source.text.length): YamlContent {
  const simple = readSimpleYaml(source.text.slice(start, end), start)
  return simple ? { ...simple, placeholders: [], findings: [] } : readFullYaml(source, start, end)
}

/** Does the same for YAML of every kind. */
export function readFullYaml(source: Source, start = 0, end = source.text.length): YamlContent {
  const deep = deepBracket(source.text, start, end)
  if (deep !== undefined) {
    return { locations: new Locations(), placeholders: [], findings: [tooDeep(source.place(deep))] }
  }
  const directive = /^%/m.exec(source.text.slice(start, end))
  if (directive) {
    const finding = directiveFound(source.place(start + directive.index))
    return { locations: new Locations(), placeholders: [], findings: [finding] }
  }
  const document = parseDocument<ParsedNode>(source.text.slice(start, end), {
    customTags: [placeholder],
    uniqueKeys: false,
  })
  if (document.errors.length === 0) markRepeatedKeys(document)
  const content: YamlContent = { locations: new Locations(), placeholders: [], findings: [] }
  content.findings.push(...yamlProblems(source, start, document))
  const isReadable =
    document.errors.every(({ code }) => code === 'DUPLICATE_KEY') &&
    !document.warnings.some(({ message }) => programTag.test(message))
  if (isReadable) {
    const root = document.contents
    content.locations.set([], { value: shift(root?.range ?? [0, 0, 0], start) })
    const data = root ? toData({ content, source, start, document }, root, []) : null
    const whole = !content.findings.some(
      ({ message }) => message === anchorMessage || message === deepMessage,
    )
    if (data !== undefined && whole) content.data = data
  }
  return content
}

/** Instructions to the parser could make words and numbers mean something else. */
function directiveFound(place: Place): Finding {
  const message = 'a line begins with "%".'
  return {
    ...place,
    rule: 'syntax',
    severity: 'error',
    message,
    remedy: 'Remove it, or put the text in double quotes.',
  }
}

interface Reading {
  content: YamlContent
  source: Source
  start: number
  document: Document.Parsed
}

/** Where brackets within brackets become too many; the parser would run out of room sooner or later. */
function deepBracket(text: string, start: number, end: number): number | undefined {
  let depth = 0
  for (let at = start; at < end; at++) {
    const character = text.charAt(at)
    if (character === '[' || character === '{') depth += 1
    else if ((character === ']' || character === '}') && depth > 0) depth -= 1
    if (depth > deepest) return at
  }
  return undefined
}

function toData(reading: Reading, node: ParsedNode, path: Path): Data | undefined {
  const { content, source, start } = reading
  if (path.length > deepest) {
    const known = content.findings.some(({ message }) => message === deepMessage)
    if (!known) content.findings.push(tooDeep(source.place(node.range[0] + start)))
    return undefined
  }
  if (isAlias(node) || node.anchor !== undefined) {
    if (!content.findings.some(({ message }) => message === anchorMessage)) {
      content.findings.push({
        ...source.place(node.range[0] + start),
        rule: 'syntax',
        severity: 'error',
        message: anchorMessage,
        remedy: 'Write the value out; put it in quotes if it is words that begin with & or *.',
      })
    }
    return undefined
  }
  if (isSeq(node)) return listData(reading, node.items as ParsedNode[], path)
  if (isMap(node)) return unquotedToken(reading, node) ?? groupData(reading, node, path)
  if (node.tag !== placeholder.tag) return scalarData(node)
  content.placeholders.push(path)
  if (node.value === '') return undefined
  return node.type === 'PLAIN' ? plainValue(String(node.value)) : (node.value as Data)
}

/** Text that begins with a token and lacks its quotes, which YAML takes for a group in braces; read as the text it is meant to be. */
function unquotedToken({ content, source, start }: Reading, node: ParsedNode): string | undefined {
  if (!isMap<ParsedNode, ParsedNode | null>(node)) return undefined
  const [first] = node.items
  const begins = source.text.slice(node.range[0] + start, node.range[1] + start)
  const alone = node.flow === true && node.items.length === 1 && first?.value === null
  if (!/^\{[A-Za-z.]+\}/.test(begins) || !(alone || isMap(first?.key))) return undefined
  content.findings.push({
    ...source.place(node.range[0] + start),
    rule: 'syntax',
    severity: 'error',
    message: 'text that begins with "{" is not in quotes.',
    remedy: 'Put the whole text in double quotes.',
    length: begins.indexOf('}') + 1,
  })
  return begins.trim()
}

function listData(reading: Reading, items: readonly ParsedNode[], path: Path): Data[] {
  const list: Data[] = []
  for (const item of items) {
    const place = [...path, list.length]
    reading.content.locations.set(place, { value: shift(item.range, reading.start) })
    const value = toData(reading, item, place)
    if (value !== undefined) list.push(value)
  }
  return list
}

function groupData(reading: Reading, node: ParsedNode, path: Path): Data {
  const data: { [key: string]: Data } = {}
  if (!isMap<ParsedNode, ParsedNode | null>(node)) return data
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : String(key)
    if (isScalar(key) && key.value === null) continue
    const place = [...path, name]
    if (Object.hasOwn(data, name)) {
      const repeated = reading.content.repeated ?? []
      if (repeated.length < mostRepeated) reading.content.repeated = [...repeated, place]
      continue
    }
    reading.content.locations.set(place, {
      key: shift(key.range, reading.start),
      value: shift(value?.range ?? key.range, reading.start),
    })
    const read = value ? toData(reading, value, place) : null
    if (read !== undefined) {
      Object.defineProperty(data, name, { value: read, enumerable: true, configurable: true, writable: true })
    }
  }
  return data
}

function plainValue(text: string): Data {
  const node = parseDocument(text).contents
  return isScalar(node) && typeof node.value !== 'object' ? scalarData(node) : text
}

/** A number in another notation than plain figures, such as `0xFA`, is the text it is: nobody who reads a price writes so. */
function scalarData({ value, format, source }: Scalar): Data {
  return typeof value === 'number' && format !== undefined && source !== undefined ? source : (value as Data)
}

function shift(range: Range, by: number): readonly [number, number] {
  return [range[0] + by, range[1] + by]
}
