import type { Entry } from '../read/entry.ts'
import type { Passage } from '../read/passage.ts'
import type { Figure } from './figures/figure.ts'

const beforeIt = /(?:^|[;:,–—(])\s*$/
const afterIt = /^\s*(?:$|[.,;)])/

/** Whether a sum stands by itself in words that describe one treatment alone: "…, whom it suits and the risks; from £45." */
export function isBarePrice(
  { kind }: Entry,
  { path }: Passage,
  sentence: string,
  { measure, start, end }: Figure,
): boolean {
  if (measure?.unit !== 'pound' || !describesOne(kind, path)) return false
  return beforeIt.test(sentence.slice(0, start)) && afterIt.test(sentence.slice(end))
}

function describesOne(kind: Entry['kind'], path: Passage['path']): boolean {
  const key = path.at(-1)
  if (kind === 'treatment') return path.length === 1 && (key === 'description' || key === 'summary')
  return kind === 'home' && path[0] === 'treatments' && key === 'description'
}
