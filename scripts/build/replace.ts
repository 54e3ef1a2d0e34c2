/** A part of a text, from one offset to another, and what comes in its place. */
export interface Replacement {
  start: number
  end: number
  text: string
}

/** Makes replacements that do not overlap. */
export function replaceParts(text: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((one, other) => other.start - one.start)
    .reduce((result, { start, end, text: part }) => result.slice(0, start) + part + result.slice(end), text)
}
