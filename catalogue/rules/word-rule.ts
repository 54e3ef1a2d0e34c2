import type { ContentFile, Passage, Rule } from '../content.ts'
import type { Finding, Severity } from '../finding.ts'
import { timed } from '../waivers.ts'
import { plainLetters } from './plain-letters.ts'

/** A rule about words: what may not be said, and what comes close to it and may. */
export interface WordRule {
  id: string
  /** The law or guidance that asks for it. */
  source: string
  severity: Severity
  /** Phrases that may not stand in a sentence. Case never matters. */
  patterns: readonly RegExp[]
  /** What makes a phrase harmless: stretches of its sentence that overlap it, or stand right before or after it. */
  nearMisses: readonly RegExp[]
  message: (phrase: string) => string
  remedy: string
  /** What it reads; everything but testimonials when absent. */
  where?: (file: ContentFile, passage: Passage) => boolean
}

/** Sentences that a rule must find, and careful ones that it must leave alone. */
export interface Examples {
  breaches: readonly string[]
  honest: readonly string[]
}

/** A pattern from its parts. */
export const re = (parts: TemplateStringsArray, ...values: readonly string[]) =>
  new RegExp(String.raw(parts, ...values))

/** How many further places of one phrase a finding names. */
const namedPlaces = 2
const sentences = /\S(?:[^.!?]|[.!?](?=\S)|(?<=\bno)\.(?= \d))*[.!?]*/gi

/** One finding for each phrase on a page, at its first place. */
export function wordRule(rule: WordRule): Rule {
  const find = phraseFinder(rule)
  const reads = rule.where ?? (({ kind }) => kind !== 'testimonials')
  return ({ files }) =>
    files.flatMap((file) => {
      if (file.kind === 'waivers') return []
      const findings = [...file.passages, ...addressOf(file)]
        .filter((passage) => reads(file, passage))
        .flatMap((passage) =>
          find(passage.text).map(({ phrase, start, end }): Finding & { values: string[] } => ({
            ...{ ...passage.place(start), length: end - start, rule: rule.id, severity: rule.severity },
            ...{ message: rule.message(phrase), remedy: rule.remedy },
            ...{ subject: pageName(file), values: [phrase.toLowerCase()] },
          })),
        )
      const phrases = new Set(findings.map(({ values }) => values[0]))
      return [...phrases].flatMap((phrase) => together(findings.filter(({ values }) => values[0] === phrase)))
    })
}

/** Finds a rule's phrases in a text, in order; of two that overlap the one that begins first. */
export function phraseFinder({ patterns, nearMisses }: WordRule) {
  // Looking only where a word begins makes the search several times faster.
  const any = new RegExp(`(?<![a-z0-9])(?:${patterns.map(({ source }) => source).join('|')})`, 'gi')
  const close = nearMisses.map(({ source }) => new RegExp(source, 'gi'))
  return (text: string) => {
    const plain = plainLetters(text)
    if (plain.text.search(any) === -1) return []
    return [...plain.text.matchAll(sentences)].flatMap(({ 0: sentence, index }) =>
      [...sentence.matchAll(any)]
        .filter(
          (match) => !close.some((miss) => [...sentence.matchAll(miss)].some((near) => touch(match, near))),
        )
        .map(({ 0: phrase, index: at }) => ({
          phrase: phrase.replace(/\s+/g, ' '),
          start: plain.written(index + at),
          end: plain.written(index + at + phrase.length),
        })),
    )
  }
}

function touch(one: RegExpExecArray, other: RegExpExecArray): boolean {
  return one.index <= other.index + other[0].length && other.index <= one.index + one[0].length
}

/** The name that reports give a page: its slug, or what the file is. */
function pageName({ slug, kind }: ContentFile): string {
  return slug || kind
}

/** A page's address as words, which visitors read too. */
function addressOf({ file, slug }: ContentFile): Passage[] {
  const text = slug.replaceAll('-', ' ')
  const place = () => ({ file, line: 1, column: 1 })
  return slug === '' ? [] : [{ text, words: text, path: [], kind: 'slug', place }]
}

function together([first, ...others]: readonly Finding[]): Finding[] {
  if (!first) return []
  const rest = others.length - namedPlaces
  const related = others.slice(0, namedPlaces).map(({ file, line, column, length = 1 }, index) => ({
    ...{ file, line, column, length },
    message: index === namedPlaces - 1 && rest > 0 ? `is here too, and ${rest} more below.` : 'is here too.',
  }))
  const values = first.values?.map((value) => timed(value, others.length + 1)) ?? []
  return [{ ...first, values, ...(related.length > 0 && { related }) }]
}
