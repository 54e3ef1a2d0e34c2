import { plainWords } from '../../read/passage.ts'
import { countedFigures } from './counted.ts'
import { courses } from './courses.ts'
import type { Figure } from './figure.ts'
import { looseNumbers } from './loose-numbers.ts'
import { sums } from './money.ts'
import { namedNumbers } from './named-numbers.ts'
import { ratings } from './ratings.ts'
import { type Token, tokensOf } from './tokens.ts'

interface Span {
  start: number
  end: number
}

/**
 * Every figure in English words, in their order: times, sessions, sums, ratings, numbers of things, and numbers that are
 * none of these. Nothing is read in the stretches that `taken` names.
 */
export function readFigures(text: string, taken: readonly Span[] = []): Figure[] {
  const plain = plainWords(text)
  const found: Figure[] = []
  const used: Span[] = [...taken]
  let tokens = without(tokensOf(plain), used)
  const take = (figures: readonly Figure[]) => {
    if (figures.length === 0) return
    found.push(...figures)
    used.push(...figures)
    tokens = without(tokens, figures)
  }
  if (/£|pound|quid|gbp|pence|penny|\dp\b/i.test(plain)) take(sums(plain, tokens))
  if (/rat(?:ed?|ing)|stars?\b|out of|\d\/\d/i.test(plain))
    take(ratings(plain).filter((figure) => !used.some((span) => overlap(span, figure))))
  if (/\bcourses? of\b|:/i.test(plain)) take(courses(tokens))
  take(countedFigures(plain, tokens))
  if (/\d/.test(plain)) tokens = without(tokens, namedNumbers(plain))
  take(looseNumbers(tokens))
  return found.sort((a, b) => a.start - b.start).map((figure, index, all) => withUnit(figure, all[index - 1]))
}

/** "Two sessions here, three there": a bare number in words counts what the figure before it counts. */
function withUnit(figure: Figure, previous: Figure | undefined): Figure {
  const { measure, noun } = figure
  const unit = previous?.measure?.unit
  return measure && noun === '' && unit === 'session' ? { ...figure, measure: { ...measure, unit } } : figure
}

/** Tokens of which those in some stretches are blanked, so that no figure is read across them. */
function without(tokens: Token[], spans: readonly Span[]): Token[] {
  if (spans.length === 0) return tokens
  return tokens.map((token) =>
    spans.some((span) => overlap(span, token))
      ? { ...token, text: '', isNumber: false, begins: false }
      : token,
  )
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
