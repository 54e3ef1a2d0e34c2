import { type Document, isScalar, type Scalar, visit, YAMLParseError } from 'yaml'

/** More repeated keys than this in one file are not slips. */
export const mostRepeated = 30

/**
 * Adds an error for each key that stands in its group already, with the words for it; of several in a row for the first
 * alone, as one line that begins another entry or group is missing before them. The parser's own check compares every key
 * with every other, which takes minutes for a group of some ten thousand.
 */
export function markRepeatedKeys(document: Document.Parsed): void {
  let named = 0
  visit(document, {
    Map: (_key, { items }) => {
      const times = new Map<string, number>()
      for (const { key } of items) if (isName(key)) count(times, key)
      const seen = new Map<string, number>()
      let follows = false
      for (const { key } of items) {
        if (!isName(key) || !key.range) continue
        const turn = count(seen, key)
        if (turn === 2 && !follows && named < mostRepeated) {
          named += 1
          const [start, end] = key.range
          const words = repeatedWords(times.get(String(key.value)) ?? turn)
          document.errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', words))
        }
        follows = turn > 1
      }
    },
  })
}

function isName(key: unknown): key is Scalar {
  return isScalar(key) && key.value !== null
}

function count(times: Map<string, number>, { value }: Scalar): number {
  const turn = (times.get(String(value)) ?? 0) + 1
  times.set(String(value), turn)
  return turn
}

function repeatedWords(times: number): string {
  return `the key stands ${times === 2 ? 'twice' : `${times} times`} in this group.`
}
