import type { Place } from '../finding.ts'
import { firstLineLength } from '../validate.ts'
import { type Locations, type Path, pathKey } from './locations.ts'
import type { Source } from './source.ts'

/** Line, column and length of each value of one file, by its path as {@link pathKey} writes it. */
export type Places = Record<string, readonly [line: number, column: number, length: number]>

/** Where every value stands whose offsets are known. */
export function placesOf(source: Source, locations: Locations): Places {
  const places: Places = Object.create(null)
  for (const [key, { value }] of locations.entries()) {
    const [start, end] = value
    const { line, column } = source.place(start)
    places[key] = [line, column, firstLineLength(source.text, start, end)]
  }
  return places
}

/** The place of the value at `path` of a file, or of the nearest group that holds it. */
export function placeIn(file: string, places: Places, path: Path): Place & { length: number } {
  for (let length = path.length; length >= 0; length--) {
    const key = pathKey(path.slice(0, length))
    const found = Object.hasOwn(places, key) ? places[key] : undefined
    if (found) return { file, line: found[0], column: found[1], length: found[2] }
  }
  return { file, line: 1, column: 1, length: 1 }
}
