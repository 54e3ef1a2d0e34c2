import { basename, extname } from 'node:path'
import { attributeOf, type Element, elementsBelow } from './elements.ts'

/** The names in a page: `.class`, `#id`, `[attribute` and `tag`, as selectors write them. */
export function namesInPage(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => [
    element.tagName,
    ...classesOf(element),
    ...element.attrs.flatMap(({ name, value }) => (name === 'id' ? [`[${name}`, `#${value}`] : `[${name}`)),
  ])
}

/** Classes of dialogs and their content, which a script opens, and classes of everything else. */
export function classesByDialog(elements: readonly Element[]): { inside: Set<string>; outside: Set<string> } {
  const inside = new Set(
    elements.flatMap((element) => (element.tagName === 'dialog' ? [element, ...elementsBelow(element)] : [])),
  )
  const outside = elements.filter((element) => !inside.has(element))
  return { inside: new Set([...inside].flatMap(classesOf)), outside: new Set(outside.flatMap(classesOf)) }
}

const classesOf = (element: Element): string[] =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).map((name) => `.${name}`)

/**
 * The names that a script may add to a page. Any word of its code may be an attribute, and any property a part of `dataset`, whatever a
 * minifier calls that; classes are found where they are set.
 */
export function namesInCode(code: string): string[] {
  const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, text = '']) => text)
  const words = (text: string) => text.match(/[\w-]+/g) ?? []
  return [
    ...words(code).map((word) => `[${word}`),
    ...found(/\.(\w+)/g).map((name) => `[data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`),
    ...found(/["'`]([a-z][a-z0-9]*)["'`]/g),
    ...found(/(?:className[:=]|classList\.add\()([^,})]*)/g)
      .flatMap(words)
      .map((name) => `.${name}`),
  ]
}

/** The file beside the bundle with the names that each script may add to a page, as far as styles use them. */
export const namesFile = 'names.json'
export type NamesOfScripts = Record<string, string[]>

/** The part of Vite's manifest that says which chunks a widget loads. */
export type ChunkManifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>

/** The module that every island loads, and the one that loads islands: it names them all, and has its imports bundled in. */
const onEveryPage = 'on-every-page'
const preparing = 'prepare-island'

/** The files of an island's widget, whose module has the island's name, and of everything that it may ever load. */
export function filesOfIsland(island: string, manifest: ChunkManifest): string[] {
  const named = (...names: string[]) =>
    Object.keys(manifest).filter((key) => names.includes(basename(key, extname(key))))
  const keys = named(island, onEveryPage, preparing)
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    if (named(preparing).includes(key)) continue
    keys.push(...[...imports, ...dynamicImports].filter((one) => !keys.includes(one)))
  }
  return keys.flatMap((key) => manifest[key]?.file ?? [])
}
