import type { Root } from 'mdast'
import type { Point, Position } from 'unist'
import { components } from './components.ts'
import { blockEnd, type MdxSlip, slipAt } from './mdx-slip.ts'
import { walk } from './walk.ts'

/** Slips after which the rest of a page is left unread. */
const mostSlips = 12

/** Lines that make a heading of the line above; with an open tag in that the parser fails without a place. */
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/gm

const unreadable: MdxSlip = {
  message: 'the prose can’t be read.',
  remedy: 'Check that each component that begins also ends, and take away what was changed last.',
  start: 0,
  end: 1,
  isText: true,
}

/** Prose read as far as it can be, and what was in the way. */
export interface RecoveredMdx {
  /** Undefined when too much is wrong. */
  root?: Root
  slips: MdxSlip[]
}

/** Private characters, which stand where a tag or code was left out, and where words are put back. */
const gap = '\uE000'
const keptGap = '\uE001'
const gaps = /[\uE000\uE001]/g

/**
 * Reads prose that has slips: what a parser stumbles over is noted and left out, and the rest read again, so that one slip does
 * not hide another. Offsets stay what they are.
 */
export function recoverMdx(body: string, parse: (text: string) => Root): RecoveredMdx {
  const slips: MdxSlip[] = []
  const kept = new Map<number, string>()
  let text = body
  while (slips.length < mostSlips) {
    try {
      return { root: refilled(parse(text), kept), slips }
    } catch (error) {
      if (error instanceof RangeError) throw error
      if (!isParseError(error)) {
        const plain = text.replace(underline, (line) => line.replace(/\S/g, gap))
        if (plain === text) return { slips: [...slips, unreadable] }
        text = plain
        continue
      }
      const slip = slipAt(text, error.reason, offsetOf(error, text))
      slips.push(slip)
      const out = stretchesOf(text, slip)
      if (out.length === 0) break
      for (const [start, end] of out) {
        if (slip.isText) for (let at = start; at < end; at++) kept.set(at, body.charAt(at))
        const filled = text.slice(start, end).replace(/[^\r\n]/g, slip.isText ? keptGap : gap)
        text = `${text.slice(0, start)}${filled}${text.slice(end)}`
      }
    }
  }
  return { slips }
}

/** What is left out for a slip: the stretch itself; of a component in pairs all its tags, since which one lacks its other half can't be told. */
function stretchesOf(text: string, { start, end }: MdxSlip): [start: number, end: number][] {
  if (text.slice(start, end).replace(gaps, '').trim() === '') return lastResort(text, start)
  const name = /^<\/?([A-Z]\w*)[^<>]*>$/.exec(text.slice(start, end))?.[1]
  if (name === undefined || !components[name]?.children) return [[start, end]]
  const tags = text.matchAll(new RegExp(`</?${name}\\b[^<>]*>`, 'g'))
  return [
    [start, end],
    ...[...tags].map(({ 0: tag, index }): [number, number] => [index, index + tag.length]),
  ]
}

/** Where nothing more can be named, the rest of the paragraph is left out. */
function lastResort(text: string, start: number): [start: number, end: number][] {
  const end = blockEnd(text, start)
  return text.slice(start, end).replace(gaps, '').trim() === '' ? [] : [[start, end]]
}

/** The tree with the words put back that were left out, and nothing in place of tags and code. */
function refilled(root: Root, kept: ReadonlyMap<number, string>): Root {
  walk(root, (node) => {
    if (!('value' in node) || typeof node.value !== 'string') return
    let at = node.position?.start.offset ?? 0
    const nextKept = () => {
      while (!kept.has(at) && at < (node.position?.end.offset ?? 0)) at++
      return kept.get(at++) ?? ''
    }
    node.value = node.value.replace(gaps, (mark) => (mark === keptGap ? nextKept() : ''))
  })
  return root
}

/** What the parser throws. */
interface ParseError extends Error {
  reason: string
  line?: number
  column?: number
  place?: Point | Position
}

function isParseError(error: unknown): error is ParseError {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string'
}

function offsetOf(error: ParseError, text: string): number {
  const point = error.place && ('start' in error.place ? error.place.start : error.place)
  const opened = /closing tag for `[^`]*` \((\d+):(\d+)/.exec(error.reason)
  if (point?.offset !== undefined && !opened) return point.offset
  const [line, column] = [Number(opened?.[1] ?? error.line ?? 1), Number(opened?.[2] ?? error.column ?? 1)]
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, one) => sum + one.length + 1, column - 1)
}
