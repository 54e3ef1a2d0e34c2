import { digestOf } from '../../server/site/manifest.ts'
import { attributeOf, type Element, readElements } from './elements.ts'
import {
  type ChunkManifest,
  classesByDialog,
  filesOfIsland,
  type NamesOfScripts,
  namesInCode,
  namesInPage,
} from './page-names.ts'

/** A part of a text, from one offset to another, and what comes in its place. */
export interface Replacement {
  start: number
  end: number
  text: string
}

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

export const longPropsFolder = '/assets/props'
/** In characters of JSON: a longer prop is worth a file. */
const longest = 200

/** What replaces long props in the page, and the file that they become. */
interface LongProps extends Replacement {
  address: string
  json: string
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
  const href = attributeOf(element, 'rel') === 'stylesheet' ? attributeOf(element, 'href') : undefined
  const src = attributeOf(element, 'type') === 'module' ? attributeOf(element, 'src') : undefined
  return place && (href || src) ? [{ start: place.startOffset, end: place.endOffset, href, src }] : []
}

/** The code of a classic inline script; empty for any other element. */
function codeOf(element: Element): string {
  if (element.tagName !== 'script' || attributeOf(element, 'type')) return ''
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/**
 * A widget's words are in the page already, as HTML. Its long props, which repeat them, become a file that is fetched with the
 * widget, together with its other lists and objects; equal ones of several pages become one file.
 */
function longProps(element: Element): LongProps[] {
  const place = element.sourceCodeLocation?.attrs?.['data-props']
  const props = attributeOf(element, 'data-props')
  if (!place || !props) return []
  const entries = Object.entries(JSON.parse(props) as object)
  if (!entries.some(([, value]) => (JSON.stringify(value) ?? '').length > longest)) return []
  const isKept = ([, value]: [string, unknown]) => typeof value !== 'object'
  const json = JSON.stringify(Object.fromEntries(entries.filter((entry) => !isKept(entry))))
  const address = `${longPropsFolder}/${digestOf(json).slice(0, 8)}.json`
  const kept = JSON.stringify(Object.fromEntries(entries.filter(isKept)))
  const text = `data-props="${kept.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" data-more-props="${address}"`
  return [{ start: place.startOffset, end: place.endOffset, text, address, json }]
}
