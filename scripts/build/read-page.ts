import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Choice, InlineContent } from '../../server/site/manifest.ts'

export type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Something in a page that its content security policy would block. */
export type BlockedContent = { line: number; what: string; remedy: string }

/** Everything the server has to know of a page, and what is wrong with it. */
export type PageContent = { inline: InlineContent; choices: Choice[]; blocked: BlockedContent[] }

/** Script types that a browser executes or obeys, and so asks the policy about; any other type is data. */
const executedTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
])

/** Every element of `html` with its place, in document order, those in `noscript` and `template` too. */
export function readElements(html: string): Element[] {
  return below(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))
}

/** Reads a page once, so that the server does not have to. */
export function readPage(html: string): PageContent {
  const elements = readElements(html)
  const scripts = elements.filter(isExecuted).map(hashOf)
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(hashOf)
  return {
    inline: { scripts: [...new Set(scripts)], styles: [...new Set(styles)] },
    choices: elements.flatMap((element) => choicesOf(element, html)),
    blocked: elements.flatMap(blockedAttributes),
  }
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

function below(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return []
    return [node, ...below(node), ...('content' in node ? below(node.content) : [])]
  })
}

function isExecuted(element: Element): boolean {
  if (element.tagName !== 'script' || attributeOf(element, 'src') !== undefined) return false
  return executedTypes.has((attributeOf(element, 'type') ?? '').trim().toLowerCase())
}

function hashOf({ childNodes }: Element): string {
  const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`
}

/** The options of a `<select data-query="reason">`, each of which an address may choose with `?reason=`. */
function choicesOf(select: Element, html: string): Choice[] {
  const field = select.tagName === 'select' ? attributeOf(select, 'data-query') : undefined
  if (field === undefined) return []
  return below(select).flatMap((option) => {
    const value = option.tagName === 'option' ? attributeOf(option, 'value') : undefined
    const end = option.sourceCodeLocation?.attrs?.value?.endOffset
    if (!value || end === undefined) return []
    const query = new URLSearchParams({ [field]: value }).toString()
    return [{ query, at: Buffer.byteLength(html.slice(0, end)) }]
  })
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
