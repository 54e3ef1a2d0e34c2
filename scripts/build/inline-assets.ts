import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { digestOf } from '../../server/site/manifest.ts'
import type { Keep } from './build-cache.ts'
import { builtFiles, isPage } from './built-files.ts'
import { longPropsFolder, type PageAssets, pageAssets, type Replacement } from './page-assets.ts'
import { namesFile } from './page-names.ts'
import { laterMedia, PageStyles } from './page-styles.ts'

/**
 * Puts the entry script and the styles that a page and its widgets use into each page, so that the first paint waits for no
 * second request. Chunks that the entry imports on demand stay files of their own, and so do the props that only they need, and
 * the styles that come later. Results that depend only on the content of a page or of styles may be kept for the next build.
 */
export async function inlineAssets(bundle: string, clientDir: string, keep: Keep): Promise<void> {
  const fromBundle = async (file: string) => JSON.parse(await readFile(join(bundle, file), 'utf8'))
  const scripts = {
    manifest: await fromBundle('assets.json'),
    namesOfScripts: await fromBundle(namesFile),
  }
  const read = (file: string) => readFile(join(clientDir, file), 'utf8')
  const write = (file: string, text: string) => writeFile(join(clientDir, file), text)
  const kept = async (inputs: readonly string[], make: () => string) =>
    String(await keep(digestOf([basename(bundle), ...inputs].join('\0')), () => Buffer.from(make())))

  const pages: Record<string, PageAssets> = {}
  for (const file of (await builtFiles(clientDir)).filter(isPage)) {
    const html = await read(file)
    pages[file] = JSON.parse(await kept([html], () => JSON.stringify(pageAssets(html, scripts))))
  }
  const all = (key: 'names' | 'atFirst' | 'withScript') =>
    new Set(Object.values(pages).flatMap((page) => page[key]))
  const atFirst = all('atFirst')
  const laterNames = new Set([...all('withScript')].filter((name) => !atFirst.has(name)))
  const allNames = all('names')

  const hrefs = new Set(Object.values(pages).flatMap(({ links }) => links.flatMap(({ href }) => href ?? [])))
  const [href = '', another] = hrefs
  if (another) throw new Error(`Pages load ${another} beside ${href}. Import it in renderer/styles/main.css.`)
  const css = await read(href)
  let made: PageStyles | undefined
  const styles = () => (made ??= new PageStyles(css, allNames, laterNames))
  const inputs = [href, [...allNames].toSorted().join(' '), [...laterNames].toSorted().join(' ')]
  const later = await kept(inputs, () => styles().later)
  const laterHref = `/assets/later.${digestOf(later).slice(0, 6)}.css`
  await write(laterHref, later)

  await mkdir(join(clientDir, longPropsFolder), { recursive: true })
  for (const [file, { names, links, longProps }] of Object.entries(pages)) {
    const html = await read(file)
    const first = await kept([...inputs, ...names.toSorted()], () => styles().for(new Set(names)))
    const inlined: Replacement[] = []
    for (const { start, end, src } of links)
      inlined.push({ start, end, text: src ? `<script type="module">${await read(src)}</script>` : '' })
    // Styles go last: the charset has to be in the first 1,024 bytes, and some readers of sharing data stop after a few thousand.
    const headEnd = html.indexOf('</head>')
    const text = `<style>${first}</style><link rel="stylesheet" media="${laterMedia}" href="${laterHref}"/>`
    for (const { address, json } of longProps) await write(address, json)
    await write(file, replaceParts(html, [...inlined, { start: headEnd, end: headEnd, text }, ...longProps]))
  }
}

/** Makes replacements that do not overlap. */
function replaceParts(text: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, { start, end, text: part }) => result.slice(0, start) + part + result.slice(end), text)
}
