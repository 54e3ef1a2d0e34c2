/** A start tag of an HTML document. */
export type HtmlElement = {
  name: string
  /** Names in lower case; a value is the raw text between its quotes. */
  attributes: Map<string, string>
  /** The text inside script and style elements, as a browser hashes it; empty for others. */
  text: string
  /** Line of the start tag, from 1. */
  line: number
}

const startTag = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const rawText = new Set(['script', 'style', 'textarea', 'title'])

/** Every element of `html` in document order. Comments and the text of raw-text elements hold no elements. */
export function* htmlElements(source: string): Generator<HtmlElement> {
  const html = source.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const tags = new RegExp(startTag)
  let line = 1
  let counted = 0
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const name = match[1]?.toLowerCase()
    if (!name) continue
    line += newlines(html.slice(counted, match.index))
    counted = match.index
    const text = rawText.has(name) ? textUntilEnd(html, tags.lastIndex, name) : ''
    yield { name, attributes: readAttributes(match[2] ?? ''), text, line }
    tags.lastIndex += text.length
  }
}

function readAttributes(source: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const match of source.matchAll(attribute)) {
    const name = match[1]?.toLowerCase()
    if (name && !found.has(name)) found.set(name, match[2] ?? match[3] ?? match[4] ?? '')
  }
  return found
}

function textUntilEnd(html: string, start: number, name: string): string {
  const end = html.slice(start).search(new RegExp(`</${name}[\\s/>]`, 'i'))
  return end === -1 ? html.slice(start) : html.slice(start, start + end)
}

function newlines(text: string): number {
  return text.split('\n').length - 1
}
