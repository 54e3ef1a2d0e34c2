import { selectAll } from 'css-select'
import { parse } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import type { Place } from '../finding.ts'
import { Source } from '../syntax/source.ts'
import type { BuiltPage } from './built-site.ts'

export type Element = Htmlparser2TreeAdapterMap['element']
type TextNode = Htmlparser2TreeAdapterMap['textNode']
type ParentNode = Htmlparser2TreeAdapterMap['parentNode']

/** A value as a page or the content states it. */
export interface Stated {
  value: string
  place: Place & { length?: number }
}

/** Attributes whose words a visitor hears or reads. */
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
/** Elements whose text nobody reads. */
const wordless = new Set(['script', 'style', 'template', 'head', 'svg', 'textarea'])
const invisible = /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|opacity:0(?:\.0*)?(?=!|;|$))/i

/** One built page, read as a browser reads it, with the place of everything. */
export class Page {
  /** Texts that are read in one go, with nothing but comments in them, and words that are read out of attributes. */
  readonly runs: Stated[] = []
  /** Where something stands that the page lacks. */
  readonly start: Place
  readonly #source: Source
  readonly #document: ParentNode
  readonly #open = new Set<Element>()
  #words: string | undefined

  constructor({ file, html }: BuiltPage) {
    this.#source = new Source(file, html)
    this.#document = parse(html, {
      sourceCodeLocationInfo: true,
      scriptingEnabled: false,
      treeAdapter: adapter,
    })
    this.#walk(this.#document, true, true)
    const [main] = this.all('main')
    this.start = main ? this.placeOf(main) : this.place(0)
  }

  /** Elements that match a selector and that all visitors can perceive, with a screen reader or without. */
  all(selector: string, within?: Element): Element[] {
    return this.every(selector, within).filter((element) => this.#open.has(element))
  }

  /** Elements that match a selector, hidden or not. */
  every(selector: string, within: ParentNode = this.#document): Element[] {
    return selectAll(selector, within) as unknown[] as Element[]
  }

  /** All that the page shows or has read out, squashed. */
  get words(): string {
    this.#words ??= squash(this.runs.map(({ value }) => value).join(''))
    return this.#words
  }

  /** The words of an element, or the value of an attribute, with its place. */
  stated(element: Element, attribute?: string): Stated {
    const value = attribute === undefined ? textOf(element) : (element.attribs[attribute] ?? '')
    return { value, place: this.placeOf(element, attribute) }
  }

  /** Where an attribute, or else the first word of an element, stands. */
  placeOf(element: Element, attribute?: string): Place {
    const location = element.sourceCodeLocation
    const attributes = (location as { attrs?: Record<string, { startOffset: number }> } | null)?.attrs
    const offset = attribute === undefined ? firstWord(element) : attributes?.[attribute]?.startOffset
    return this.place(offset ?? location?.startOffset ?? 0)
  }

  place(offset: number): Place {
    return this.#source.place(offset)
  }

  #walk(parent: ParentNode, isShown: boolean, isOpen: boolean): void {
    let run: Stated | undefined
    for (const node of parent.children) {
      if (adapter.isTextNode(node) && isShown) {
        if (run) run.value += node.data
        else if (node.data.trim() !== '') {
          run = { value: node.data, place: this.place(wordStart(node)) }
          this.runs.push(run)
        }
      } else if (adapter.isElementNode(node)) {
        run = undefined
        const { attribs, name } = node
        if (isShown) this.runs.push(...spoken.flatMap((key) => (attribs[key] ? this.stated(node, key) : [])))
        const isClosed = 'inert' in attribs || attribs['aria-hidden'] === 'true' || isHidden(node)
        const isPart = isOpen && !isClosed && name !== 'template' && name !== 'svg'
        if (isPart) this.#open.add(node)
        this.#walk(node, isShown && !isUnread(node), isPart)
      }
    }
  }
}

/** What a visitor reads of an element, on one line. */
export function textOf(element: Element): string {
  const words = (parent: ParentNode): string =>
    parent.children
      .map((node) => {
        if (adapter.isTextNode(node)) return node.data
        if (!adapter.isElementNode(node) || isUnread(node)) return ''
        return node.name === 'br' ? ' ' : words(node)
      })
      .join('')
  return oneLine(words(element))
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Words without white space and with plain hyphens, so that it does not matter where a page breaks its lines. */
export function squash(text: string): string {
  return text.replace(/\s+/g, '').replace(/[\u2010-\u2014]/g, '-')
}

function isUnread(element: Element): boolean {
  return wordless.has(element.name) || isHidden(element)
}

function isHidden({ attribs }: Element): boolean {
  return 'hidden' in attribs || invisible.test((attribs.style ?? '').replace(/\s/g, ''))
}

function firstWord(parent: ParentNode): number | undefined {
  for (const node of parent.children) {
    if (adapter.isTextNode(node) && node.data.trim() !== '') return wordStart(node)
    const inner = adapter.isElementNode(node) && !isUnread(node) ? firstWord(node) : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}

function wordStart({ data, sourceCodeLocation }: TextNode): number {
  return (sourceCodeLocation?.startOffset ?? 0) + data.length - data.trimStart().length
}
