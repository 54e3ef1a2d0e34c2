import { type Figure, findFigures, sameQuantity } from '../schemas/content/quantity.ts'
import type { ContentFile, Passage } from './content.ts'
import { valueAt } from './read/validate.ts'
import { isOwn, type References, split } from './references.ts'

/** A reference that an editor may have meant by a written-out figure. */
interface Candidate {
  name: string
  words: string
  /** Whether the key states exactly this figure, or the figure can only mean this key. */
  isCertain: boolean
  /** What the reference would replace: the figure, and a "from" or "about" beside it if the key's words have it too. */
  start: number
  end: number
}

/** The only references worth offering for figures of these kinds. */
const onlyMeaning: Partial<Record<Figure['kind'], (passage: Passage, figure: Figure) => RegExp>> = {
  age: () => /^adultAge$/,
  rating: () => /^rating$/,
  consultation: (_passage, { text }) => (text.startsWith('F') ? /^Consultation$/ : /^consultation$/),
  phone: () => /^phone$/,
  email: () => /^email$/,
  postcode: () => /^address$/,
  street: () => /^address$/,
  clock: namedDay,
  day: namedDay,
}

/** For each weekday that a text names, what begins the name of the reference to its hours. */
export function hoursOf(text: string): string[] {
  const days = text.matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|ur)?(?:days?)?(?![a-z])/gi)
  return [...days].map(([, day = '']) => `hours.${day.toLowerCase()}`)
}

/** References to the opening hours of the weekdays that the figure names, or else of the first in its passage, if any. */
function namedDay({ text }: Passage, figure: Figure): RegExp {
  const days = hoursOf(figure.text)
  return new RegExp(`^(?:${days.length > 0 ? days.join('|') : (hoursOf(text)[0] ?? 'no day')})`)
}

/** The references to offer for a figure, those that its kind can mean: a treatment's first, then those in its unit. */
export function candidates(file: ContentFile, passage: Passage, figure: Figure, references: References) {
  const meaning = onlyMeaning[figure.kind]?.(passage, figure)
  const found = references.names(file).flatMap((name): Candidate[] => {
    const words = references.words(name, file) ?? ''
    if (meaning)
      return meaning.test(name) && !(figure.kind === 'clock' && words === 'closed')
        ? [{ name, words, isCertain: true, ...numberIn(figure) }]
        : []
    if (!isCandidate(name, file, passage, figure)) return []
    const stated = findFigures(words).find(({ kind }) => kind === figure.kind)
    if (!stated) return []
    const isCertain = sameQuantity(stated.text, figure.text)
    // A treatment's own facts cover most of what its page may mean, so other references need the very same figure there.
    return isCertain || isOwn(name) || file.kind !== 'treatment'
      ? [{ name, words, isCertain, ...widened(passage, figure, words, stated) }]
      : []
  })
  const isAlike = ({ name, words }: Candidate) =>
    isOwn(split(name)[1]) || findFigures(words).some(({ unit }) => unit === figure.unit)
  return found.toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a)))
}

/** Whether a reference is worth offering here: the page's own, another treatment's if the passage is about it, or the clinic's. */
function isCandidate(name: string, file: ContentFile, { lower, path }: Passage, figure: Figure): boolean {
  const [slug] = split(name)
  if (slug !== undefined)
    return (
      valueAt(file.value, [...path.slice(0, -1), 'treatment']) === slug ||
      lower.includes(slug.replaceAll('-', ' '))
    )
  // Facts state no amounts of money.
  if (isOwn(name)) return name === 'price' || figure.kind !== 'money'
  const isPolicy = file.kind === 'legal' || file.kind === 'cookies'
  if (name === 'retention') return isPolicy
  if (/experience/i.test(name))
    return name === 'experience' && figure.unit === 'year' && !isPolicy && file.kind !== 'treatment'
  if (name.startsWith('times.')) return !isPolicy
  return figure.kind !== 'time' || file.kind !== 'treatment'
}

/** What a reference replaces: of an age such as "aged 18 or over", or of a rating, the number alone. */
function numberIn(figure: Figure): { start: number; end: number } {
  const digits = figure.kind === 'age' || figure.kind === 'rating' ? /\d[\d.]*/.exec(figure.text) : null
  const start = figure.start + (digits?.index ?? 0)
  return { start, end: digits ? start + digits[0].length : figure.end }
}

function widened({ words: ownWords }: Passage, figure: Figure, words: string, stated: Figure) {
  const before = words.slice(0, stated.start)
  const after = words.slice(stated.end)
  const begins = ownWords.slice(0, figure.start).toLowerCase().endsWith(before.toLowerCase())
  const ends = ownWords.startsWith(after, figure.end)
  return {
    start: begins ? figure.start - before.length : figure.start,
    end: ends ? figure.end + after.length : figure.end,
  }
}
