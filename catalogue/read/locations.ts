/** The keys and list positions that lead to a value: `['faqs', 0, 'answer']`. */
export type Path = readonly (string | number)[]

/** Offsets of one key and its value in the file's text. A list entry has no key of its own. */
export interface Location {
  key?: readonly [start: number, end: number]
  value: readonly [start: number, end: number]
}

/** Where each key and value of one YAML text stands. */
export class Locations {
  #byPath = new Map<string, Location>()

  set(path: Path, location: Location): void {
    this.#byPath.set(pathKey(path), location)
  }

  get(path: Path): Location | undefined {
    return this.#byPath.get(pathKey(path))
  }

  /** Every path, as {@link pathKey} writes it, with its location. */
  entries(): IterableIterator<[string, Location]> {
    return this.#byPath.entries()
  }

  /** The location of the value at `path`, or of the nearest group that holds it. */
  nearest(path: Path): Location | undefined {
    for (let length = path.length; length >= 0; length--) {
      const location = this.get(path.slice(0, length))
      if (location) return location
    }
    return undefined
  }
}

/** `faqs[2].answer`: keys joined by dots, list entries counted from 1 as a reader counts them. */
export function formatPath(path: Path): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step + 1}]` : text ? `${text}.${step}` : step),
    '',
  )
}

/** A path as one text, to look things up by. */
export function pathKey(path: Path): string {
  return path.join('\n')
}
