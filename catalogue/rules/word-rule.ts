import { type Hit, searchTogether } from '../../schemas/content/search-together.ts'
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
    const read = files.flatMap((file) =>
      [...file.passages, ...addressOf(file)].map((passage) => ({ file, passage })),
    )
    const phrases = find(read.map(({ passage }) => passage.text))
    const found = read.flatMap(({ file, passage }, index) =>
      (phrases[index] ?? []).flatMap(({ phrase, start, end }) =>
        where(file, passage)
          ? [{ file, phrase, place: { ...passage.place(start), length: end - start } }]
          : [],
      ),
    )
    const byPhrase = grouped(found, ({ file, phrase }) => `${file.file} ${phrase.toLowerCase()}`)
    return [...byPhrase.values()].flatMap(([first, ...others]) => {
      if (!first) return []
      const { file, phrase, place } = first
      const rest = others.length - namedPlaces
      const related = others.slice(0, namedPlaces).map((other, index) => {
        const more = index === namedPlaces - 1 && rest > 0 ? `, and ${rest} more below` : ''
        return { ...other.place, message: `is here too${more}.` }
      })
      const values = [timed(phrase.toLowerCase(), others.length + 1)]
      const more = {
        severity,
        subject: file.slug || file.kind,
        values,
        ...(related.length > 0 && { related }),
      }
      return [errorAt(place, id, message(phrase), remedy, more)]
    })
  }
}

/** A phrase that a text may not say. */
interface Phrase extends Hit {
  phrase: string
}

/** Finds a rule's phrases in each of many texts, in order; of two that overlap the one that begins first. */
export function phraseFinder({ patterns, nearMisses }: Pick<WordRule, 'patterns' | 'nearMisses'>) {
  // Looking only where a word begins makes the search several times faster.
  const any = new RegExp(`(?<![a-z0-9])(?:${patterns.map(({ source }) => source).join('|')})`, 'gi')
  const close = nearMisses.map(({ source }) => new RegExp(source, 'gi'))
  return (texts: readonly string[]): Phrase[][] => {
    const plain = texts.map(plainLetters)
    const found = searchTogether(
      plain.map(({ text }) => text),
      (text) => hitsOf(any, text),
    )
    return plain.map(({ text, written }, index) => {
      const hits = found[index] ?? []
      const harmless = hits.length > 0 ? close.flatMap((miss) => hitsOf(miss, text)) : []
      return hits
        .filter((hit) => !harmless.some((near) => hit.start <= near.end && near.start <= hit.end))
        .map(({ start, end }) => {
          const phrase = text.slice(start, end).replace(/\s+/g, ' ')
          return { phrase, start: written(start), end: written(end) }
        })
    })
  }
}

const hitsOf = (pattern: RegExp, text: string): Hit[] =>
  Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({ start: index, end: index + words.length }))

/** A page's address as words, which visitors read too. */
function addressOf({ file, slug }: ContentFile): Passage[] {
  const text = slug.replaceAll('-', ' ')
  const place = () => ({ file, line: 1, column: 1 })
  return slug === '' ? [] : [{ text, words: text, path: [], kind: 'slug', place }]
}
