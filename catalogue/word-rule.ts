import { hitsOf, searchTogether } from '../schemas/content/search-together.ts'
import type { ContentFile, Passage, Rule } from './content.ts'
import { errorAt, type Severity } from './finding.ts'
import { grouped } from './grouped.ts'
import { timed } from './waivers.ts'

/** A rule about words: what may not be said, and what comes close but may. */
export interface WordRule {
  id: string
  /** An error if absent. */
  severity?: Severity
  /** Phrases that may not be said. Case never matters. */
  patterns: readonly RegExp[]
  /** What makes a phrase harmless: words that overlap it, or stand right before or after it. */
  nearMisses: readonly RegExp[]
  /** What is wrong with a phrase, in words that follow it. */
  message: string
  remedy: string
  /** Which passages it reads; if absent, all but testimonials. */
  where?: (file: ContentFile, passage: Passage) => boolean
}

/** A pattern composed of parts. */
export const re = (parts: TemplateStringsArray, ...values: readonly string[]) =>
  new RegExp(String.raw(parts, ...values))

/** The remedy for clients' words, which must not be rewritten. */
const clientsWords = 'Leave out the sentence, if the client agrees, or show other words.'

/** One finding for each phrase on a page, at its first place. */
export function wordRule(rule: WordRule): Rule {
  const { id, severity = 'error', message, remedy, where = ({ kind }) => kind !== 'testimonials' } = rule
  const find = phraseFinder(rule)
  return ({ passages }) => {
    const found = find(passages.filter(({ file, passage }) => where(file, passage)))
    const byPhrase = grouped(found, ({ file, phrase }) => `${file.file} ${phrase.toLowerCase()}`)
    return [...byPhrase.values()].map(([{ file, phrase, place }, ...others]) => {
      // The value says how often a phrase occurs; two more places show where to look.
      const related = others.slice(0, 2).map((other) => ({ ...other.place, message: 'is here too.' }))
      const values = [timed(phrase.toLowerCase(), others.length + 1)]
      const more = { severity, subject: file.slug || file.kind, values, related, isPhrase: true } as const
      const advice = file.kind === 'testimonials' ? clientsWords : remedy
      return errorAt(place, id, `"${phrase}" ${message}`, advice, more)
    })
  }
}

/** Finds a rule's phrases, in order; of two that overlap, the one that begins first. All in lower case takes half as long as ignoring case. */
export function phraseFinder({ patterns, nearMisses }: Pick<WordRule, 'patterns' | 'nearMisses'>) {
  const anyPhrase = patterns.map(({ source }) => source).join('|')
  // Looking only where a word begins makes the search several times faster.
  const phrases = inLowerCase(`(?<![a-z0-9])(?=[a-z0-9£#])(?:${anyPhrase})`)
  const close = nearMisses.map(({ source }) => inLowerCase(source))
  return (read: readonly { file: ContentFile; passage: Passage }[]) => {
    const texts = read.map(({ passage }) => passage.lower)
    const found = searchTogether(texts, (text) => hitsOf(phrases, text))
    return [...grouped(found, ({ index }) => index)].flatMap(([index, hits]) => {
      const { file, passage } = read[index] ?? {}
      if (!file || !passage) return []
      const harmless = close.flatMap((miss) => hitsOf(miss, passage.lower))
      return hits
        .filter((hit) => !harmless.some((near) => hit.start <= near.end && near.start <= hit.end))
        .map(({ start, end }) => {
          const phrase = passage.text.slice(start, end).replace(/\s+/g, ' ')
          return { file, phrase, place: { ...passage.place(start), length: end - start } }
        })
    })
  }
}

/** A pattern with its letters in lower case; classes such as \W keep their capitals. */
const inLowerCase = (source: string) =>
  new RegExp(
    source.replace(/(?<!\\)[A-Z]/g, (letter) => letter.toLowerCase()),
    'g',
  )
