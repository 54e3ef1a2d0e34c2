import type { ContentFile, Passage, Rule } from '../content.ts'
import { errorAt, type Severity } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { timed } from '../waivers.ts'
import { plainLetters } from './plain-letters.ts'

/** A rule about words: what may not be said, and what comes close to it and may. */
export interface WordRule {
  id: string
  /** The law or guidance that asks for it. */
  source: string
  severity: Severity
  /** Phrases that may not be said. Case never matters. */
  patterns: readonly RegExp[]
  /** What makes a phrase harmless: words that overlap it, or stand right before or after it. */
  nearMisses: readonly RegExp[]
  message: (phrase: string) => string
  remedy: string
  /** What it reads; everything but testimonials when absent. */
  where?: (file: ContentFile, passage: Passage) => boolean
}

/** A pattern from its parts. */
export const re = (parts: TemplateStringsArray, ...values: readonly string[]) =>
  new RegExp(String.raw(parts, ...values))

/** How many further places of one phrase a finding names. */
const namedPlaces = 2

/** One finding for each phrase on a page, at its first place. */
export function wordRule(rule: WordRule): Rule {
  const { id, severity, message, remedy, where = ({ kind }) => kind !== 'testimonials' } = rule
  const find = phraseFinder(rule)
  return ({ files }) => {
    const read = files.map((file) => ({
      file,
      passages: [...file.passages, ...addressOf(file)].filter((passage) => where(file, passage)),
    }))
    // One search of all texts takes far less time than one of each, and mostly finds nothing.
    const all = read.flatMap(({ passages }) => passages.map(({ text }) => text))
    if (find(all.join('\n')).length === 0) return []
    return read.flatMap(({ file, passages }) => {
      const found = passages.flatMap(({ text, place }) =>
        find(text).map(({ phrase, start, end }) => ({ phrase, ...place(start), length: end - start })),
      )
      const byPhrase = grouped(found, ({ phrase }) => phrase.toLowerCase())
      return [...byPhrase].flatMap(([value, [first, ...others]]) => {
        if (!first) return []
        const rest = others.length - namedPlaces
        const related = others.slice(0, namedPlaces).map(({ phrase, ...place }, index) => {
          const more = index === namedPlaces - 1 && rest > 0 ? `, and ${rest} more below` : ''
          return { ...place, message: `is here too${more}.` }
        })
        const about = { subject: file.slug || file.kind, values: [timed(value, others.length + 1)] }
        const more = { severity, ...about, ...(related.length > 0 && { related }) }
        return [errorAt(first, id, message(first.phrase), remedy, more)]
      })
    })
  }
}

/** Finds a rule's phrases in a text, in order; of two that overlap the one that begins first. */
export function phraseFinder({ patterns, nearMisses }: Pick<WordRule, 'patterns' | 'nearMisses'>) {
  // Looking only where a word begins makes the search several times faster.
  const any = new RegExp(`(?<![a-z0-9])(?:${patterns.map(({ source }) => source).join('|')})`, 'gi')
  const close = nearMisses.map(({ source }) => new RegExp(source, 'gi'))
  return (text: string) => {
    const plain = plainLetters(text)
    const matches = [...plain.text.matchAll(any)]
    if (matches.length === 0) return []
    const harmless = close.flatMap((miss) => [...plain.text.matchAll(miss)])
    return matches
      .filter((match) => !harmless.some((near) => touch(match, near)))
      .map(({ 0: phrase, index }) => ({
        phrase: phrase.replace(/\s+/g, ' '),
        start: plain.written(index),
        end: plain.written(index + phrase.length),
      }))
  }
}

function touch(one: RegExpExecArray, other: RegExpExecArray): boolean {
  return one.index <= other.index + other[0].length && other.index <= one.index + one[0].length
}

/** A page's address as words, which visitors read too. */
function addressOf({ file, slug }: ContentFile): Passage[] {
  const text = slug.replaceAll('-', ' ')
  const place = () => ({ file, line: 1, column: 1 })
  return slug === '' ? [] : [{ text, words: text, path: [], kind: 'slug', place }]
}
