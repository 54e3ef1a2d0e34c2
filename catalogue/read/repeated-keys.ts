import { type Document, isScalar, visit, YAMLParseError } from 'yaml'

/** More repeated keys than this in one file are not slips. */
export const mostRepeated = 30

/**
 * Adds an error for each key that stands in its group already; of several in a row for the first alone, as one line that
 * begins another entry or group is missing before them. The parser's own check compares every key with every other, which
 * takes minutes for a group of some ten thousand.
 */
export function markRepeatedKeys(document: Document.Parsed): void {
  let named = 0
  visit(document, {
    Map: (_key, { items }) => {
      const seen = new Set<string>()
      let follows = false
      for (const { key } of items) {
        if (!isScalar(key) || key.value === null || !key.range) continue
        const name = String(key.value)
        const isRepeated = seen.has(name)
        if (isRepeated && !follows && named < mostRepeated) {
          named += 1
          const [start, end] = key.range
          document.errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', 'Map keys must be unique'))
        }
        follows = isRepeated
        seen.add(name)
      }
    },
  })
}
