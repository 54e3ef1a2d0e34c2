import { allMatches } from '../words/all-matches.ts'
import type { NamedSubject } from './about/subject.ts'
import { occasion } from './about/words.ts'

/** A word of a name, with the words that may follow it and the treatment whose name ends here. */
interface Step {
  next: Map<string, Step>
  slug?: string
}

interface Found {
  slug: string
  /** Positions of its first word and of the word after its last. */
  from: number
  to: number
  length: number
}

/** A treatment where a sentence names it. */
export interface NamedTreatment {
  slug: string
  /** Offset of its first word. */
  start: number
  /** Whether the sentence only mentions it: "after …", "unlike …". */
  isAside: boolean
  /** Whether something is "of" or "for" it. */
  isObject: boolean
}

/** Words after which a treatment's name tells about something else. */
const aside = new Set(
  'after before with without following during between and or to unlike than versus like as from beside alongside plus'.split(
    ' ',
  ),
)
/** What makes another treatment of the name that follows: "RF microneedling", "laser peels". */
const variants = /\b(?:[A-Z]{2,}|[Ll]aser|[Uu]ltrasound|[Rr]adiofrequency|[Cc]hemical|[Hh]ome)\s+$/
const occasionAfter = new RegExp(`(?: ${occasion})?(?: with us| here| at our clinic)?$`, 'i')
const articles = new Set(['a', 'an', 'the', 'your', 'our', 'each', 'every', 'one'])

/** Finds the treatments that a sentence names, longest name first, so that "RF Microneedling" is not "Microneedling". */
export class TreatmentNames {
  readonly #start: Step = { next: new Map() }
  /** Treatments by each word of their names. */
  readonly #words = new Map<string, Set<string>>()

  /** @param names a treatment's title or other name, with its slug */
  constructor(names: readonly { name: string; slug: string }[]) {
    for (const { name, slug } of names) {
      let step = this.#start
      const words = wordsOf(name).map(({ text }) => singular(text))
      for (const word of words) {
        const next: Step = step.next.get(word) ?? { next: new Map() }
        step.next.set(word, next)
        step = next
      }
      if (step !== this.#start) step.slug ??= slug
      for (const word of words) this.#words.set(word, (this.#words.get(word) ?? new Set()).add(slug))
    }
  }

  /** Every treatment that a sentence names, each time, the longest name where several begin or overlap. */
  in(sentence: string): NamedTreatment[] {
    const words = wordsOf(sentence)
    const taken = new Set<number>()
    return words
      .flatMap((_, from) => this.#namesAt(words, from))
      .sort((a, b) => b.length - a.length)
      .filter(({ from, to }) => {
        const positions = Array.from({ length: to - from }, (_, index) => from + index)
        if (positions.some((position) => taken.has(position))) return false
        for (const position of positions) taken.add(position)
        return true
      })
      .map(({ slug, from }) => {
        const lead = words[from - 1]?.text ?? ''
        return {
          slug,
          start: words[from]?.start ?? 0,
          isAside: aside.has(lead),
          isObject: /^(?:of|for)$/.test(lead),
        }
      })
  }

  /** Slug of the only treatment whose name has the single word that these words end with: "HIFU", "a booster session". */
  byWordAtEndOf(text: string): string | undefined {
    const words = wordsOf(text.replace(occasionAfter, ''))
    const [before, last] = words.length < 2 ? [undefined, words[0]] : words.slice(-2)
    if (!last || (before && !articles.has(before.text))) return undefined
    const slugs = [...(this.#words.get(singular(last.text)) ?? [])]
    return slugs.length === 1 ? slugs[0] : undefined
  }

  /** Slug of the treatment whose name, the longest, stands at an end of these words; undefined when it is "after" or "with" one. */
  at({ words: text, nameAt }: NamedSubject): string | undefined {
    const words = wordsOf(nameAt === 'start' ? text : text.replace(occasionAfter, ''))
    const first = words.findIndex(({ text: word }) => !articles.has(word))
    const isStart = nameAt === 'start'
    const found = isStart
      ? this.#namesAt(words, first)
      : words.flatMap((_, from) => this.#namesAt(words, from))
    const name = found
      .filter(({ to }) => isStart || to === words.length)
      .sort((a, b) => b.length - a.length)[0]
    const isKind = variants.test(text.slice(0, words[name?.from ?? 0]?.start ?? 0))
    if (isKind) return undefined
    const isAside = nameAt !== 'relative' && aside.has(words[(name?.from ?? 0) - 1]?.text ?? '')
    return isAside ? undefined : name?.slug
  }

  #namesAt(words: readonly Word[], from: number): Found[] {
    const found: Found[] = []
    let step: Step | undefined = this.#start
    let length = 0
    for (let at = from; at < words.length; at++) {
      const word = singular(words[at]?.text ?? '')
      step = step.next.get(word)
      if (!step) break
      length += word.length + 1
      if (step.slug !== undefined) found.push({ slug: step.slug, from, to: at + 1, length })
    }
    return found
  }
}

const oneWord = /[\p{L}\p{N}]+/gu

interface Word {
  text: string
  start: number
}

function wordsOf(text: string): Word[] {
  return allMatches(text.toLowerCase(), oneWord).map((match) => ({
    text: match[0],
    start: match.index,
  }))
}

/** "filler" for "fillers", so that a name is met in either number. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
