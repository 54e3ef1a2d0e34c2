/** Finds the treatments that a sentence names, longest name first, so that "RF Microneedling" is not "Microneedling". */
export class TreatmentNames {
  #byFirstWord = new Map<string, { words: string; slug: string }[]>()

  /** @param names a treatment's title or other name, with its slug */
  constructor(names: readonly { name: string; slug: string }[]) {
    for (const { name, slug } of names) {
      const words = plain(name).trim()
      const first = words.split(' ', 1)[0] ?? ''
      const list = this.#byFirstWord.get(first) ?? []
      list.push({ words: ` ${words} `, slug })
      this.#byFirstWord.set(
        first,
        list.sort((a, b) => b.words.length - a.words.length),
      )
    }
  }

  /** Slugs of every treatment named, each once. */
  in(sentence: string): string[] {
    let text = plain(sentence)
    const found = [...new Set(text.trim().split(' '))]
      .flatMap((word) => this.#byFirstWord.get(word) ?? [])
      .sort((a, b) => b.words.length - a.words.length)
      .filter(({ words }) => {
        if (!text.includes(words)) return false
        text = text.replaceAll(words, ' | ')
        return true
      })
    return [...new Set(found.map(({ slug }) => slug))]
  }
}

function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
