import { createHash } from 'node:crypto'
import type { Choice, InlineContent } from '../../server/site/manifest.ts'
import { attributeOf, type Element, readElements } from './elements.ts'
import { choicesOf } from './page-choices.ts'

/** Something in a page that its content security policy would block. */
type BlockedContent = { line: number; what: string; remedy: string }

/** Everything the server has to know about a page, and what is wrong with it. */
export type PageFacts = { inline: InlineContent; choices: Choice[]; blocked: BlockedContent[] }

/** Reads a page once, so that the server does not have to. */
export function readPage(html: string): PageFacts {
  const elements = readElements(html)
  const scripts = elements.filter(isExecuted).map(hashOf)
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(hashOf)
  return {
    inline: { scripts: [...new Set(scripts)], styles: [...new Set(styles)] },
    choices: choicesOf(elements, html),
    blocked: elements.flatMap(blockedAttributes),
  }
}

/** Whether a browser executes or obeys it, and so checks it against the policy. The only data in scripts is for search engines. */
const isExecuted = (element: Element): boolean =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  attributeOf(element, 'type') !== 'application/ld+json'

function hashOf({ childNodes }: Element): string {
  const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`
}

function blockedAttributes({ tagName, attrs, sourceCodeLocation }: Element): BlockedContent[] {
  return attrs.flatMap(({ name, value }) => {
    const remedy = remedyFor(name, value)
    if (remedy === undefined) return []
    const what = `<${tagName}> has ${name}="${value.slice(0, 60)}"`
    return [{ line: sourceCodeLocation?.startLine ?? 1, what, remedy }]
  })
}

/** What to do instead of an attribute that no policy hash can allow; nothing for one that is fine. */
function remedyFor(name: string, value: string): string | undefined {
  if (name === 'style') return 'Use a class, a data attribute or <progress>, or set it from script'
  if (/^on[a-z]+$/.test(name)) return 'Add the listener from a script file'
  if (/^\s*javascript:/i.test(value)) return 'Use a button and a script file, or a real address'
  return undefined
}
