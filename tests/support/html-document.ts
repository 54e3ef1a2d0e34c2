import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate'

const config = await new StaticConfigLoader().getConfigFor('page.html')
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** An HTML page that is read as text and never run. */
export class HtmlDocument {
  readonly #top: { querySelectorAll: (selector: string) => HtmlElement[] }

  constructor(html: string) {
    this.#top = new Parser(config).parseHtml(html)
  }

  /** Every element that matches a selector, in document order. */
  all(selector: string): HtmlElement[] {
    return this.#top.querySelectorAll(selector)
  }

  /** The texts of all matching elements, as {@link textOf} reads them. */
  texts(selector: string): string[] {
    return this.all(selector).map(textOf)
  }

  /** An attribute of all matching elements; absent ones are left out. */
  attributes(selector: string, name: string): string[] {
    return this.all(selector).flatMap((element) => attributeOf(element, name) ?? [])
  }

  /** The only element that matches. Throws when there is none, or a second one. */
  only(selector: string): HtmlElement {
    const [element, ...more] = this.all(selector)
    if (!element || more.length > 0)
      throw new Error(`${selector} matches ${more.length + (element ? 1 : 0)} elements`)
    return element
  }

  /** The JSON of every JSON-LD block, each block's graph flattened. */
  structuredData(): Record<string, unknown>[] {
    return this.all('script[type="application/ld+json"]').flatMap(({ textContent }) => {
      const data = JSON.parse(textContent)
      return data['@graph'] ?? [data]
    })
  }
}

/** The words of an element on one line, with plain hyphens and quotation marks in place of typographic ones. */
export const textOf = ({ textContent }: HtmlElement): string => plain(decoded(textContent))

export function attributeOf(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name)
  return value === null ? undefined : decoded(value)
}

/** Replaces typographic dashes, quotation marks and spaces with those of a keyboard. */
export const plain = (text: string): string =>
  text
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

const decoded = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, code: string) => {
    if (/^#x/i.test(code)) return String.fromCodePoint(Number.parseInt(code.slice(2), 16))
    if (code.startsWith('#')) return String.fromCodePoint(Number(code.slice(1)))
    return named[code] ?? whole
  })
