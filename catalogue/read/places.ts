import type { Place } from '../finding.ts'
import { at, firstLineLength } from '../validate.ts'
import type { LeftOut } from './left-out.ts'
import { type Locations, type Path, pathKey } from './locations.ts'
import type { Source } from './source.ts'
import type { Data } from './yaml.ts'

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

/** The places of what stays of `data` once parts are left out, by their paths in what stays. */
export function movedPlaces(places: Places, data: Data, leftOut: LeftOut): Places {
  const moved: Places = Object.create(null)
  for (const [key, place] of Object.entries(places)) {
    const path = leftOut.after(pathIn(data, key === '' ? [] : key.split('\n')))
    if (path) moved[pathKey(path)] = place
  }
  return moved
}

/** A path with the positions in lists as numbers. */
function pathIn(data: Data, steps: readonly string[]): Path {
  return steps.map((step, depth) => (Array.isArray(at(data, steps.slice(0, depth))) ? Number(step) : step))
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
