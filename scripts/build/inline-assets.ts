import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtFiles, isPage } from './built-files.ts'
import { attributeOf, type Element, readElements } from './elements.ts'
import { type NamesOfScripts, namesFile } from './finish-bundle.ts'
import { moveLongProps } from './long-props.ts'
import { type ChunkManifest, classesByDialog, filesOfIsland, namesInCode, namesInPage } from './page-names.ts'
import { laterMedia, PageStyles } from './page-styles.ts'
import { type Replacement, replaceParts } from './replace.ts'

/**
 * Puts the entry script and the styles that a page and its widgets use into each page, so that the first paint waits for no
 * second request. Chunks that the entry imports on demand stay files of their own, and so do the props that only they need, and
 * the styles that come later.
 */
export async function inlineAssets(bundle: string, clientDir: string): Promise<void> {
  const fromBundle = async (file: string) => JSON.parse(await readFile(join(bundle, file), 'utf8'))
  const manifest: ChunkManifest = await fromBundle('assets.json')
  const namesOfScripts: NamesOfScripts = await fromBundle(namesFile)
  const read = (file: string) => readFile(join(clientDir, file), 'utf8')
  const readPage = async (file: string): Promise<Page> => {
    const elements = readElements(await read(file))
    const links = elements.flatMap(linkOf)
    const islands = elements.flatMap((element) => attributeOf(element, 'data-island') ?? [])
    const ofWidgets = islands
      .flatMap((island) => filesOfIsland(island, manifest))
      .flatMap((script) => namesOfScripts[script] ?? [])
    const ofEntry = links.flatMap(({ src }) => namesOfScripts[src?.slice(1) ?? ''] ?? [])
    const ofInlineScripts = elements.flatMap((element) => namesInCode(codeOf(element)))
    const { inside, outside } = classesByDialog(elements)
    return {
      file,
      names: new Set([...namesInPage(elements), ...ofInlineScripts, ...ofEntry, ...ofWidgets]),
      atFirst: new Set([...outside, ...ofEntry]),
      withScript: new Set([...inside, ...ofWidgets.filter(isClass)]),
      links,
      moved: (await Promise.all(elements.map((element) => moveLongProps(element, clientDir)))).flat(),
    }
  }

  const pages: Page[] = []
  for (const file of (await builtFiles(clientDir)).filter(isPage)) pages.push(await readPage(file))
  const all = (key: 'names' | 'atFirst' | 'withScript') => new Set(pages.flatMap((page) => [...page[key]]))
  const atFirst = all('atFirst')
  const laterNames = new Set([...all('withScript')].filter((name) => !atFirst.has(name)))
  const allNames = all('names')
  const stylesOf = remember(async (href) => {
    const styles = new PageStyles(await read(href), allNames, laterNames)
    const digest = createHash('sha256').update(styles.later).digest('hex').slice(0, 8)
    const address = `/assets/later.${digest}.css`
    await writeFile(join(clientDir, address), styles.later)
    return { styles, later: `<link rel="stylesheet" media="${laterMedia}" href="${address}"/>` }
  })

  for (const { file, names, links, moved } of pages) {
    const inlined = links.map(async ({ start, end, href, src }): Promise<Replacement> => {
      if (src) return { start, end, text: `<script type="module">${await read(src)}</script>` }
      const { styles, later } = await stylesOf(href ?? '')
      return { start, end, text: `<style>${styles.for(names)}</style>${later}` }
    })
    const html = replaceParts(await read(file), [...(await Promise.all(inlined)), ...moved])
    await writeFile(join(clientDir, file), html)
  }
}

const isClass = (name: string) => name.startsWith('.')

/** What is kept of a page until all are read. */
interface Page {
  file: string
  names: Set<string>
  /** Classes that the first paint may show, and those in dialogs and of widgets, which need a script. */
  atFirst: Set<string>
  withScript: Set<string>
  links: Link[]
  moved: Replacement[]
}

/** Where a page asks for a style sheet or for its entry. */
interface Link extends Omit<Replacement, 'text'> {
  href?: string | undefined
  src?: string | undefined
}

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

/** The text of a script that runs. */
function codeOf(element: Element): string {
  if (element.tagName !== 'script' || attributeOf(element, 'type')) return ''
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** Calls a function once for each key. */
function remember<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
