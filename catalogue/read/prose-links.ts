import type { Root } from 'mdast'
import type { Place } from '../finding.ts'
import type { Source } from './source.ts'
import { walk } from './walk.ts'

/** An address that prose links to or shows as a picture, with its place. */
export interface Target {
  target: string
  place: Place & { length: number }
}

/** Every link and picture in a file's prose, which begins at `start`. */
export function proseTargets(
  source: Source,
  start: number,
  root: Root,
): { links: Target[]; images: Target[] } {
  const links: Target[] = []
  const images: Target[] = []
  walk(root, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    const offset = start + (node.position?.start.offset ?? 0)
    const within = source.text.slice(offset, start + (node.position?.end.offset ?? 0)).lastIndexOf(node.url)
    const place = { ...source.place(offset + Math.max(0, within)), length: Math.max(1, node.url.length) }
    ;(node.type === 'image' ? images : links).push({ target: node.url, place })
  })
  return { links, images }
}
