import type { Nodes, Root } from 'mdast'
import type { Passage, Path } from '../content.ts'
import { alignOffset } from '../syntax/align.ts'
import type { Source } from '../syntax/source.ts'
import { type Data, type Location, locationKey } from '../syntax/yaml.ts'
import type { Kind } from './kinds.ts'
import { referenceOf, walk } from './prose.ts'

/** A stretch of a text: plain words, words that are marked as about something else, or a reference by its name. */
export interface Piece {
  kind: 'words' | 'other' | 'reference'
  value: string
  /** Offset in the file of the character at `offset` of the value. */
  at: (offset: number) => number
  /** How many characters it takes in the file. */
  length: number
}

/** One text that visitors read as a whole, as the file has it. */
export interface Text {
  path: Path
  kind: Passage['kind']
  pieces: Piece[]
}

/** Every text under a key of YAML that visitors read. */
export function keyTexts(
  source: Source,
  kind: Kind,
  data: Data,
  locations: ReadonlyMap<string, Location>,
): Text[] {
  const texts: Text[] = []
  const collect = (value: Data, path: Path): void => {
    if (typeof value === 'string') {
      if (!isMachine(kind, path)) texts.push(keyText(source, path, value, locations.get(locationKey(path))))
    } else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) collect(entry, [...path, index])
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) collect(entry, [...path, key])
    }
  }
  if (kind !== 'waivers') collect(data, [])
  return texts
}

/** Keys whose values are addresses and names for the machine, not words for visitors. */
const machineKeys = new Set([
  ...[
    'url',
    'src',
    'portal',
    'clinicId',
    'image',
    'group',
    'unit',
    'treatment',
    'kind',
    'day',
    'where',
    'category',
  ],
  ...['expires', 'updated', 'date', 'asOf', 'firstOpen', 'country'],
])
/** Those of a treatment's own; elsewhere these are buttons and labels. */
const treatmentKeys = new Set(['flags', 'related', 'reason', 'contact'])

function isMachine(kind: Kind, path: Path): boolean {
  const key = String(path.findLast((step) => typeof step === 'string'))
  return (
    machineKeys.has(key) ||
    (kind === 'treatment' && treatmentKeys.has(String(path[0]))) ||
    (kind === 'navigation' && path[0] === 'treatments') ||
    (kind === 'cookies' && key === 'name')
  )
}

const braces = /\{other:?\s+([^{}]*)\}|\{([A-Za-z][\w.-]*)\}/g

function keyText(source: Source, path: Path, text: string, location: Location | undefined): Text {
  const [start, end] = location?.value ?? [0, 0]
  const raw = source.text.slice(start, end)
  const pieces: Piece[] = []
  const add = (kind: Piece['kind'], value: string, from: number, length: number): void => {
    if (value !== '')
      pieces.push({ kind, value, at: (offset) => start + alignOffset(raw, text, from + offset), length })
  }
  let done = 0
  for (const { 0: whole, 1: marked, 2: name, index } of text.matchAll(braces)) {
    add('words', text.slice(done, index), done, index - done)
    if (name !== undefined) add('reference', name, index, whole.length)
    else add('other', marked ?? '', index + whole.indexOf(marked ?? ''), whole.length)
    done = index + whole.length
  }
  add('words', text.slice(done), done, text.length - done)
  return { path, kind: path.at(-1) === 'alt' ? 'alt' : 'value', pieces }
}

/** Every paragraph, heading, table cell, title and picture description of a file's prose, which begins at `start`. */
export function proseTexts(source: Source, start: number, root: Root): Text[] {
  const texts: Text[] = []
  const visit = (node: Nodes, marked: boolean): void => {
    const isMark =
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Other'
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const pieces = inlinePieces(source, start, node, marked)
      if (pieces.length > 0)
        texts.push({ path: [], kind: node.type === 'heading' ? 'heading' : 'prose', pieces })
      return
    }
    const name = referenceOf(node)
    if (name !== undefined) {
      texts.push({
        path: [],
        kind: 'prose',
        pieces: [{ ...wordsPiece(source, start, node, name), kind: 'reference' }],
      })
    }
    for (const [kind, value] of attributeWords(node))
      texts.push({ path: [], kind, pieces: [wordsPiece(source, start, node, value)] })
    if ('children' in node) for (const child of node.children) visit(child, marked || isMark)
  }
  visit(root, false)
  return texts
}

function inlinePieces(source: Source, start: number, block: Nodes, blockMarked: boolean): Piece[] {
  const pieces: Piece[] = []
  const visit = (node: Nodes, marked: boolean): void => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      pieces.push({
        ...wordsPiece(source, start, node, node.value.replaceAll('\n', ' ')),
        kind: marked ? 'other' : 'words',
      })
    } else if (node.type === 'break') pieces.push(wordsPiece(source, start, node, '\n'))
    const name = referenceOf(node)
    if (name !== undefined) pieces.push({ ...wordsPiece(source, start, node, name), kind: 'reference' })
    const isMark = node.type === 'mdxJsxTextElement' && node.name === 'Other'
    if ('children' in node) for (const child of node.children) visit(child, marked || isMark)
  }
  visit(block, blockMarked)
  walk(block, (node) => {
    for (const [, value] of attributeWords(node)) pieces.push(wordsPiece(source, start, node, ` ${value}`))
  })
  return pieces
}

function wordsPiece(source: Source, start: number, node: Nodes, value: string): Piece {
  const from = start + (node.position?.start.offset ?? 0)
  const raw = source.text.slice(from, start + (node.position?.end.offset ?? 0))
  return { kind: 'words', value, at: (offset) => from + alignOffset(raw, value, offset), length: raw.length }
}

/** Words that a node shows beside its text: a picture's description, a link's or note's title. */
function attributeWords(node: Nodes): [kind: Passage['kind'], words: string][] {
  if (node.type === 'image')
    return [node.alt, node.title]
      .flatMap((text) => (text ? [['alt', text] as const] : []))
      .map(([kind, text]) => [kind, text])
  if (node.type === 'link') return node.title ? [['alt', node.title]] : []
  if (node.type !== 'mdxJsxFlowElement') return []
  return node.attributes.flatMap((attribute): [Passage['kind'], string][] =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'title' && typeof attribute.value === 'string'
      ? [['prose', attribute.value]]
      : [],
  )
}

/** A text as visitors read it, with the words that a reference stands for. */
export function passageOf(source: Source, text: Text, words: (name: string) => string | undefined): Passage {
  const shown = text.pieces.map((piece) => ({
    ...piece,
    shown: plain(piece.kind === 'reference' ? (words(piece.value) ?? `{${piece.value}}`) : piece.value),
  }))
  return {
    text: shown.map((piece) => piece.shown).join(''),
    words: shown
      .map((piece) => (piece.kind === 'words' ? piece.shown : blot.repeat(piece.shown.length)))
      .join(''),
    path: text.path,
    kind: text.kind,
    place: (offset) => {
      let rest = offset
      for (const piece of shown) {
        if (rest < piece.shown.length) return source.place(piece.at(piece.kind === 'reference' ? 0 : rest))
        rest -= piece.shown.length
      }
      const last = shown.at(-1)
      return source.place(last ? last.at(last.value.length) : 0)
    },
  }
}

/** Stands for each character of a reference or mark where only the editor's own words are read. */
const blot = '\uFFFC'

/** Ordinary spaces and hyphens in place of non-breaking ones; every character keeps its offset. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')
}
