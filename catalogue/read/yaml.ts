import { isAlias, isMap, isScalar, isSeq, type ParsedNode, parseDocument, type Scalar } from 'yaml'
import type { Path } from '../content.ts'
import type { Finding } from '../finding.ts'
import type { Source } from './source.ts'
import { tooDeep, yamlProblem } from './yaml-problems.ts'

/** Plain data as YAML holds it. */
export type Data = null | boolean | number | string | Data[] | { [key: string]: Data }

/** Offsets of one key and its value in the file's text. A list entry has no key of its own. */
export interface Location {
  key?: readonly [start: number, end: number]
  value: readonly [start: number, end: number]
}

/** One YAML text read: its data, where everything stands, what is marked as a placeholder. */
export interface YamlContent {
  data: Data
  /** By the path's steps, joined by line breaks. */
  locations: Map<string, Location>
  /** Paths marked `!placeholder`; an empty one leaves its key out of `data`. */
  placeholders: Path[]
  findings: Finding[]
}

export const locationKey = (path: Path): string => path.join('\n')

/** Groups within groups and lists within lists; content needs six. */
const deepest = 40

const placeholder = { tag: '!placeholder', resolve: (text: string) => text }

/**
 * Reads the YAML between two offsets of a file (YAML 1.2 core schema). Anchors and aliases are refused: content states each
 * thing once, and nested aliases can grow without bound. With a finding of syntax the data is not to be used.
 */
export function readYaml(source: Source, start = 0, end = source.text.length): YamlContent {
  const content: YamlContent = { data: null, locations: new Map(), placeholders: [], findings: [] }
  try {
    const text = source.text.slice(start, end)
    const document = parseDocument<ParsedNode>(text, { customTags: [placeholder], uniqueKeys: false })
    const problem = yamlProblem(source, start, document)
    if (problem) content.findings.push(problem)
    else if (document.contents) {
      content.locations.set('', { value: shift(document.contents.range, start) })
      content.data = new Reader(source, start, content).read(document.contents, []) ?? null
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    content.findings.push(tooDeep(source.place(start)))
  }
  return content
}

class Reader {
  readonly #source: Source
  readonly #start: number
  readonly #content: YamlContent

  constructor(source: Source, start: number, content: YamlContent) {
    this.#source = source
    this.#start = start
    this.#content = content
  }

  /** The node's data; undefined for what is wrong, which is told, and for an empty placeholder. */
  read(node: ParsedNode, path: Path): Data | undefined {
    if (path.length > deepest) throw new RangeError('groups are nested too deep')
    if (isAlias(node) || node.anchor !== undefined) {
      return this.#wrong(
        node.range[0],
        'uses a YAML anchor or alias (& or *).',
        'Write the value out; put it in quotes if it is words that begin with & or *.',
      )
    }
    if (isSeq(node)) return this.#list(node.items as ParsedNode[], path)
    if (isMap<ParsedNode, ParsedNode | null>(node)) return this.#group(node, path)
    if (node.tag !== placeholder.tag) return scalarData(node)
    this.#content.placeholders.push(path)
    if (node.value === '') return undefined
    return node.type === 'PLAIN' ? plainValue(String(node.value)) : (node.value as Data)
  }

  #list(items: readonly ParsedNode[], path: Path): Data[] {
    return items.flatMap((item, index) => {
      const place = [...path, index]
      this.#content.locations.set(locationKey(place), { value: shift(item.range, this.#start) })
      const value = this.read(item, place)
      return value === undefined ? [] : [value]
    })
  }

  #group(
    node: { range: ParsedNode['range']; items: { key: ParsedNode; value: ParsedNode | null }[] },
    path: Path,
  ) {
    const data: { [key: string]: Data } = Object.create(null)
    const begins = this.#source.text.slice(node.range[0] + this.#start, node.range[1] + this.#start)
    if (/^\{[a-z][\w.-]*[ }]/i.test(begins)) {
      return this.#wrong(
        node.range[0],
        'text that begins with "{" is not in quotes.',
        'Put the whole text in double quotes.',
      )
    }
    const repeated = new Set<string>()
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : String(key)
      const place = [...path, name]
      if (name in data || repeated.has(name)) {
        if (!repeated.has(name))
          this.#wrong(
            key.range[0],
            `the key "${name}" stands twice in this group.`,
            'Keep one of the two.',
            name.length,
          )
        repeated.add(name)
        continue
      }
      this.#content.locations.set(locationKey(place), {
        key: shift(key.range, this.#start),
        value: shift(value?.range ?? key.range, this.#start),
      })
      const read = value ? this.read(value, place) : null
      if (read !== undefined) data[name] = read
    }
    return { ...data }
  }

  #wrong(offset: number, message: string, remedy: string, length = 1): undefined {
    const place = this.#source.place(offset + this.#start)
    this.#content.findings.push({ ...place, rule: 'syntax', severity: 'error', message, remedy, length })
    return undefined
  }
}

function plainValue(text: string): Data {
  const node = parseDocument(text).contents
  return isScalar(node) && typeof node.value !== 'object' ? scalarData(node) : text
}

/** A number in another notation than plain figures, such as `0xFA`, is the text it is: nobody who reads a price writes so. */
function scalarData({ value, format, source }: Scalar): Data {
  return typeof value === 'number' && format !== undefined && source !== undefined ? source : (value as Data)
}

function shift(range: readonly [number, number, number], by: number): readonly [number, number] {
  return [range[0] + by, range[1] + by]
}
