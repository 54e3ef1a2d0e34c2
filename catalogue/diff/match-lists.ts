/** Two lists put side by side. */
export interface Matched<Item> {
  /** Entries that are the same one, changed or not. */
  pairs: [before: Item, after: Item][]
  added: Item[]
  removed: Item[]
  /** Entries that are in both and stand in another order: the fewest whose moving explains it. */
  moved: Item[]
}

/**
 * Finds which entries of two lists are the same: those that `name` calls alike, then, of the rest and in order, those that
 * `alike` says are versions of one another.
 */
export function matchLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  name: (item: Item) => string,
  alike: (before: Item, after: Item) => boolean,
): Matched<Item> {
  const rest = [...after]
  const take = (fits: (item: Item) => boolean) => {
    const index = rest.findIndex(fits)
    return index === -1 ? undefined : rest.splice(index, 1)
  }
  const pairs: [Item, Item][] = []
  const left: Item[] = []
  for (const item of before) {
    const found = take((other) => name(other) === name(item))
    if (found?.[0] !== undefined) pairs.push([item, found[0]])
    else left.push(item)
  }
  const inOrder = pairs.map(([, item]) => item)
  const removed: Item[] = []
  for (const item of left) {
    const found = take((other) => alike(item, other))
    if (found?.[0] !== undefined) pairs.push([item, found[0]])
    else removed.push(item)
  }
  return { pairs, added: rest, removed, moved: movedOf(inOrder, after) }
}

/** Of entries in their former order, those that do not belong to the longest run that has kept it. */
function movedOf<Item>(former: readonly Item[], after: readonly Item[]): Item[] {
  const places = new Map(after.map((item, index) => [item, index]))
  const positions = former.map((item) => places.get(item) ?? -1)
  const kept = longestRise(positions)
  return former.filter((_, index) => !kept.has(index))
}

/** Indexes of the longest rising run through some numbers: for each length, the run that ends lowest is gone on with. */
function longestRise(numbers: readonly number[]): Set<number> {
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    before[index] = ends[low - 1]
    ends[low] = index
  }
  const run = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = before[index]) run.add(index)
  return run
}

/** Whether one text is likely a new version of the other: they share at least a third of their words. */
export function similar(before: string, after: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  const [left, right] = [words(before), words(after)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared * 3 >= Math.max(1, left.size, right.size)
}
