import { type Document, isScalar, visit, YAMLParseError } from 'yaml'

/** More repeated keys than this in one file are not slips. */
export const mostRepeated = 30

/**
 * Adds an error for each key that stands in its group already. The parser's own check compares every key with every other,
 * which takes minutes for a group of some ten thousand.
 */
export function markRepeatedKeys(document: Document.Parsed): void {
  let named = 0
  visit(document, {
    Map: (_key, { items }) => {
      const seen = new Set<string>()
      for (const { key } of items) {
        if (!isScalar(key) || key.value === null || !key.range) continue
        const name = String(key.value)
        if (seen.has(name) && named < mostRepeated) {
          named += 1
          const [start, end] = key.range
          document.errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', 'Map keys must be unique'))
        }
        seen.add(name)
      }
    },
  })
}
