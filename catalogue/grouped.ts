/** One entry or more. */
export type Group<Item> = [Item, ...Item[]]

/** Groups a list's entries by key, in the order in which the keys first appear. */
export function grouped<Item, Key>(list: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Group<Item>>()
  for (const item of list) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
