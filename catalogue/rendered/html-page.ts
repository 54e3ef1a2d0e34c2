import { parse } from 'parse5'
import type { Place } from '../finding.ts'
import { Source } from '../read/source.ts'
import {
  attributeOf,
  type Element,
  findAll,
  isWanted,
  type ParentNode,
  type TextNode,
  textNodes,
  textOf,
  type Wanted,
} from './element.ts'
import { squash } from './words.ts'

/** Something that a page shows, with where it stands in the page's file. */
export interface Said {
  text: string
  place: Place
}

/** One built page, read as a browser without script reads it. */
export class HtmlPage {
  /** From the project's root: `dist/client/about.html`. */
  readonly file: string
  readonly document: ParentNode
  /** Every text that a visitor reads, in document order. */
  readonly texts: readonly TextNode[]
  readonly #source: Source
  readonly #elements: readonly Element[]
  #shown: string | undefined

  constructor(file: string, html: string) {
    this.file = file
    this.#source = new Source(file, html)
    this.document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
    this.texts = textNodes(this.document)
    this.#elements = findAll(this.document, {})
  }

  all(wanted: Wanted): Element[] {
    return this.#elements.filter((element) => isWanted(element, wanted))
  }

  first(wanted: Wanted): Element | undefined {
    return this.#elements.find((element) => isWanted(element, wanted))
  }

  /** All that the page shows, without white space. */
  get shown(): string {
    this.#shown ??= squash(this.texts.map(({ value }) => value).join(''))
    return this.#shown
  }

  /** The words of an element, placed where they begin. */
  said(element: Element): Said {
    return { text: textOf(element), place: this.placeOf(textNodes(element)[0] ?? element) }
  }

  /** An attribute's value, placed at the attribute; undefined when the element has none. */
  saidBy(element: Element, name: string): Said | undefined {
    const text = attributeOf(element, name)
    const offset = element.sourceCodeLocation?.attrs?.[name]?.startOffset
    return text === undefined ? undefined : { text, place: this.place(offset ?? 0) }
  }

  /** The start of a node; of the text inside it when it is a script. */
  placeOf(node: Element | TextNode): Place {
    const location = node.sourceCodeLocation
    const blank = 'value' in node ? node.value.length - node.value.trimStart().length : 0
    return this.place((location?.startOffset ?? 0) + blank)
  }

  place(offset: number): Place {
    return this.#source.place(offset)
  }
}
