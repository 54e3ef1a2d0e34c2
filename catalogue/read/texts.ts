import type { Nodes, Root } from 'mdast'
import type { Kind } from '../../schemas/content/kinds.ts'
import { lowerCase } from '../../schemas/content/search-together.ts'
import { asTyped, withoutZeroWidth } from '../../schemas/content/typeset.ts'
import type { Passage, Path } from '../content.ts'
import { braces, referenceName } from '../references.ts'
import { alignOffset } from '../syntax/align.ts'
import type { Range, Source } from '../syntax/source.ts'
import type { YamlContent } from '../syntax/yaml.ts'
import { childrenOf, isElement, nodesOf, propertiesOf, rangeOf } from './nodes.ts'

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
export function keyTexts(source: Source, kind: Kind, { entries }: YamlContent): Text[] {
  if (kind === 'waivers') return []
  const read = [...entries.values()].filter(({ path }) => !isMachine(kind, path))
  return read.flatMap(({ path, value, data }) =>
    typeof data === 'string' ? keyText(source, path, value, asShown(data)) : [],
  )
}

/** Keys whose values are addresses and names for the machine, not words for visitors. */
const machineKeys: ReadonlySet<string> = new Set([
  ...['url', 'src', 'portal', 'clinicId', 'image', 'group', 'unit', 'treatment', 'kind', 'day', 'where'],
  ...['category', 'expires', 'updated', 'date', 'asOf', 'firstOpen', 'country'],
])
/** The same in files of one kind; elsewhere such keys hold words. */
const machinePaths: Partial<Record<Kind, RegExp>> = {
  treatment: /^(?:flags|related|reason|contact)\b/,
  navigation: /^treatments\b/,
  cookies: /\bname$/,
}

export function isMachine(kind: Kind, path: Path): boolean {
  const key = String(path.findLast((step) => typeof step === 'string'))
  return machineKeys.has(key) || (machinePaths[kind]?.test(path.join('.')) ?? false)
}

/** Pages show a run of white space as one space and no zero-width characters; word rules read texts like this too. */
const asShown = (text: string) => withoutZeroWidth(text).replace(/\s{2,}|[^\S ]/g, ' ')

function keyText(source: Source, path: Path, [start, end]: Range, text: string): Text {
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

/** Every paragraph, heading, table cell, title and picture description of a page's prose. */
export function proseTexts(source: Source, root: Root): Text[] {
  /** The pieces of a text, in which words may be marked. */
  const inline = (node: Nodes, isMarked: boolean): Piece[] => {
    if (node.type === 'text' || node.type === 'inlineCode')
      return [nodePiece(source, node, node.value, isMarked ? 'other' : 'words')]
    if (node.type === 'break') return [nodePiece(source, node, '\n')]
    const within = childrenOf(node).flatMap((child) => inline(child, isMarked || isMark(node)))
    return [...referencePieces(source, node), ...within]
  }
  const texts = (node: Nodes, isMarked: boolean): Text[] => {
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      const kind = node.type !== 'heading' ? 'prose' : node.depth === 2 ? 'section' : 'heading'
      return [
        ...textOf(kind, inline(node, isMarked)),
        ...nodesOf(node).flatMap((one) => besides(source, one)),
      ]
    }
    const below = childrenOf(node).flatMap((child) => texts(child, isMarked || isMark(node)))
    return [...textOf('prose', referencePieces(source, node)), ...besides(source, node), ...below]
  }
  return texts(root, false)
}

const textOf = (kind: Text['kind'], pieces: Piece[]): Text[] =>
  pieces.length > 0 ? [{ path: [], kind, pieces }] : []

/** The reference that a node itself is, if it is one. */
function referencePieces(source: Source, node: Nodes): Piece[] {
  const name = isElement(node) ? referenceName(node.name ?? '', propertiesOf(node)) : undefined
  return name === undefined ? [] : [nodePiece(source, node, name, 'reference')]
}

const isMark = (node: Nodes) => isElement(node) && node.name === 'Other'

function nodePiece(source: Source, node: Nodes, words: string, kind: Piece['kind'] = 'words'): Piece {
  // A component looks a name up as it is typed.
  const value = kind === 'reference' ? words : asShown(words)
  const [start, end] = rangeOf(node)
  const raw = source.text.slice(start, end)
  const at = (offset: number) => start + (kind === 'reference' ? 0 : alignOffset(raw, value, offset))
  return { kind, value, at, length: raw.length }
}

/** The texts that a node shows beside its own: a picture's description, a link's or note's title. */
function besides(source: Source, node: Nodes): Text[] {
  const { alt, title } = (isElement(node) ? propertiesOf(node) : node) as { alt?: string; title?: string }
  return [alt, title].flatMap((words) => (words ? textOf('beside', [nodePiece(source, node, words)]) : []))
}

/** A text as visitors read it, with the words that a reference stands for. */
export function passageOf(source: Source, text: Text, words: (name: string) => string | undefined): Passage {
  const { pieces, path, kind } = text
  const shown = pieces.map(({ kind, value }) =>
    asTyped(kind === 'reference' ? (words(value) ?? `{${value}}`) : value),
  )
  const all = shown.join('')
  return {
    text: all,
    lower: lowerCase(all),
    words: shown
      .map((part, nth) => (pieces[nth]?.kind === 'words' ? part : blankCharacter.repeat(part.length)))
      .join(''),
    references: pieces.flatMap(({ kind, value }) => (kind === 'reference' ? [value] : [])),
    path,
    kind,
    place: (offset) => {
      let rest = offset
      for (const [nth, { kind, at }] of pieces.entries()) {
        const length = shown[nth]?.length ?? 0
        if (rest < length) return source.place(at(kind === 'reference' ? 0 : rest))
        rest -= length
      }
      return source.place(pieces.at(-1)?.at(rest) ?? 0)
    },
  }
}

/** Replaces each character of a reference or mark where only the editor's own words count. */
const blankCharacter = '\uFFFC'
