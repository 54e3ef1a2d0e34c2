import { counts, measures } from './quantity-counts.ts'
import { capitals, type FigureKind, forms, openDays, opening, type Patterns } from './quantity-forms.ts'
import { comparable, measure, type Quantity } from './quantity-measure.ts'
import { type PlainText, plainText } from './quantity-text.ts'
import { type Hit, hitsOf, searchTogether } from './search-together.ts'

/** A figure in a text: its words with their offsets, and its value where it measures something. */
export interface Figure extends Hit, Partial<Quantity> {
  kind: FigureKind
  text: string
}

type Match = Pick<Figure, 'kind' | 'start' | 'end'>

/** Kinds with a form of their own: a number within one never overrules it. */
const distinct = new Set<FigureKind>(['email', 'phone', 'postcode', 'street'])

/** The figures of many texts, each with the index of its text. */
export function figuresOf(texts: readonly string[]): (Figure & { index: number })[] {
  return searchTogether(texts, findFigures)
}

/** Every figure of a governed kind in `text`, in order. Of two that overlap, the longer one counts. */
export function findFigures(text: string): Figure[] {
  return figuresBy(text, ({ plain, lower, shape }) => [
    ...matchesIn(plain, capitals),
    ...matchesIn(lower, forms),
    ...matchesIn(shape, counts),
    ...matchesIn(lower, openDays).filter(({ start }) => opening.test(sentenceAt(lower, start))),
  ])
}

function figuresBy(text: string, search: (text: PlainText) => Match[]): Figure[] {
  const read = plainText(text)
  const { lower, place } = read
  const kept: Match[] = []
  for (const match of search(read).sort((a, b) => a.start - b.start || weight(b) - weight(a))) {
    const last = kept.at(-1)
    if (!last || match.start >= last.end) kept.push(match)
    else if (weight(match) > weight(last)) kept[kept.length - 1] = match
  }
  return kept.map(({ kind, start, end }) => {
    const [from, to] = [place(start), place(end - 1) + 1]
    const figure = { kind, start: from, end: to, text: text.slice(from, to) }
    return { ...figure, ...measure(kind, lower.slice(start, end)) }
  })
}

function matchesIn(text: string, patterns: Patterns): Match[] {
  return patterns.flatMap(([kind, pattern]) =>
    hitsOf(pattern, text).map(({ start, end }) => ({
      kind,
      start,
      end: start + text.slice(start, end).trimEnd().length,
    })),
  )
}

function weight({ kind, start, end }: Match): number {
  return end - start + (distinct.has(kind) ? 1000 : 0)
}

function sentenceAt(text: string, at: number): string {
  let start = at
  while (start > 0 && !/^(?:[.!?] |\n)/.test(text.slice(start, start + 2))) start -= 1
  const length = text.slice(at).search(/[.!?](?: |$)|\n/)
  return text.slice(start, length < 0 ? undefined : at + length)
}

function isMeasured(figure: Figure): figure is Figure & Quantity {
  return figure.unit !== undefined
}

/** The lengths of time and numbers of sessions in `text`: two in "1 hour 30 minutes". */
export function quantitiesIn(text: string): Quantity[] {
  return figuresBy(text, ({ shape }) => matchesIn(shape, measures)).filter(isMeasured)
}

/** Whether two texts begin with the same figure, however it is worded: "2 weeks" and "a fortnight". */
export function sameQuantity(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => {
    const [figure] = findFigures(text)
    if (figure && isMeasured(figure)) return comparable(figure)
    return figure?.text
      .toLowerCase()
      .replace(/[\s().-]/g, '')
      .replace(/^(?:\+|00)440?/, '0')
  })
  return first !== undefined && first === second
}
