import { compile, selectAll } from 'css-select'
import { parse } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import { asTyped, withoutZeroWidth } from '../../schemas/content/typeset.ts'
import type { Place } from '../finding.ts'
import { Source } from '../syntax/source.ts'

export type Element = Htmlparser2TreeAdapterMap['element']
type ParentNode = Htmlparser2TreeAdapterMap['parentNode']

/** What a build wrote, read and parsed. */
export interface BuiltSite {
  pages: Page[]
  /** Addresses of everything else that was built: `/sharing/home.png`. */
  files: ReadonlySet<string>
}

/** A value as a page or the content states it. */
export interface Stated {
  value: string
  place: Place
  /** Whether a page may leave out what the content states. */
  isOptional?: boolean
}

/** Attributes whose words a visitor hears or reads. */
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
/** Elements whose text nobody reads. */
const wordless = new Set(['script', 'style', 'template', 'head', 'svg', 'textarea'])

/** One built page, parsed as a browser parses it, with the place of every element and text. */
export class Page {
  /** From the project's root: `dist/client/about.html`. */
  readonly file: string
  /** The address it is served at: `/about`. */
  readonly path: string
  /** Stretches of text without an element in them, and the words of attributes that visitors hear or read. */
  readonly runs: Stated[] = []
  readonly ids = new Set<string>()
  /** All words of `runs`, joined and squashed. */
  readonly words: string
  /** Where something that is missing is reported. */
  readonly start: Place
  readonly #source: Source
  readonly #elements: Element[] = []
  readonly #open = new Set<Element>()

  constructor({ file, path, html }: Pick<Page, 'file' | 'path'> & { html: string }) {
    this.file = file
    this.path = path
    this.#source = new Source(file, html)
    const options = { sourceCodeLocationInfo: true, scriptingEnabled: false, treeAdapter: adapter }
    this.#walk(parse(html, options), true, true)
    this.words = squash(this.runs.map(({ value }) => value).join(''))
    const [main] = this.all('main')
    this.start = main ? this.stated(main).place : this.#source.place(0)
  }

  /** Elements that match a selector and that all visitors can perceive, with a screen reader or without. */
  all(selector: string, within?: Element): Element[] {
    return this.every(selector, within).filter((element) => this.#open.has(element))
  }

  /** Elements that match a selector, hidden or not. */
  every(selector: string, within?: Element): Element[] {
    const matches = compile<Element, Element>(selector)
    return within ? selectAll(matches, within) : this.#elements.filter(matches)
  }

  /** The words of an element, or what else it states, with its place. */
  stated(element: Element, value = textOf(element)): Stated {
    return { value, place: this.#source.place(element.sourceCodeLocation?.startOffset ?? 0) }
  }

  #walk(parent: ParentNode, isShown: boolean, isOpen: boolean): void {
    let run: Stated | undefined
    for (const node of parent.children) {
      if (adapter.isTextNode(node) && isShown) {
        if (run) run.value += node.data
        else if (node.data.trim() !== '') {
          run = { value: node.data, place: this.#source.place(node.sourceCodeLocation?.startOffset ?? 0) }
          this.runs.push(run)
        }
      } else if (adapter.isElementNode(node)) {
        run = undefined
        const { attribs, name } = node
        this.#elements.push(node)
        if (attribs.id) this.ids.add(attribs.id)
        if (isShown)
          this.runs.push(...spoken.flatMap((key) => (attribs[key] ? this.stated(node, attribs[key]) : [])))
        const isUnread = wordless.has(name) || 'hidden' in attribs
        const isPart = isOpen && !isClosed(node) && name !== 'template' && name !== 'svg'
        if (isPart) this.#open.add(node)
        if (name !== 'svg') this.#walk(node, isShown && !isUnread, isPart)
      }
    }
  }
}

/** What parts the words of an element from those that follow. */
const after: Record<string, string> = { br: ' ', dt: ': ', h3: ' ', p: ' ' }

/** The words of an element that every visitor reads or hears, on one line. */
export function textOf(element: Element): string {
  const words = (parent: ParentNode): string =>
    parent.children
      .map((node) => {
        if (adapter.isTextNode(node)) return node.data
        if (!adapter.isElementNode(node) || wordless.has(node.name) || isClosed(node)) return ''
        return `${words(node)}${after[node.name] ?? ''}`
      })
      .join('')
  return oneLine(words(element))
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Words on one line with plain hyphens and quotes, so that a page's typesetting does not matter. */
export function plain(text: string): string {
  return asTyped(withoutZeroWidth(oneLine(text))).replace(/[\u2010-\u2014]/g, '-')
}

/** The same without white space. */
export const squash = (text: string): string => plain(text).replace(/\s+/g, '')

/** Whether some visitors cannot perceive an element. */
function isClosed({ attribs }: Element): boolean {
  return 'inert' in attribs || 'hidden' in attribs || attribs['aria-hidden'] === 'true'
}
