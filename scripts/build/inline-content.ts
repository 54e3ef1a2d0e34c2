import { createHash } from 'node:crypto'
import type { InlineContent } from '../../server/site/manifest.ts'
import { type HtmlElement, htmlElements } from './html-elements.ts'

/** Something in a page that its content security policy would block. */
export type BlockedContent = { line: number; what: string; remedy: string }

/** Script types that a browser executes or obeys, and so asks the policy about; any other type is data. */
const executedTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
])

/** Reads what a page holds inline, and what of it no policy hash can allow. */
export function readInlineContent(html: string): { inline: InlineContent; blocked: BlockedContent[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const blocked: BlockedContent[] = []
  for (const element of htmlElements(html)) {
    blocked.push(...blockedAttributes(element))
    if (element.name === 'style') styles.add(hash(element.text))
    if (element.name !== 'script' || element.attributes.has('src')) continue
    const type = (element.attributes.get('type') ?? '').trim().toLowerCase()
    if (executedTypes.has(type)) scripts.add(hash(element.text))
  }
  return { inline: { scripts: [...scripts], styles: [...styles] }, blocked }
}

function* blockedAttributes({ name, attributes, line }: HtmlElement): Generator<BlockedContent> {
  for (const [attribute, value] of attributes) {
    const what = `<${name}> has ${attribute}="${value.slice(0, 60)}"`
    if (attribute === 'style') {
      yield { line, what, remedy: 'Use a class, a data attribute or <progress>, or set it from script' }
    } else if (/^on[a-z]+$/.test(attribute)) {
      yield { line, what, remedy: 'Add the listener from a script file' }
    } else if (/^\s*javascript:/i.test(value)) {
      yield { line, what, remedy: 'Use a button and a script file, or a real address' }
    }
  }
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`
}
