import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, selectAll } from 'css-select'
import { parse } from 'parse5'
import { adapter, type Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter'
import postcss from 'postcss'
import { illustrations } from '../../renderer/illustrations/index.ts'
import type { Illustration } from '../../renderer/illustrations/plate.tsx'
import { digestOf } from '../../server/site/manifest.ts'
import { drawingShapes } from './sharing-card.ts'
import { drawingStyles } from './tokens.ts'

type Node = Htmlparser2TreeAdapterMap['node']
type Element = Htmlparser2TreeAdapterMap['element']

/** Writes every drawing as an SVG file below `client`, and returns the files' addresses by drawing name. */
export async function writeDrawings(client: string): Promise<Record<string, string>> {
  const folder = '/assets/drawings'
  await mkdir(join(client, folder), { recursive: true })
  const entries = Object.entries(illustrations).map(async ([name, drawing]) => {
    const svg = drawingFile(drawing)
    const address = `${folder}/${name}.${digestOf(svg).slice(0, 6)}.svg`
    await writeFile(join(client, address), svg)
    return [name, address] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const rules = postcss
  .parse(drawingStyles())
  .nodes.filter((node) => node.type === 'rule')
  .map(({ selector, nodes }) => ({ matches: compile<Element, Element>(selector), nodes }))

/** A drawing with attributes in place of classes, since a file has no style sheet. */
function drawingFile(drawing: Illustration): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" class="illustration">${drawingShapes(drawing)}</svg>`
  const painted = selectAll<Node, Element>('[class]', parse(svg, { treeAdapter: adapter })).map(paint)
  return svg
    .replace(/class="[^"]*"/g, () => painted.shift() ?? '')
    .replace(/><\/(?:path|circle|ellipse|rect)>/g, '/>')
}

/** The strokes and fills that the rules give to an element, as attributes. */
function paint(element: Element): string {
  const values = new Map<string, string>()
  for (const { matches, nodes } of rules) {
    if (!matches(element)) continue
    for (const node of nodes) {
      if (node.type === 'decl' && /^(?:fill|stroke)/.test(node.prop)) values.set(node.prop, node.value)
    }
  }
  return [...values].map(([name, value]) => `${name}="${value}"`).join(' ')
}
