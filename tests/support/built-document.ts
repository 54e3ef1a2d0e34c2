import { builtHtml } from './built-site.ts'
import { HtmlDocument } from './html-document.ts'

const documents = new Map<string, HtmlDocument>()

/** A prerendered page, parsed once for all tests of a worker. */
export function builtDocument(path: string): HtmlDocument {
  const document = documents.get(path) ?? new HtmlDocument(builtHtml(path))
  documents.set(path, document)
  return document
}
