import { attributeOf, type Element, readElements } from './elements.ts'
import { type LongProps, longProps } from './long-props.ts'
import {
  type ChunkManifest,
  classesByDialog,
  filesOfIsland,
  type NamesOfScripts,
  namesInCode,
  namesInPage,
} from './page-names.ts'
import type { Replacement } from './replace.ts'

/** What a rendered page loads, and the names in it that styles may need, as page-names.ts writes them. */
export interface PageAssets {
  names: string[]
  /** Classes that the first paint may show, and those in dialogs and of widgets, which need a script. */
  atFirst: string[]
  withScript: string[]
  links: Link[]
  longProps: LongProps[]
}

/** Where a page loads a style sheet or its entry. */
interface Link extends Omit<Replacement, 'text'> {
  href?: string | undefined
  src?: string | undefined
}

export function pageAssets(
  html: string,
  { manifest, namesOfScripts }: { manifest: ChunkManifest; namesOfScripts: NamesOfScripts },
): PageAssets {
  const elements = readElements(html)
  const links = elements.flatMap(linkOf)
  const islands = elements.flatMap((element) => attributeOf(element, 'data-island') ?? [])
  const ofWidgets = islands
    .flatMap((island) => filesOfIsland(island, manifest))
    .flatMap((script) => namesOfScripts[script] ?? [])
  const ofEntry = links.flatMap(({ src }) => namesOfScripts[src?.slice(1) ?? ''] ?? [])
  const ofInlineScripts = elements.flatMap((element) => namesInCode(codeOf(element)))
  const { inside, outside } = classesByDialog(elements)
  return {
    names: unique([...namesInPage(elements), ...ofInlineScripts, ...ofEntry, ...ofWidgets]),
    atFirst: unique([...outside, ...ofEntry]),
    withScript: unique([...inside, ...ofWidgets.filter(isClass)]),
    links,
    longProps: elements.flatMap(longProps),
  }
}

const unique = (names: string[]) => [...new Set(names)]

const isClass = (name: string) => name.startsWith('.')

function linkOf(element: Element): Link[] {
  const place = element.sourceCodeLocation
  const link = { href: sheetAddress(element), src: scriptSource(element) }
  if (!place || !(link.href || link.src)) return []
  return [{ start: place.startOffset, end: place.endOffset, ...link }]
}

const sheetAddress = (element: Element) =>
  element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet'
    ? attributeOf(element, 'href')
    : undefined

const scriptSource = (element: Element) =>
  element.tagName === 'script' && attributeOf(element, 'type') === 'module'
    ? attributeOf(element, 'src')
    : undefined

/** The code of a classic inline script; empty for any other element. */
function codeOf(element: Element): string {
  if (element.tagName !== 'script' || attributeOf(element, 'type')) return ''
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
