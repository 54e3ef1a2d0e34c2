/** Two lists put side by side. */
export interface Matched<Item> {
  /** Entries that are the same one, changed or not. */
  pairs: [before: Item, after: Item][]
  added: Item[]
  removed: Item[]
  /** Whether entries that are in both stand in another order. */
  reordered: boolean
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
  const positions = pairs.map(([, item]) => after.indexOf(item))
  const removed: Item[] = []
  for (const item of left) {
    const found = take((other) => alike(item, other))
    if (found?.[0] !== undefined) pairs.push([item, found[0]])
    else removed.push(item)
  }
  const reordered = positions.some((position, index) => position < (positions[index - 1] ?? -1))
  return { pairs, added: rest, removed, reordered }
}

/** Whether one text is likely a new version of the other: they share at least a third of their words. */
export function similar(before: string, after: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  const [left, right] = [words(before), words(after)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared * 3 >= Math.max(1, left.size, right.size)
}
