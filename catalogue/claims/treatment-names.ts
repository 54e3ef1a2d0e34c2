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

/** Words after which a treatment's name tells about something else. */
const aside = new Set('after before with without for following during between and or to'.split(' '))

/** Finds the treatments that a sentence names, longest name first, so that "RF Microneedling" is not "Microneedling". */
export class TreatmentNames {
  readonly #start: Step = { next: new Map() }

  /** @param names a treatment's title or other name, with its slug */
  constructor(names: readonly { name: string; slug: string }[]) {
    for (const { name, slug } of names) {
      let step = this.#start
      for (const word of wordsOf(name)) {
        const next: Step = step.next.get(word) ?? { next: new Map() }
        step.next.set(word, next)
        step = next
      }
      if (step !== this.#start) step.slug ??= slug
    }
  }

  /** Slugs of every treatment named, each once. */
  in(sentence: string): string[] {
    const words = wordsOf(sentence)
    const taken = new Set<number>()
    const slugs = new Set<string>()
    const found = words.flatMap((_, from) => this.#namesAt(words, from))
    for (const { slug, from, to } of found.sort((a, b) => b.length - a.length)) {
      const positions = Array.from({ length: to - from }, (_, index) => from + index)
      if (positions.some((position) => taken.has(position))) continue
      for (const position of positions) taken.add(position)
      slugs.add(slug)
    }
    return [...slugs]
  }

  /** Slug of the treatment whose name, the longest, is the last of these words; undefined when it is "after" or "with" one. */
  atEndOf(text: string): string | undefined {
    const words = wordsOf(text)
    const last = words
      .flatMap((_, from) => this.#namesAt(words, from))
      .filter(({ to }) => to === words.length)
      .sort((a, b) => b.length - a.length)[0]
    return last && !aside.has(words[last.from - 1] ?? '') ? last.slug : undefined
  }

  #namesAt(words: readonly string[], from: number): Found[] {
    const found: Found[] = []
    let step: Step | undefined = this.#start
    let length = 0
    for (let at = from; at < words.length; at++) {
      const word = words[at] ?? ''
      step = step.next.get(word)
      if (!step) break
      length += word.length + 1
      if (step.slug !== undefined) found.push({ slug: step.slug, from, to: at + 1, length })
    }
    return found
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
