import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postcss from 'postcss'
import { illustrations } from '../../renderer/illustrations/index.ts'
import { attributeOf, type Element, readElements } from '../build/elements.ts'
import { replaceParts } from '../build/replace.ts'
import { drawingStyles } from './drawing-styles.ts'
import { drawingShapes } from './sharing-card.ts'

/** Addresses of drawings that are files, by their names. */
export type DrawingFiles = Record<string, string>

/** Writes every drawing as an SVG file below `client`. */
export async function writeDrawings(client: string): Promise<DrawingFiles> {
  const folder = '/assets/drawings'
  await mkdir(join(client, folder), { recursive: true })
  const entries = Object.keys(illustrations).map(async (name) => {
    const svg = drawingFile(name)
    const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8)
    const address = `${folder}/${name}.${digest}.svg`
    await writeFile(join(client, address), svg)
    return [name, address] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const rules = postcss.parse(drawingStyles()).nodes.filter((node) => node.type === 'rule')

/** A drawing with attributes in place of classes, since a file has no style sheet. */
export function drawingFile(name: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" class="illustration">${drawingShapes(name)}</svg>`
  const painted = readElements(svg).flatMap((element) => {
    const place = element.sourceCodeLocation?.attrs?.class
    if (!place) return []
    return [{ start: place.startOffset, end: place.endOffset, text: paint(element) }]
  })
  return replaceParts(svg, painted).replace(/><\/(?:path|circle|ellipse|rect)>/g, '/>')
}

/** The strokes and fills that the rules give to an element, as attributes. */
function paint(element: Element): string {
  const values = new Map<string, string>()
  for (const { selector, nodes } of rules) {
    if (!matches(element, selector.split(' '))) continue
    for (const node of nodes) {
      if (node.type === 'decl' && /^(?:fill|stroke)/.test(node.prop)) values.set(node.prop, node.value)
    }
  }
  return [...values].map(([name, value]) => `${name}="${value}"`).join(' ')
}

/** Whether an element has the last of the classes, and is inside elements that have the others. */
function matches(element: Element, [...selectors]: string[]): boolean {
  const last = selectors.pop()?.slice(1) ?? ''
  if (!attributeOf(element, 'class')?.split(' ').includes(last)) return false
  const { parentNode } = element
  return selectors.length === 0 || (parentNode !== null && isInside(parentNode as Element, selectors))
}

function isInside(element: Element, selectors: string[]): boolean {
  if (!('attrs' in element)) return false
  return matches(element, selectors) || isInside(element.parentNode as Element, selectors)
}
