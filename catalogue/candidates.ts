import { type Figure, findFigures, sameQuantity } from '../schemas/content/quantity.ts'
import { shapeOf } from '../schemas/content/quantity-numbers.ts'
import type { ContentFile, Passage } from './content.ts'
import { valueAt } from './read/validate.ts'
import { isOwn, type References, split } from './references.ts'

/** What the kinds of figures are called, and the only references that figures of some can mean. */
export const kinds: Record<Figure['kind'], { noun: string; only?: RegExp }> = {
  money: { noun: 'an amount of money' },
  time: { noun: 'a length of time' },
  count: { noun: 'a count' },
  clock: { noun: 'a time of day', only: /^hours\./ },
  day: { noun: 'a day of opening or closing', only: /^hours\./ },
  age: { noun: 'an age', only: /^adultAge$/ },
  phone: { noun: 'a phone number', only: /^phone$/ },
  email: { noun: 'an email address', only: /^email$/ },
  postcode: { noun: 'a postcode', only: /^address$/ },
  street: { noun: 'a street', only: /^address$/ },
  rating: { noun: 'a rating', only: /^rating$/ },
  consultation: { noun: 'the price of a consultation', only: /^consultation$/i },
}

/** For each weekday that a text names, what begins the name of the reference to its hours. In small letters, sun and sat are no days. */
export function hoursOf(text: string): string[] {
  const days = text.matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|ur)?(?:days?)?(?![a-z])/gi)
  return [...days].flatMap(([name, day = '']) =>
    /^s(?:at|un)$/.test(name) ? [] : `hours.${day.toLowerCase()}`,
  )
}

/**
 * The references to offer for a figure: those that its kind can mean, or else that state a figure like it. A treatment's page mostly
 * means its own facts. Others are offered there if they state the very same; of the clinic's lengths of time, only those of advice.
 * With each is what it would replace: the figure, and a "from" or "about" beside it if the key's words have it too.
 */
export function candidates(file: ContentFile, passage: Passage, figure: Figure, references: References) {
  const { only } = kinds[figure.kind]
  const days = [figure.text, passage.text].map(hoursOf).find(({ length }) => length > 0)
  const names = references.names(file).filter((name) => begins(figure.text) || !begins(name))
  return names.flatMap((name) => {
    const words = references.words(name, file) ?? ''
    const isSame = sameQuantity(words, figure.text)
    if (only) {
      const isOtherDay = name.startsWith('hours.') && days && !days.some((day) => name.startsWith(day))
      const isClosed = figure.kind === 'clock' && words === 'closed'
      return only.test(name) && !isOtherDay && !isClosed ? [{ name, words, isSame, ...numberIn(figure) }] : []
    }
    const stated = findFigures(words).find(({ kind }) => kind === figure.kind)
    // A fact that states an amount of money is wrong itself.
    if (!stated || (figure.kind === 'money' && name.startsWith('fact.'))) return []
    const [slug] = split(name)
    const isLike =
      file.kind === 'treatment'
        ? isSame && (slug !== undefined || figure.kind !== 'time' || name.startsWith('times.'))
        : slug !== undefined || stated.unit === figure.unit
    return isOwn(name) || (isLike && (slug === undefined || isAbout(slug, file, passage)))
      ? [{ name, words, isSame, ...widened(passage, figure, words, stated) }]
      : []
  })
}

/** Whether a text, or what a reference stands for, has a capital to begin with. */
const begins = (text: string) => /^[A-Z]/.test(text)

/** Whether a passage is about a treatment: its list entry names that, or its words do. */
const isAbout = (slug: string, { value }: ContentFile, { text, path }: Passage) =>
  valueAt(value, [...path.slice(0, -1), 'treatment']) === slug ||
  text.toLowerCase().includes(slug.replaceAll('-', ' '))

/** What a reference replaces: of an age such as "aged 18 or over", or of a rating, the number alone. */
function numberIn({ kind, text, start: begin, end }: Figure): { start: number; end: number } {
  const isNumbered = kind === 'age' || kind === 'rating'
  const number = isNumbered ? /\d[\d.]*|[¹²³]+/.exec(shapeOf(text.toLowerCase())) : null
  const start = begin + (number?.index ?? 0)
  return { start, end: number ? start + number[0].length : end }
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
