import type { Place } from '../finding.ts'
import { compare } from './compare.ts'
import { attributeOf, type Element } from './element.ts'
import type { HtmlPage, Said } from './html-page.ts'
import type { Mismatch, Stated } from './mismatch.ts'

/** One JSON-LD object. */
export type JsonNode = Record<string, unknown>

/** The JSON-LD of one page (schema.org terms), with where it stands. */
export class StructuredData {
  readonly nodes: JsonNode[] = []
  /** Every object, those inside others too, in document order. */
  readonly all: JsonNode[] = []
  readonly problems: Mismatch[] = []
  readonly #page: HtmlPage
  readonly #scripts: { text: string; offset: number }[]

  constructor(page: HtmlPage) {
    this.#page = page
    this.#scripts = page
      .all({ tag: 'script' })
      .filter(isData)
      .map((script) => {
        const [content] = script.childNodes
        return content && 'value' in content
          ? { text: content.value, offset: content.sourceCodeLocation?.startOffset ?? 0 }
          : { text: '', offset: script.sourceCodeLocation?.startOffset ?? 0 }
      })
    for (const script of this.#scripts) this.#read(script)
  }

  /** The objects of one type. */
  of(type: string): JsonNode[] {
    return this.nodes.filter((node) => typesOf(node).includes(type))
  }

  /** The start of the data. */
  get start(): Place {
    return this.#page.place(this.#scripts[0]?.offset ?? 0)
  }

  /** What a key says, placed where the key and its value first stand; undefined when it is absent. */
  said(node: JsonNode | undefined, key: string): Said | undefined {
    const value = node?.[key]
    if (value === undefined || value === null) return undefined
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const written = `${JSON.stringify(key)}:${JSON.stringify(value).replaceAll('<', '\\u003c')}`
    for (const script of this.#scripts) {
      const index = script.text.indexOf(written)
      if (index >= 0) return { text, place: this.#page.place(script.offset + index) }
    }
    return { text, place: this.start }
  }

  /** Every text in the data, with the key it stands under. */
  strings(): (Said & { key: string })[] {
    const found: (Said & { key: string })[] = []
    const visit = (node: JsonNode) => {
      for (const [key, value] of Object.entries(node)) {
        const said = typeof value === 'string' ? this.said(node, key) : undefined
        if (said) found.push({ ...said, key })
        for (const inner of nodesIn(value)) visit(inner)
      }
    }
    for (const node of this.nodes) visit(node)
    return found
  }

  /** The keys of an object against what content states of each. `what` names the object. */
  compare(what: string, node: JsonNode | undefined, keys: Record<string, Stated>): Mismatch[] {
    return Object.entries(keys).flatMap(([key, stated]) =>
      compare(`structured data, ${what} ${key}`, this.said(node, key), stated, this.start),
    )
  }

  #read({ text, offset }: { text: string; offset: number }): void {
    try {
      const data: unknown = JSON.parse(text)
      this.nodes.push(
        ...nodesIn(data).flatMap((node) => ('@graph' in node ? nodesIn(node['@graph']) : [node])),
      )
      this.all.push(...nodesBelow(data))
    } catch (error) {
      this.problems.push({
        place: this.#page.place(offset),
        message: `structured data: it is no JSON (${error instanceof Error ? error.message : error}).`,
        remedy: 'Print it with JSON.stringify, with "<" written as \\u003c.',
      })
    }
  }
}

/** The types of an object, without the vocabulary they are from. */
export function typesOf(node: JsonNode): string[] {
  const types = node['@type']
  return (Array.isArray(types) ? types : [types]).filter((type) => typeof type === 'string').map(termOf)
}

/** A term without the vocabulary it is from: `price` of `https://schema.org/price` and of `schema:price`. */
export function termOf(name: string): string {
  return name.replace(/^.*[/:#]/, '')
}

/** The value as objects: a list's entries, an object alone, or none. */
export function nodesIn(value: unknown): JsonNode[] {
  if (Array.isArray(value)) return value.filter(isNode)
  return isNode(value) ? [value] : []
}

/** The value's objects and all objects inside them. */
function nodesBelow(value: unknown): JsonNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesBelow)] : []
}

function isData(script: Element): boolean {
  return /^\s*application\/ld\+json\b/i.test(attributeOf(script, 'type') ?? '')
}

function isNode(value: unknown): value is JsonNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
