import { type Path, pathKey } from '../read/locations.ts'
import type { Data } from '../read/yaml.ts'

/** A private character at the end of a value that is marked `!placeholder`. */
const mark = '\uE002'

/** Data in which each value at one of the paths carries a mark. */
export function withMarks(data: Data, placeholders: readonly Path[]): Data {
  const keys = new Set(placeholders.map(pathKey))
  const marked = (value: Data, path: Path): Data => {
    if (Array.isArray(value)) return value.map((item, index) => marked(item, [...path, index]))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [key, marked(inner, [...path, key])]),
      )
    }
    return keys.has(pathKey(path)) ? `${value}${mark}` : value
  }
  return placeholders.length === 0 ? data : marked(data, [])
}

/** A text without its mark. */
export function unmarked(text: string): string {
  return text.replaceAll(mark, '')
}

/** Whether a value, or one within it, carries a mark. */
export function isMarked(value: Data): boolean {
  return JSON.stringify(value).includes(mark)
}
