/**
 * The number of a word's beginning that some pattern asks for. Four letters or more stand for all words that begin with the
 * first four; fewer for that word alone.
 */
export type Cue = number

/** How many letters of a word tell it apart well enough. */
const told = 4

/** For each ASCII letter and digit a number of its own without regard to case, 0 for any other byte of UTF-8. */
const digits = Uint8Array.from({ length: 256 }, (_, code) =>
  code < 128 && /[a-z0-9]/i.test(String.fromCharCode(code))
    ? Number.parseInt(String.fromCharCode(code), 36) + 1
    : 0,
)

const digitOf = (letter: string) => digits[letter.charCodeAt(0)] ?? 0

const numbered = new Map<number, Cue>()

/** Few enough to stay in the processor's nearest memory: whether a beginning whose last bits are these may be a cue. */
const mayBeCue = new Uint8Array(4096)

/** The cues that are written with `|` between them; from now on they are looked for. */
export function cuesIn(choices: string): Cue[] {
  return choices.split('|').map((word) => {
    const beginning = [...word.slice(0, told)].reduce((number, letter) => number * 37 + digitOf(letter), 0)
    const cue = numbered.get(beginning) ?? numbered.size
    numbered.set(beginning, cue)
    mayBeCue[beginning % mayBeCue.length] = 1
    return cue
  })
}

/** How many cues are looked for. */
export function cueCount(): number {
  return numbered.size
}

const encoder = new TextEncoder()
let room = new Uint8Array(32_768)

/** The cues of a text in plain letters, each as often as it stands there. */
export function cuesOf(text: string): Cue[] {
  // Bytes are read several times faster than the characters of a text that is part of another.
  if (room.length < text.length * 3) room = new Uint8Array(text.length * 3)
  const { written } = encoder.encodeInto(text, room)
  const found: Cue[] = []
  let beginning = 0
  let length = 0
  for (let at = 0; at <= written; at++) {
    const digit = at < written ? (digits[room[at] as number] as number) : 0
    if (digit > 0) {
      if (length < told) beginning = beginning * 37 + digit
      length++
    } else if (length > 0) {
      const cue = mayBeCue[beginning % mayBeCue.length] === 1 ? numbered.get(beginning) : undefined
      if (cue !== undefined) found.push(cue)
      beginning = 0
      length = 0
    }
  }
  return found
}
