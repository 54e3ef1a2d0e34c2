import { type Path, pathKey } from './locations.ts'
import type { Data } from './yaml.ts'

/** Stands for an entry of a list in paths of what was left out. */
export const anyEntry = '*'

/** Parts of plain data that are left out, and how paths change thereby: the entries after a missing one move up. */
export class LeftOut {
  readonly #paths = new Map<string, Path>()
  /** Positions of the entries left out of each list, ascending. */
  readonly #positions = new Map<string, number[]>()

  add(paths: readonly Path[]): void {
    const lists = new Set<number[]>()
    for (const path of paths) {
      if (this.#has(path)) continue
      this.#paths.set(pathKey(path), path)
      const step = path.at(-1)
      if (typeof step !== 'number') continue
      const list = pathKey(path.slice(0, -1))
      const positions = this.#positions.get(list) ?? []
      positions.push(step)
      this.#positions.set(list, positions)
      lists.add(positions)
    }
    for (const positions of lists) positions.sort((a, b) => a - b)
  }

  /** The data without these parts. */
  without(data: Data, path: Path = []): Data {
    if (this.#paths.size === 0 || typeof data !== 'object' || data === null) return data
    if (Array.isArray(data)) {
      return data.flatMap((entry, index) => {
        const at = [...path, index]
        return this.#has(at) ? [] : [this.without(entry, at)]
      })
    }
    const kept = Object.entries(data).filter(([key]) => !this.#has([...path, key]))
    return Object.fromEntries(kept.map(([key, value]) => [key, this.without(value, [...path, key])]))
  }

  /** Where a value of {@link without} stands in the whole data. */
  before(path: Path): Path {
    const found: (string | number)[] = []
    for (const step of path) {
      found.push(
        typeof step === 'number' ? step + this.#count(found, (at, earlier) => at - earlier <= step) : step,
      )
    }
    return found
  }

  /** Where a value of the whole data stands in {@link without}; undefined when it is left out. */
  after(path: Path): Path | undefined {
    const found: (string | number)[] = []
    for (const [depth, step] of path.entries()) {
      if (this.#has(path.slice(0, depth + 1))) return undefined
      const list = path.slice(0, depth)
      found.push(typeof step === 'number' ? step - this.#count(list, (at) => at < step) : step)
    }
    return found
  }

  /** What is missing in {@link without}, as paths in it: a key, or {@link anyEntry} of a list. */
  get gaps(): Path[] {
    return [...this.#paths.values()].flatMap((path) => {
      const group = this.after(path.slice(0, -1))
      const step = path.at(-1)
      return group && step !== undefined ? [[...group, typeof step === 'number' ? anyEntry : step]] : []
    })
  }

  #has(path: Path): boolean {
    return this.#paths.has(pathKey(path))
  }

  /** How many positions left out of a list pass a test that the first ones pass and the later ones don't. */
  #count(list: Path, passes: (position: number, earlier: number) => boolean): number {
    const positions = this.#positions.get(pathKey(list)) ?? []
    let low = 0
    let high = positions.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (passes(positions[middle] ?? 0, middle)) low = middle + 1
      else high = middle
    }
    return low
  }
}
