import type { Path } from './locations.ts'
import type { Data } from './yaml.ts'

/** Stands for an entry of a list in paths of what was left out. */
export const anyEntry = '*'

/** A group or list of which something is left out, or what is left out itself. */
interface Part {
  isOut: boolean
  parts: Map<string | number, Part>
  /** Positions of the entries left out of a list, ascending. */
  positions: number[]
}

const wholePart = (): Part => ({ isOut: false, parts: new Map(), positions: [] })

/** Parts of plain data that are left out, and how paths change thereby: the entries after a missing one move up. */
export class LeftOut {
  readonly #root = wholePart()
  readonly #paths: Path[] = []

  add(paths: readonly Path[]): void {
    const lists = new Set<Part>()
    for (const path of paths) {
      let part = this.#root
      for (const step of path.slice(0, -1)) part = partAt(part, step)
      const step = path.at(-1)
      if (step === undefined || partAt(part, step).isOut) continue
      partAt(part, step).isOut = true
      this.#paths.push(path)
      if (typeof step !== 'number') continue
      part.positions.push(step)
      lists.add(part)
    }
    for (const { positions } of lists) positions.sort((a, b) => a - b)
  }

  /** The data without these parts. */
  without(data: Data): Data {
    return without(data, this.#root)
  }

  /** Where a value of {@link without} stands in the whole data. */
  before(path: Path): Path {
    let part: Part | undefined = this.#root
    return path.map((step) => {
      const found =
        typeof step === 'number' ? step + count(part, (at, earlier) => at - earlier <= step) : step
      part = part?.parts.get(found)
      return found
    })
  }

  /** Where a value of the whole data stands in {@link without}; undefined when it is left out. */
  after(path: Path): Path | undefined {
    const found: (string | number)[] = []
    let part: Part | undefined = this.#root
    for (const step of path) {
      found.push(typeof step === 'number' ? step - count(part, (at) => at < step) : step)
      part = part?.parts.get(step)
      if (part?.isOut) return undefined
    }
    return found
  }

  /** What is missing in {@link without}, as paths in it: a key, or {@link anyEntry} of a list. */
  get gaps(): Path[] {
    return this.#paths.flatMap((path) => {
      const group = this.after(path.slice(0, -1))
      const step = path.at(-1)
      return group && step !== undefined ? [[...group, typeof step === 'number' ? anyEntry : step]] : []
    })
  }
}

function partAt(part: Part, step: string | number): Part {
  const found = part.parts.get(step) ?? wholePart()
  part.parts.set(step, found)
  return found
}

function without(data: Data, part: Part | undefined): Data {
  if (part === undefined || part.parts.size === 0 || typeof data !== 'object' || data === null) return data
  const { parts } = part
  if (Array.isArray(data)) {
    return data.flatMap((entry, index) => (parts.get(index)?.isOut ? [] : [without(entry, parts.get(index))]))
  }
  const kept = Object.entries(data).filter(([key]) => !parts.get(key)?.isOut)
  return Object.fromEntries(kept.map(([key, value]) => [key, without(value, parts.get(key))]))
}

/** How many positions left out of a list pass a test that the first ones pass and the later ones don't. */
function count(part: Part | undefined, passes: (position: number, earlier: number) => boolean): number {
  const positions = part?.positions ?? []
  let low = 0
  let high = positions.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(positions[middle] ?? 0, middle)) low = middle + 1
    else high = middle
  }
  return low
}
