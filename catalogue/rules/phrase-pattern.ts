/** A pattern, and words without which it can't match: looking for them first costs far less. */
export interface PhrasePattern {
  /** Global, without regard to case, for words in plain letters. */
  words: RegExp
  /** Of each list, whatever the pattern matches holds a word that begins so. */
  cues: readonly (readonly number[])[]
}

/** How many letters of a word tell it apart well enough. */
const told = 4

/** A text in plain letters with the numbers of those of its words' beginnings that some pattern asks for. */
export interface Said {
  text: string
  starts: ReadonlySet<number>
}

/** Whether some pattern asks for the beginning of a number. */
const asked = new Uint8Array(37 ** told)

/** For each ASCII letter and digit a number of its own without regard to case, 0 for anything else. */
const digits = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? Number.parseInt(String.fromCharCode(code), 36) + 1 : 0,
)

/**
 * A pattern with its cues, each written with `|` between its choices: `hay|hayfever`. A choice of four letters or more
 * stands for all words that begin with its first four; a shorter one for itself alone.
 */
export function cued(words: RegExp, ...cues: readonly string[]): PhrasePattern {
  const numbers = (choices: string) => {
    const found: number[] = []
    eachBeginning(choices, (number) => found.push(number))
    return found
  }
  const found = cues.map(numbers)
  for (const number of found.flat()) asked[number] = 1
  return { words, cues: found }
}

/** The words of a text, ready for patterns. */
export function saidOf(text: string): Said {
  const starts = new Set<number>()
  eachBeginning(text, (number) => {
    if (asked[number] === 1) starts.add(number)
  })
  return { text, starts }
}

/** The number of the first four letters or digits of each word. */
function eachBeginning(text: string, take: (number: number) => void): void {
  let number = 0
  let length = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0
    const digit = code < 128 ? (digits[code] as number) : 0
    if (digit > 0) {
      if (length < told) number = number * 37 + digit
      length++
    } else if (length > 0) {
      take(number)
      number = 0
      length = 0
    }
  }
}

/** Whether a pattern matches anywhere in what is said. */
export function occurs({ words, cues }: PhrasePattern, { text, starts }: Said): boolean {
  if (!cues.every((choices) => choices.some((choice) => starts.has(choice)))) return false
  words.lastIndex = 0
  const found = words.test(text)
  words.lastIndex = 0
  return found
}
