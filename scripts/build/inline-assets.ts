import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import { builtFiles, isPage } from './built-files.ts'
import { attributeOf, type Element, readElements } from './elements.ts'
import { moveLongProps } from './long-props.ts'
import {
  type ChunkManifest,
  classesInDialogs,
  filesOfIsland,
  namesInCode,
  namesInPage,
} from './page-names.ts'
import { laterMedia, PageStyles, type StyleTexts } from './page-styles.ts'
import { type Replacement, replaceParts } from './replace.ts'
import { tightenStyles } from './tighten-styles.ts'

/**
 * Puts the entry script and the styles that a page and its widgets use into each page, so that the first paint waits for no
 * second request. Chunks that the entry imports on demand stay files of their own, and so does what only they need.
 */
export async function inlineAssets(clientDir: string): Promise<void> {
  await assertNotImported(clientDir)
  const manifest = JSON.parse(await readFile(join(clientDir, '../assets.json'), 'utf8')) as ChunkManifest
  const read = (file: string) => readFile(join(clientDir, file), 'utf8')
  const stylesOf = remember(async (href) => new PageStyles(tightenStyles(await read(href))))
  const entryOf = remember((src) => bundleEntry(clientDir, src, manifest))
  const entryNames = remember(async (src) => new Set(namesInCode(await entryOf(src))))
  const widgetNames = remember(
    async (island) =>
      new Set((await Promise.all(filesOfIsland(island, manifest).map(read))).flatMap(namesInCode)),
  )

  for (const page of (await builtFiles(clientDir)).filter(isPage)) {
    const html = await read(page)
    const elements = readElements(html)
    const sources = elements.flatMap((element) => scriptSource(element) ?? [])
    const names = new Set(namesInPage(elements))
    for (const name of elements.map(codeOf).flatMap(namesInCode)) names.add(name)
    for (const src of sources) for (const name of await entryNames(src)) names.add(name)
    const dialogNames = classesInDialogs(elements)
    for (const island of elements.flatMap((element) => attributeOf(element, 'data-island') ?? [])) {
      for (const name of await widgetNames(island)) {
        names.add(name)
        dialogNames.delete(name)
      }
    }

    const inlined = elements.map(async (element): Promise<Replacement[]> => {
      const place = element.sourceCodeLocation
      const href = sheetAddress(element)
      const src = scriptSource(element)
      if (!place || !(href || src)) return moveLongProps(element, clientDir)
      const text = href
        ? await styleElements((await stylesOf(href)).for(names, dialogNames), clientDir)
        : `<script type="module">${await entryOf(src ?? '')}</script>`
      return [{ start: place.startOffset, end: place.endOffset, text }]
    })
    await writeFile(join(clientDir, page), replaceParts(html, (await Promise.all(inlined)).flat()))
  }
}

/** The first styles in the page, the later ones as a file that the browser loads when nothing else waits. */
async function styleElements({ first, later }: StyleTexts, clientDir: string): Promise<string> {
  const address = `/assets/later.${createHash('sha256').update(later).digest('hex').slice(0, 8)}.css`
  await writeFile(join(clientDir, address), later)
  return `<style>${first}</style><link rel="stylesheet" media="${laterMedia}" href="${address}"/>`
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

/** A chunk that imported an entry which stands in the page would fetch it and run it a second time. */
async function assertNotImported(clientDir: string): Promise<void> {
  const chunks = join(clientDir, 'assets/chunks')
  for (const chunk of await readdir(chunks)) {
    const entry = (await readFile(join(chunks, chunk), 'utf8')).match(/"\.\.\/entries\/([^"]+)"/)?.[1]
    if (!entry) continue
    throw new Error(
      `assets/chunks/${chunk} imports the entry ${entry}, which would run twice. Name what they share in vite.config.ts (sharedWithEntry).`,
    )
  }
}

/**
 * The entry with what it imports at once. It is bundled from its source, without Vite's code for preloading; what it imports on
 * demand are the chunks that Vite has made.
 */
async function bundleEntry(clientDir: string, src: string, manifest: ChunkManifest): Promise<string> {
  const root = join(clientDir, '../..')
  const fileOf = (source: string) => manifest[relative(root, source).replaceAll(sep, '/')]?.file
  const source = Object.keys(manifest).find((key) => manifest[key]?.file === src.slice(1))
  const { outputFiles } = await build({
    entryPoints: [join(root, source ?? '')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'imports-on-demand',
        setup({ onResolve }) {
          onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
            if (kind !== 'dynamic-import') return undefined
            return { path: `/${fileOf(join(resolveDir, path))}`, external: true }
          })
        },
      },
    ],
  })
  const code = outputFiles[0]?.text
  if (!code)
    throw new Error(`${src} gave no code. Run the build again; if it stays, look at renderer/+client.ts.`)
  return code.trim().replaceAll('</script', '<\\/script')
}

/** Makes what belongs to each key once. */
function remember<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
